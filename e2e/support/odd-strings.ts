/** Pseudo-random numbers, the same in every run (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const control = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)].map((code) =>
  String.fromCodePoint(code),
);

/** Characters that change the direction, join, separate or are invisible. */
const invisible = [
  0x00a0, 0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028,
  0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2069, 0x3000, 0x3164,
  0xfe0f, 0xfeff, 0xfff9, 0xfffd, 0xffff, 0xe000, 0xe0001,
].map((code) => String.fromCodePoint(code));

const surrogates = ['\ud800', '\udfff', 'a\ud83d', '\udc00b', '\ud800\ud800', 'x\udbffy\ud834'];

const markup = [
  '<script>document.title="ran"</script>',
  '"><img src=x onerror="document.title=\'ran\'">',
  "'><svg/onload=document.title='ran'>",
  '<iframe srcdoc="<script>parent.document.title=1</script>">',
  'javascript:document.title="ran"',
  '&lt;b&gt;&#x3c;&amp;amp;',
  '<login>x</login><applyAgain>y</applyAgain>',
  ']]><!--',
  '</title></textarea></style></script><h1>x',
];

const languages = [
  "' OR '1'='1' --",
  '"; DROP TABLE bills; --',
  "%' AND 1=1 UNION SELECT * FROM accounts --",
  '{{constructor.constructor("return 1")()}}',
  '{{name}} {{max}} $t(login.title)',
  '${7*7} #{7*7} <%= 7*7 %> {%raw%}',
  '$(rm -rf /) `id` | cat ; &&',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00%0d%0aSet-Cookie:x=1',
  '%E0%A4%A %zz %u0041',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '{"$gt":""}',
  '[]',
  '{}',
  '*',
  '%',
  '_',
  '\\',
  '"',
  "'",
  '`',
  '?',
  '#',
  '&a=b',
  '+',
  ';',
  ':',
  '(((((',
  '[a-z]+(',
  '\\u0000',
  '\\x3cscript',
];

const numbers = [
  '0',
  '-0',
  '-1',
  '+1',
  '1e5',
  '1e999',
  '0x1F',
  '1,2,3',
  '1,000',
  '1,00,000',
  '１２３',
  '１２，３４５',
  '￥１，０００',
  '1.5',
  '１．５',
  '.5',
  '999999999999',
  '1000000000000',
  '9'.repeat(400),
  '¥-5',
  '▲500',
  '△１０',
  '−3',
  'ー3',
  '一千',
  '１0円',
  '٣٤٥',
  '௧௨',
  '½',
  '²',
  '①',
  '∞',
  '1 000',
  '1\u00a0000',
  '0'.repeat(300),
];

const people = [
  '髙﨑',
  '𠮷野家',
  '辻󠄀',
  'ﾊﾝｶｸｶﾅ',
  'が',
  'か\u3099',
  '㍿㈱㌔',
  '🍣',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇯🇵',
  '👍🏿',
  'é',
  'e\u0301',
  'ǅ',
  'ß',
  'İi̇',
  'שלום',
  'مرحبا',
  'हिन्दी',
  'ไทย',
  'Z̸̢͇̈́a̷͎͐l̵̰̽g̴̤̍o̷͚͝',
  '𝕳𝖊𝖑𝖑𝖔',
  '　全角　空白　',
];

const long = ['a', '請', '🍣', ' ', 'a ', '１', '<b>', '%', '\u202e', 'e\u0301'].map((part) =>
  part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000),
);

/**
 * 500 unusual strings for every field, always the same. The last ones combine the others, some cut in the
 * middle.
 */
export function oddStrings(): string[] {
  const known = [
    '',
    ' ',
    ...control,
    ...invisible,
    ...surrogates,
    ...markup,
    ...languages,
    ...numbers,
    ...people,
    ...long,
  ];
  const random = makeRandom(20_261_121);
  const pick = (): string => known[Math.floor(random() * (known.length - long.length))] ?? '';
  const strings = new Set(known);
  while (strings.size < 500) {
    const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, pick);
    const mixed = parts.join(random() < 0.5 ? '' : ' ');
    strings.add(random() < 0.2 ? mixed.slice(Math.floor(random() * mixed.length)) : mixed);
  }
  return [...strings];
}
