import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  columnsThatFit,
  gridTemplateOf,
  type ColumnName,
} from '../../../../src/pages/bills/columns/columns.ts';
import { COMMON_COLUMNS } from '../row-props.ts';

const ALL_NAMES: readonly ColumnName[] = COMMON_COLUMNS.map(({ name }) => name);

describe('the columns of the list', () => {
  it.each<[readonly ColumnName[], number, ColumnName[]]>([
    [ALL_NAMES, 114, [...ALL_NAMES]],
    [ALL_NAMES, 92, ['mailAttachment', 'previousAccess', 'lastDownload']],
    [ALL_NAMES, 79, ['lastDownload']],
    [ALL_NAMES, 74, []],
    [[...ALL_NAMES, 'paymentDueDate'], 79, ['paymentDueDate']],
    [['ipAddress'], 84, ['ipAddress']],
    [[], 200, []],
  ])(
    'are displayed in order of importance: of %j, a table of %d rem has room for %j',
    (chosenNames, widthInRem, fittingNames) => {
      expect(columnsThatFit(chosenNames, widthInRem)).toEqual(fittingNames);
    },
  );

  it('leave at least 14 rem for the title', () => {
    const widthsInRem = Array.from({ length: 121 }, (_, halfRem) => 60 + halfRem / 2);
    const tooNarrowWidths = widthsInRem.filter((widthInRem) => {
      const fittingNames = columnsThatFit(ALL_NAMES, widthInRem);
      const template =
        gridTemplateOf(COLUMNS.filter(({ name }) => fittingNames.includes(name))) ?? '';
      const widths = template.match(/(?<![\d.])[\d.]+(?=rem)/g) ?? [];
      const totalWidth = widths.reduce((sum, width) => sum + Number(width), 0);
      return template !== '' && totalWidth + 14 > widthInRem;
    });
    expect(tooNarrowWidths).toEqual([]);
  });

  it('add their widths between the fixed columns, and define no template if no column is chosen', () => {
    const chosenColumns = COLUMNS.filter(({ name }) =>
      ['mailAttachment', 'lastDownload'].includes(name),
    );
    expect(gridTemplateOf(chosenColumns)).toMatch(/ 5\.75rem 6\.25rem 6\.25rem 7\.25rem 2\.25rem$/);
    expect(gridTemplateOf([])).toBeUndefined();
  });
});
