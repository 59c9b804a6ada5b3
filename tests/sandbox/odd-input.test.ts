import { expect, it } from 'vitest';
import { validateItem } from '../../mocks/sandbox/areas/item-rules.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** Texts with a special meaning in SQL, the search index or HTML, or for the decoder of characters. */
const oddTexts = [
  ...`' OR 1=1 --|"; DROP TABLE bills; --|""|NEAR(a b)|{searchTitle} : x|NOT|<script>x</script>`.split(
    '|',
  ),
  ...'\u0000|a\u0000b|\u202Eabc|　|\n\r\t|\uFFFD\uFEFF|e\u0301|👩‍👩‍👧‍👦|İ|ß|\u00AD'.split('|'),
  '-'.repeat(100),
  'あ'.repeat(100),
];

it.each(oddTexts)('the sandbox answers a search and refuses a login with %j', async (text) => {
  const customer = await sandbox.logIn();
  expect((await customer.get(`/bills?keyword=${encodeURIComponent(text)}`)).status).toBe(200);
  expect((await sandbox.customer().login(text, text)).code).toBe('400-1-02-01');
});

it.each(['𠮷', '👍'])('an item of two characters accepts %s only twice', (character) => {
  const item = { itemKey: 'name', format: 'text' as const, isRequired: true, options: [] };
  const lengths = { minLength: 2, maxLength: 2 };
  const isAccepted = (value: string) => validateItem({ ...item, ...lengths }, value) === undefined;
  const texts = [1, 2, 3].map((count) => character.repeat(count));
  expect(texts.map(isAccepted)).toEqual([false, true, false]);
});

it.each([
  ['/bills/%E0%A4%A/pdf', '404-1-00-01'],
  ['/bills//pdf', '404-1-00-03'],
  ['/bills/..%2F..%2Fetc/pdf', '404-1-00-01'],
  [`/bills/${'x'.repeat(400)}/pdf`, '404-1-00-01'],
  ['/no/such/path', '404-1-00-01'],
])('the path %s is refused with %s', async (path, code) => {
  expect((await (await sandbox.logIn()).get(path)).json).toMatchObject([{ code }]);
});
