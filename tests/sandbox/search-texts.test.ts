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
