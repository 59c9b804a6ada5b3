import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  columnsThatFit,
  gridTemplateOf,
  type ColumnName,
} from '../../../../src/pages/bills/columns/columns.ts';
import { COLUMNS_OF_S2 } from '../bare-bill.ts';

const ALL: readonly ColumnName[] = COLUMNS_OF_S2.map(({ name }) => name);

describe('the columns of the list', () => {
  it.each<[readonly ColumnName[], number, ColumnName[]]>([
    [ALL, 114, [...ALL]],
    [ALL, 92, ['mailAttachment', 'previousAccess', 'lastDownload']],
    [ALL, 79, ['lastDownload']],
    [ALL, 74, []],
    [[...ALL, 'paymentDueDate'], 79, ['paymentDueDate']],
    [['ipAddress'], 84, ['ipAddress']],
    [[], 200, []],
  ])(
    'are displayed in order of importance: of %j, a table of %d rem has room for %j',
    (chosenNames, room, fit) => {
      expect(columnsThatFit(chosenNames, room)).toEqual(fit);
    },
  );

  it('leave at least 14 rem for the title', () => {
    const rooms = Array.from({ length: 121 }, (_, step) => 60 + step / 2);
    const tooWide = rooms.filter((room) => {
      const fitting = columnsThatFit(ALL, room);
      const template = gridTemplateOf(COLUMNS.filter(({ name }) => fitting.includes(name))) ?? '';
      const widths = template.match(/(?<![\d.])[\d.]+(?=rem)/g) ?? [];
      const fixed = widths.reduce((sum, width) => sum + Number(width), 0);
      return template !== '' && fixed + 14 > room;
    });
    expect(tooWide).toEqual([]);
  });

  it('have widths between the fixed columns, whose widths only the style sheet has', () => {
    const chosenColumns = COLUMNS.filter(({ name }) =>
      ['mailAttachment', 'lastDownload'].includes(name),
    );
    expect(gridTemplateOf(chosenColumns)).toMatch(/ 5\.75rem 6\.25rem 6\.25rem 7\.25rem 2\.25rem$/);
    expect(gridTemplateOf([])).toBeUndefined();
  });
});
