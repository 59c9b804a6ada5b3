import strings from './odd-strings.json' with { type: 'json' };

const { markup, programmingLanguages, numbers, humanLanguages } = strings;

/** These strings are not in the JSON file, because the bundler refuses single surrogates. */
const surrogates = ['\ud800', '\udfff', 'a\ud83d', '\udc00b', '\ud800\ud800', 'x\udbffy\ud834'];

/** Creates a function that returns pseudo-random numbers, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const integersBetween = (firstInteger: number, lastInteger: number): number[] =>
  Array.from({ length: lastInteger - firstInteger + 1 }, (_, index) => firstInteger + index);

const controlCharacters = [...integersBetween(0x00, 0x1f), ...integersBetween(0x7f, 0x9f)].map(
  (code) => String.fromCodePoint(code),
);

/** Characters that change the direction, join, separate or are invisible. */
const invisibleCharacters = [
  0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028,
  0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2069, 0x3000, 0x3164,
  0xfe0f, 0xfeff, 0xfff9, 0xfffd, 0xffff, 0xe000, 0xe0001,
].map((code) => String.fromCodePoint(code));

const longStrings = ['a', '請', '🍣', ' ', 'a ', '１', '<b>', '%', '\u202e', 'e\u0301'].map(
  (part) => part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000),
);

/**
 * 500 unusual strings for every field, always the same. The last strings combine the other strings; some
 * are cut in the middle.
 */
export function oddStrings(): string[] {
  const basicStrings = [
    '',
    ' ',
    ...controlCharacters,
    ...invisibleCharacters,
    ...surrogates,
    ...markup,
    ...programmingLanguages,
    ...numbers,
    ...humanLanguages,
    ...longStrings,
  ];
  const random = createRandom(20_261_121);
  const pickPart = (): string =>
    basicStrings[Math.floor(random() * (basicStrings.length - longStrings.length))] ?? '';
  const uniqueStrings = new Set(basicStrings);
  while (uniqueStrings.size < 500) {
    const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, pickPart);
    const mixed = parts.join(random() < 0.5 ? '' : ' ');
    uniqueStrings.add(random() < 0.2 ? mixed.slice(Math.floor(random() * mixed.length)) : mixed);
  }
  return [...uniqueStrings];
}
