import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  columnsThatFit,
  templateOf,
  type ColumnName,
} from '../../../../src/pages/bills/columns/columns.ts';

const ALL: readonly ColumnName[] = COLUMNS.flatMap(({ name, isOfPaymentDue }) =>
  isOfPaymentDue ? [] : [name],
);

describe('the columns of the list', () => {
  it('are all there where a window of 1440 pixels leaves the table 84 rem', () => {
    expect(columnsThatFit(ALL, 84)).toEqual([
      'mailAttachment',
      'attachments',
      'returnedFile',
      'previousAccess',
      'ipAddress',
      'lastDownload',
    ]);
  });

  it('are dropped by their worth where there is less room, and stay in their order', () => {
    expect(columnsThatFit(ALL, 66)).toEqual(['attachments', 'returnedFile', 'lastDownload']);
    expect(columnsThatFit(ALL, 56)).toEqual(['lastDownload']);
    expect(columnsThatFit(ALL, 50)).toEqual([]);
  });

  it('have the payment due date first', () => {
    expect(columnsThatFit([...ALL, 'paymentDueDate'], 56)).toEqual(['paymentDueDate']);
  });

  it('are only those that the customer wants, wherever there is room', () => {
    expect(columnsThatFit(['ipAddress'], 84)).toEqual(['ipAddress']);
    expect(columnsThatFit([], 200)).toEqual([]);
  });

  it('never ask for more than the room that there is, nor leave the title less than 12 rem', () => {
    const rooms = Array.from({ length: 121 }, (_, step) => 40 + step / 2);
    const tooWide = rooms.filter((room) => {
      const fitting = columnsThatFit(ALL, room);
      const template = templateOf(COLUMNS.filter(({ name }) => fitting.includes(name))) ?? '';
      const widths = template.match(/(?<![\d.])[\d.]+(?=rem)/g) ?? [];
      const fixed = widths.reduce((sum, width) => sum + Number(width), 0);
      return template !== '' && fixed + 12 > room;
    });
    expect(tooWide).toEqual([]);
  });

  it('have their widths between those that always stand and the files with the details', () => {
    const chosen = COLUMNS.filter(({ name }) => ['mailAttachment', 'lastDownload'].includes(name));
    expect(templateOf(chosen)).toBe(
      '2.75rem 5.75rem minmax(0, 1fr) 9rem 6.25rem 5.75rem 5.5rem 6rem 5rem 2.5rem',
    );
  });

  it('leave the widths to the style sheet while there are only those that always stand', () => {
    expect(templateOf([])).toBeUndefined();
  });
});
