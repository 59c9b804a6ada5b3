import { describe, expect, it } from 'vitest';
import { routes } from '../../src/lib/routes.ts';
import { contract, everything, namesOfFields, operations, schemas, whole } from './prose.ts';

/*
 * The names in the contract's sentences: of fields, calls and screens that there are, and of places as they are
 * counted.
 */

describe('a place in a list', () => {
  const text = schemas.find(({ place }) => place === 'ErrorItem.target')?.text ?? '';

  it('counts from 0, in each example, too', () => {
    expect(text).toContain('counted from 0');
    const counted = [
      ...text.matchAll(/`\w+\.(\d+)\.\w+`(?: is)? the .*?\b(first|second|third)\b/g),
    ];
    const ordinals = ['first', 'second', 'third'];
    expect(counted.map(([, at, ordinal]) => [at, ordinal])).toHaveLength(2);
    for (const [, at = '', ordinal = ''] of counted)
      expect(`${at} ${ordinal}`).toBe(`${ordinals.indexOf(ordinal)} ${ordinal}`);
  });

  it('stands between names that a call is sent', () => {
    const example = [...text.matchAll(/`(\w+)\.\d+\.(\w+)`/g)].flatMap(([, ...both]) => both);
    const sent = new Set(
      namesOfFields(operations.map(({ requestBody }) => requestBody?.schema ?? null)),
    );
    expect(example.filter((name) => !sent.has(name))).toEqual([]);
  });
});
describe('a name in a sentence', () => {
  const ids = operations.map(({ operationId }) => operationId);
  const inAddresses = Object.values(routes).flatMap(({ path }) => path.split('/'));
  const names = new Set([
    ...namesOfFields([whole]),
    ...ids,
    ...operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    ...schemas.flatMap(({ node }) => [node['enum'] ?? []].flat().map(String)),
    ...inAddresses,
    ...Object.keys(contract.components),
    'customerCode',
  ]);

  it('is that of a field, a parameter, a value, a call or a screen', () => {
    const found = everything.flatMap(({ place, text }) =>
      (text.match(/\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/g) ?? []).map((name) => ({ place, name })),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('is that of a schema', () => {
    const known = new Set([
      ...Object.keys(contract.components['schemas'] ?? {}),
      'HttpOnly',
      'SameSite',
    ]);
    const found = everything.flatMap(({ place, text }) =>
      (text.match(/\b(?:[A-Z][a-z]+){2,}\b/g) ?? []).map((name) => ({ place, name })),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('is that of a call by its address', () => {
    const addresses = operations.map(
      ({ method, path }) =>
        new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    const found = everything.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:GET|POST|PUT|DELETE) \/[\w/{}-]+/g)].map(([name]) => name),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((name) => !addresses.some((one) => one.test(name)))).toEqual([]);
  });

  it('is that of a screen (S2)', () => {
    const screens = Object.values(routes).map(({ path }) => path.replace(':token', '{token}'));
    const isScreen = (name: string): boolean =>
      screens.some(
        (path) => path === name || path.startsWith(`${name}/`) || path.endsWith(`/${name}`),
      );
    const found = everything.flatMap(({ text }) =>
      [...text.matchAll(/\(S2 ([^)]*)\)/g)].flatMap(([, list = '']) =>
        list.split(/,? and |, /).filter((name) => !/[" ;]|^S\d$|-target/.test(name)),
      ),
    );
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((name) => name !== 'step4' && !isScreen(name))).toEqual([]);
  });
});

/**
 * What is new since the last release stands at several places, which have to tell the same: no older text holds them.
 * The words are those of the checks that hold a server to it (`contract/verify`) and of the sandbox's tests.
 */
describe('what is new is told as it is checked', () => {
  it.each([
    [
      'IsDownloadable',
      ['PDF', 'CSV', 'withdrawn', 'past their deadline', 'False: only the others'],
    ],
    ['BillSummary.downloadableCount', ['with a file', 'withdrawn', 'past their deadline']],
    ['BillSummary.downloadableFileCount', ['PDF', 'CSV']],
    ['BillSummary.withoutPriceCount', ['price is null', 'not in the sum']],
    ['BillSummary.totalPrice', ['in whole yen', 'Negative where credit notes outweigh']],
    ['BillCounts.deadlineSoonCount', ['both days included', 'downloaded already or not']],
    ['BillCounts.today', ['by the server\u2019s clock', 'in Japan time']],
    ['DownloadDeadlineFrom', ['Bills without a deadline are not found']],
    ['./bills/counts.get', ['withdrawn', 'past their deadline']],
    ['./bills/zip.get', ['PDF', 'CSV', 'withdrawn', 'past their deadline']],
    ['./bills/{billId}/preview.get', ['access', 'not as a download', 'stay as they are']],
    ['SettingInfo.isBillPreviewEnabled', ['false or null, previewBillPdf gives 404-1-00-01']],
    ['SettingInfo.fiscalYearFirstMonth', ['Null if the choice is not to be offered']],
    ['RegisteredItem.value', ['comes masked', 'its item is not editable']],
    ['./downloads/{token}/login.post', ['a new one with each login', 'several links open']],
    ['./downloads/{token}/login.post', ['for those that the cookie of the request was good for']],
    ['./download-session.get', ['the one that has the bill', 'the one logged in to last']],
    ['info', ['says `Cache-Control: no-store`, files and refusals included']],
    [
      'info',
      ['with `filename*` (RFC 8187)', 'reads a field that may be null and is not there as null'],
    ],
  ])('%s: %j', (place, words) => {
    const text = everything.find((one) => one.place === place)?.text.replaceAll("'", '\u2019');
    for (const word of words) expect(text).toContain(word);
  });
});
