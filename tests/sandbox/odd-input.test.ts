import { describe, expect, it } from 'vitest';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** Texts that mean something to SQL, to the index or to HTML, one in each line. */
const syntaxTexts = String.raw`
' OR 1=1 --
"; DROP TABLE bills; --
%
_
*
"
""
NEAR(a b)
searchTitle : x
{searchTitle} : x
^a
a OR b
NOT
\
<script>alert(1)</script>
ﾊﾟﾋﾟﾌﾟ
👩‍👩‍👧‍👦
𠮷野家
`;
const unusualCharacters = [
  '\u0000',
  'a\u0000b',
  '\u202Eabc',
  '　',
  '\n\r\t',
  '\uFFFD\uFEFF',
  'e\u0301',
];
const specialLetters = ['İ', 'ß', '\u00AD', '-'.repeat(100), 'あ'.repeat(100)];
const oddTexts = [...syntaxTexts.trim().split('\n'), ...unusualCharacters, ...specialLetters];

describe('the sandbox', () => {
  it.each(oddTexts)('answers a search and refuses a login with %j', async (text) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(`/bills?keyword=${encodeURIComponent(text)}`)).status).toBe(200);
    expect((await sandbox.customer().login(text, text)).code).toBe('400-1-02-01');
  });

  it.each([
    ['/bills/%E0%A4%A/pdf', '404-1-00-01'],
    ['/bills//pdf', '404-1-00-03'],
    ['/bills/..%2F..%2Fetc/pdf', '404-1-00-01'],
    [`/bills/${'x'.repeat(400)}/pdf`, '404-1-00-01'],
    ['/no/such/path', '404-1-00-01'],
  ])('answers 404 for %s', async (path, code) => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get(path)).code).toBe(code);
  });
});
