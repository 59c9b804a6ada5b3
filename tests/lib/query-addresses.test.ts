import { describe, expect, it } from 'vitest';
import {
  historyLinkId,
  mailedLinkHistoryPath,
  readHistoryAddress,
  statusHistoryPath,
} from '../../src/lib/query-addresses.ts';
import { paths } from '../../src/lib/paths.ts';

const readAddress = (address: string) =>
  readHistoryAddress(new URL(address, 'http://localhost').searchParams);

describe('the address of a status history', () => {
  it('contains its bill, for customers and for visitors with a link', () => {
    const longestId = 'b_1-A'.padEnd(64, 'b');
    expect(statusHistoryPath('b_1-A')).toBe(`${paths.statusHistory()}?billId=b_1-A`);
    expect(mailedLinkHistoryPath('b_1-A')).toBe(`${paths.downloadStatusHistory()}?billId=b_1-A`);
    expect(readAddress(statusHistoryPath(longestId))).toEqual({ billId: longestId, page: 1 });
    expect(historyLinkId('b-1')).not.toBe(historyLinkId('b-2'));
  });

  it.each([
    ['?billId=b-1&page=3', 3],
    ['?billId=b-1&page=1', 1],
    ['?billId=b-1&page=1000000', 1_000_000],
    ['?billId=b-1&page=1000001', 1],
    ['?billId=b-1&page=0', 1],
    ['?billId=b-1&page=-2', 1],
    ['?billId=b-1&page=1.5', 1],
    ['?billId=b-1&page=x', 1],
    ['?billId=b-1&page=', 1],
    ['?billId=b-1', 1],
  ])('with the query %s has the page %d', (query, page) => {
    expect(readAddress(query)).toEqual({ billId: 'b-1', page });
  });

  it.each([
    '',
    '?billId=',
    '?billId=b%201',
    '?billId=../b-1',
    '?billId=b-1%0A',
    `?billId=${'b'.repeat(65)}`,
  ])('with the query "%s" has no bill', (query) => {
    expect(readAddress(query).billId).toBeUndefined();
  });
});
