import { expect, it } from 'vitest';
import { KeywordTexts } from '../../mocks/sandbox/search/keyword-texts.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

const wanted = { column: 'searchTitle', keywords: ['first word', 'second word'] };

/** Gives the title of the third bill both words, as data that are made anew may. */
function renameThird(): void {
  const { db } = sandbox.world;
  db.run(
    "UPDATE bills SET searchTitle = 'first word and second word' || billRowId WHERE billRowId = 3",
  );
  db.setMeta('madeAt', 'anew');
}

it('which rows have all keywords is known anew when the data are made anew', () => {
  const texts = new KeywordTexts(sandbox.world.db);
  expect([...texts.having(wanted)]).not.toContain(1);
  renameThird();
  expect([...texts.having(wanted)].indexOf(1)).toBe(2);
});

it('so are those of a few rows, of which each has to have all keywords', () => {
  const texts = new KeywordTexts(sandbox.world.db);
  expect(texts.ofThese([2, 3, 4], wanted)).toEqual([]);
  renameThird();
  expect(texts.ofThese([2, 3, 4], wanted)).toEqual([3]);
  expect(texts.ofThese([2, 3, 4], { ...wanted, keywords: ['first word', 'third word'] })).toEqual(
    [],
  );
});

it('a row that there is not has no keyword, not even the empty one', () => {
  const texts = new KeywordTexts(sandbox.world.db);
  expect(texts.ofThese([9_999_999], { ...wanted, keywords: [''] })).toEqual([]);
});

it('a search is remembered by its column and keywords, not by how many others came between', () => {
  const texts = new KeywordTexts(sandbox.world.db);
  renameThird();
  const before = [...texts.having(wanted)];
  for (let other = 0; other < 25; other += 1) {
    texts.having({ ...wanted, keywords: [`other ${other}`] });
  }
  expect([...texts.having(wanted)]).toEqual(before);
  expect([...texts.having({ ...wanted, column: 'searchNumber' })]).not.toContain(1);
});

it('which rows have the keywords is found out once for the pages and the sum of a search', () => {
  const texts = new KeywordTexts(sandbox.world.db);
  const others = (from: number, to: number): void => {
    for (let other = from; other < to; other += 1) {
      texts.having({ ...wanted, keywords: [`other ${other}`] });
    }
  };
  const first = texts.having(wanted);
  others(0, 19);
  // Twenty searches are kept, and one that is asked again counts as new.
  expect(texts.having(wanted)).toBe(first);
  others(19, 38);
  expect(texts.having(wanted)).toBe(first);
  others(38, 58);
  expect(texts.having(wanted)).not.toBe(first);
});

it('a keyword may have quotation marks, which mean something to the index', async () => {
  const { db } = sandbox.world;
  const title = 'say "hello" there';
  db.run('UPDATE bills SET searchTitle = ? WHERE billRowId = 3', title);
  db.run('INSERT INTO billKeywords (rowid, searchTitle) VALUES (3, ?)', title);
  db.setMeta('madeAt', 'anew');
  const customer = await sandbox.loggedIn();
  const totalOf = async (keyword: string): Promise<unknown> => {
    const query = new URLSearchParams({ keyword, searchTargetId: 'title' });
    const { bytes } = await customer.get(`/bills?${query}`);
    return JSON.parse(bytes.toString('utf8')).total;
  };
  expect([await totalOf('say "hello"'), await totalOf('say hello')]).toEqual([1, 0]);
});
