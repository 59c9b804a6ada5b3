import { describe, expect, it } from 'vitest';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

const odd = [
  '\u0000',
  'a\u0000b',
  '\u202Eabc',
  '👩‍👩‍👧‍👦',
  '𠮷野家',
  "' OR 1=1 --",
  '"; DROP TABLE bills; --',
  '%',
  '_',
  '*',
  '"',
  '""',
  'NEAR(a b)',
  'searchTitle : x',
  '{searchTitle} : x',
  '^a',
  'a OR b',
  'NOT',
  '\\',
  '<script>alert(1)</script>',
  '　',
  '\n\r\t',
  '\uFFFD\uFEFF',
  'ﾊﾟﾋﾟﾌﾟ',
  'e\u0301',
  'İ',
  'ß',
  '­',
  '-'.repeat(100),
  'あ'.repeat(100),
];

describe('odd entries', () => {
  it.each(odd)('a search for %j is answered', async (keyword) => {
    const customer = await sandbox.loggedIn();
    const answer = await customer.get(`/bills?keyword=${encodeURIComponent(keyword)}`);
    expect(answer.status).toBe(200);
  });

  it.each(odd)('%j as login ID and password is a wrong pair', async (text) => {
    const customer = sandbox.customer();
    expect((await customer.login(text, text)).code).toBe('400-1-02-01');
  });

  it('finds half-width kana by full-width ones', async () => {
    const customer = await sandbox.loggedIn();
    const narrow = await customer.get(`/bills?keyword=${encodeURIComponent('ｾﾝﾀｰ')}`);
    const wide = await customer.get(`/bills?keyword=${encodeURIComponent('センター')}`);
    expect(narrow.json).toEqual(wide.json);
  });

  it.each([
    ['/bills/%E0%A4%A/pdf', '404-1-00-01'],
    ['/bills//pdf', '404-1-00-03'],
    ['/bills/..%2F..%2Fetc/pdf', '404-1-00-01'],
    [`/bills/${'x'.repeat(400)}/pdf`, '404-1-00-01'],
    ['/no/such/path', '404-1-00-01'],
  ])('the address %s is a wrong one', async (path, code) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(path)).code).toBe(code);
  });

  it.each(['{', 'null', '[]', '"x"', '{"loginId":1}', '{"loginId":{}}', ''])(
    'the body %j is refused in the shape of S8',
    async (body) => {
      const customer = sandbox.customer();
      await customer.get('/setting/info');
      const response = await fetch(`${sandbox.url}/demo/mypage-api/auth/login`, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          Cookie: `XSRF-TOKEN=${customer.cookies.get('XSRF-TOKEN')}`,
          'Idempotency-Key': '"odd-input-0123456789"',
          'X-XSRF-TOKEN': customer.cookies.get('XSRF-TOKEN') ?? '',
        },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ code: expect.stringMatching(/^400-1-/) }),
        ]),
      );
    },
  );
});
