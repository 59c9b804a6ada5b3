import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  findFittingColumns,
  gridTemplateOf,
  type ColumnName,
} from '../../../../src/pages/bills/columns/columns.ts';
import { COMMON_COLUMNS } from '../row-props.ts';

const COMMON_COLUMN_NAMES: readonly ColumnName[] = COMMON_COLUMNS.map(({ name }) => name);

describe('the columns of the list', () => {
  it.each<[readonly ColumnName[], number, ColumnName[]]>([
    [COMMON_COLUMN_NAMES, 114, [...COMMON_COLUMN_NAMES]],
    [COMMON_COLUMN_NAMES, 92, ['mailAttachment', 'previousAccess', 'lastDownload']],
    [COMMON_COLUMN_NAMES, 79, ['lastDownload']],
    [COMMON_COLUMN_NAMES, 74, []],
    [[...COMMON_COLUMN_NAMES, 'paymentDueDate'], 79, ['paymentDueDate']],
    [['ipAddress'], 84, ['ipAddress']],
    [[], 200, []],
  ])(
    'are displayed in the order of priority: of %j, a table of %d rem has space for %j',
    (chosenNames, widthInRem, fittingNames) => {
      expect(findFittingColumns(chosenNames, widthInRem)).toEqual(fittingNames);
    },
  );

  it('leave at least 14 rem for the title', () => {
    const widthsInRem = Array.from({ length: 121 }, (_, halfRem) => 60 + halfRem / 2);
    const tooNarrowWidths = widthsInRem.filter((widthInRem) => {
      const fittingNames = findFittingColumns(COMMON_COLUMN_NAMES, widthInRem);
      const template =
        gridTemplateOf(COLUMNS.filter(({ name }) => fittingNames.includes(name))) ?? '';
      const widths = template.match(/(?<![\d.])[\d.]+(?=rem)/g) ?? [];
      const totalWidth = widths.reduce((sum, width) => sum + Number(width), 0);
      return template !== '' && totalWidth + 14 > widthInRem;
    });
    expect(tooNarrowWidths).toEqual([]);
  });

  it('add their widths to the grid template, which is undefined if no column is chosen', () => {
    const chosenColumns = COLUMNS.filter(({ name }) =>
      ['mailAttachment', 'lastDownload'].includes(name),
    );
    expect(gridTemplateOf(chosenColumns)).toMatch(/ 5\.75rem 6\.25rem 6\.25rem 7\.25rem 2\.25rem$/);
    expect(gridTemplateOf([])).toBeUndefined();
  });
});
