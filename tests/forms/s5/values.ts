import type { ItemFormat } from '../../../generated/model/itemFormat.ts';

/*
 * Examples for S5: the values that each format accepts and refuses. The portal's rules, the contract, the generated
 * schemas and the sandbox are tested against these values (values.test.ts), so that all agree.
 */

export interface FormatValues {
  /** Entries that are valid, and that normalisation does not change. */
  validEntries: readonly string[];
  /** Typed entries with their normalised form, which is displayed and sent. */
  entriesToNormalise: Readonly<Record<string, string>>;
  /** Entries that are invalid, also after normalisation. */
  invalidEntries: readonly string[];
  /** Entries that break a rule which the contract's schema cannot express. */
  entriesRefusedByRules?: readonly string[];
}

export const valuesByFormat: Readonly<Record<ItemFormat, FormatValues>> = {
  text: {
    validEntries: [
      '株式会社青葉フーズ流通',
      'ｱｵﾊﾞ',
      '日本橋1-2-3 7階',
      '何？',
      'a, b',
      '𠮷野家 髙﨑',
      '一行\n二行',
    ],
    entriesToNormalise: {
      ' 青葉 ': '青葉',
      '　青葉　フーズ　': '青葉　フーズ',
      '青葉\u200b': '青葉',
    },
    invalidEntries: ['何?', '?'],
  },
  halfWidth: {
    validEntries: ['0001204588', 'aZ09!~', 'a-b_c'],
    entriesToNormalise: {
      '０００１２０４５８８': '0001204588',
      'Ａｂ－１！～': 'Ab-1!~',
      abー１: 'ab-1',
      ' 0001 ': '0001',
      '\u200e0001\ufeff': '0001',
    },
    invalidEntries: ['?', 'a?b', 'あ', 'ｱ', '00 01', 'é', '\u00a5100', '￥100', 'a\u0000'],
  },
  loginId: {
    validEntries: ['aoba-foods-01', 'a@b.c'],
    entriesToNormalise: { 'ａｏｂａ－０１': 'aoba-01', '　aoba ': 'aoba' },
    invalidEntries: ['aoba?', '青葉', 'aoba foods', 'aoba\tfoods'],
  },
  integer: {
    validEntries: ['0', '-12', '+3', '007', '99999999999999999999'],
    entriesToNormalise: {
      '１２': '12',
      ー１２: '-12',
      '−3': '-3',
      '1,234,567': '1234567',
      ' 1 2 ': '12',
    },
    invalidEntries: ['1.5', 'x', '1,23', '--1', '1-', '一', '٣', '½', '0x1F', '1e5'],
  },
  number: {
    validEntries: ['12', '-1.5', '0012', '+0.25'],
    entriesToNormalise: {
      '１．５': '1.5',
      '‐１．５': '-1.5',
      '1,234.5': '1234.5',
      '1 000': '1000',
    },
    invalidEntries: ['x', '1.', '.5', '1.2.3', '1,23', '1e5', '∞', '①', '--1'],
  },
  currency: {
    validEntries: ['5000000', '-1000', '0'],
    entriesToNormalise: {
      '5,000,000': '5000000',
      '￥１，０００': '1000',
      '¥1,000': '1000',
      '１０００円': '1000',
      '▲500': '-500',
      '−３００': '-300',
      '¥-5': '-5',
    },
    invalidEntries: ['1.5', 'free', '1,23', '1,000,00', '円', '$5', '1千'],
  },
  date: {
    validEntries: ['2026-11-20', '2028-02-29', '1900-01-01', '2099-12-31'],
    entriesToNormalise: {
      '2026/11/20': '2026-11-20',
      '２０２６年４月１日': '2026-04-01',
      '2026.4.1': '2026-04-01',
    },
    invalidEntries: [
      '2026-11-31',
      '2026-02-29',
      '2026-13-01',
      '20261120',
      '2026-11',
      '26-11-20',
      '今日',
    ],
    entriesRefusedByRules: ['1899-12-31', '1820-01-01', '2100-01-01'],
  },
  // The notation of the field. In the request, the value also has the offset of Japan.
  dateTime: {
    validEntries: [
      '2026-11-20T09:30',
      '2026-11-20T00:00',
      '2026-11-20T24:00',
      '2026-11-20T23:59:59',
    ],
    entriesToNormalise: {
      '2026/11/20 09:30': '2026-11-20T09:30',
      '２０２６/４/１　９：０５': '2026-04-01T09:05',
      '2026年4月1日 9:05': '2026-04-01T09:05',
      '2026年 4月 1日　23:59:05': '2026-04-01T23:59:05',
      '2026/11/20   09:30': '2026-11-20T09:30',
    },
    invalidEntries: [
      '2026-11-20T24:01',
      '2026-11-20T24:01:01',
      '2026-11-20T24:00:01',
      '2026-11-20T12:30:60',
      '2026-11-20T12:30:75',
      '2026-11-20T25:00',
      '2026-11-20T12:60',
      '2026-11-31T12:00',
      '2026-11-20',
      '09:30',
      '2026-11-20T09',
    ],
    entriesRefusedByRules: ['1899-12-31T23:59', '2099-12-31T24:01'],
  },
  postalCode: {
    validEntries: ['103-0027', '1030027'],
    entriesToNormalise: {
      '〒１０３－００２７': '103-0027',
      '103 0027': '1030027',
      '103ー0027': '103-0027',
      '〒〒1030027': '1030027',
    },
    invalidEntries: ['103-002', '1030-027', '103--0027', '103-0027-1', 'abc-defg', '103〒0027'],
  },
  phoneNumber: {
    validEntries: [
      '03-5555-0100',
      '0355550100',
      '090-1234-5678',
      '0120-123-456',
      '+81-3-5555-0100',
      '123456789012345',
    ],
    entriesToNormalise: {
      '０３－５５５５－０１００': '03-5555-0100',
      '03ー5555ー0100': '03-5555-0100',
      '03‐5555−0100': '03-5555-0100',
      '(03) 5555-0100': '03-5555-0100',
      '03(5555)0100': '03-5555-0100',
      '03（５５５５）０１００': '03-5555-0100',
      '03 5555 0100': '03-5555-0100',
      '03.5555.0100': '03-5555-0100',
      '03--5555-0100': '03-5555-0100',
      '+81 3 5555 0100': '+81-3-5555-0100',
    },
    invalidEntries: [
      '12345',
      '1-23-45-6-789',
      '03-5555-010a',
      '1234567890123456',
      '03+55550100',
      '内線1',
      '03-5555-0100 内線5',
    ],
  },
  mailAddress: {
    validEntries: [
      'keiri@example.co.jp',
      'keiri+bill@example.com',
      "o'neil@example.com",
      '_a-b_@mail.example-1.com',
      'KEIRI@EXAMPLE.COM',
      'a@xn--r8jz45g.jp',
      'a@example.XN--Q9JYB4C',
      'a&b@example.com',
      // All symbols that a word may have.
      "!#$%&'*+/=?^_`{|}~-@example.com",
      'a/b.c=d@a.b.example.com',
      // The maximum length.
      `${'a'.repeat(64)}@${'b'.repeat(187)}.com`,
    ],
    entriesToNormalise: {
      'ｋｅｉｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ': 'keiri@example.com',
      ' keiri@example.com　': 'keiri@example.com',
      'keiri @example.com': 'keiri@example.com',
      'keiri@exampleー1.com': 'keiri@example-1.com',
      '\u200bkeiri@example.com': 'keiri@example.com',
    },
    invalidEntries: [
      'keiri',
      'keiri@localhost',
      'keiri.example.com',
      '@example.com',
      'keiri@',
      'a@@example.com',
      'a@b@example.com',
      '経理@example.com',
      'keiri@例え.jp',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      'a@-example.com',
      'a@example..com',
      'a@example.com.',
      'a@[192.168.1.1]',
      '"a b"@example.com',
      'a,b@example.com',
      'é@example.com',
      `${'a'.repeat(64)}@${'b'.repeat(190)}.com`,
      'a@example-.com',
      'a@192.168.1.1',
      'a@example.c',
      'a@example.c1',
      'a@example.com1',
      'a@example.xn--a.1',
      'a@example.xn--',
      'a(b)@example.com',
      'a<b>@example.com',
      'a:b@example.com',
      'a;b@example.com',
      'a\\b@example.com',
      'a"b@example.com',
      'a&b.@example.com',
      'a@ex&mple.com',
      'a@ex_ample.com',
      'a@example.com\nb@example.com',
    ],
  },
  invoiceRegisterNumber: {
    validEntries: ['T1234567890123', '1234567890123'],
    entriesToNormalise: {
      Ｔ１２３４５６７８９０１２３: 'T1234567890123',
      t1234567890123: 'T1234567890123',
      'T1-2345-6789-0123': 'T1234567890123',
      'T 1234 5678 90123': 'T1234567890123',
      '１２３４５６７８９０１２３': '1234567890123',
    },
    invalidEntries: [
      'T123456789012',
      'T12345678901234',
      'TT123456789012',
      'U1234567890123',
      'T123456789012X',
    ],
  },
  linkageCode: {
    validEntries: ['1234:1234567890123'],
    entriesToNormalise: {
      '１２３４：１２３４５６７８９０１２３': '1234:1234567890123',
      '1234 : 1234567890123': '1234:1234567890123',
    },
    invalidEntries: [
      '1234-1234567890123',
      '01234:1234567890123',
      '123:1234567890123',
      '1234:123456789012',
      '1234:12345678901234',
      '12341234567890123',
    ],
  },
  // The other valid values are the issuer's options.
  select: { validEntries: ['20'], entriesToNormalise: {}, invalidEntries: [] },
};

/** Names of files that a customer sends (S5), for the portal's rule, the contract and the sandbox. */
export const fileNames = {
  validNames: [
    '受領書.pdf',
    'a b (1).PDF',
    '𠮷野家_2026年10月.pdf',
    "o'neil.pdf",
    'a..b.pdf',
    '１＆２.pdf',
  ],
  invalidNames: [
    ...['?', '/', '\\', ':', '*', '"', '<', '>', '|'].map((sign) => `受領書${sign}1.pdf`),
    '受\u202e領.pdf',
    'a\u0000.pdf',
    'a\u2028.pdf',
    'a\u200b.pdf',
    ' a.pdf',
    'a.pdf ',
    '.pdf',
    'a.pdf.',
    '　受領書.pdf',
  ],
} as const;
