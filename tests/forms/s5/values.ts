import type { ItemFormat } from '../../../generated/model/itemFormat.ts';

/*
 * S5 by example: the values that each format accepts and refuses. The portal's rules, the contract, its generated
 * schemas and the sandbox are tested against these values (values.test.ts), so that all agree.
 */

export interface FormatValues {
  /** Valid, and unchanged by normalisation. */
  good: readonly string[];
  /** Typed values with their normalised form, which is displayed and sent. */
  loose: Readonly<Record<string, string>>;
  /** Invalid, also after normalisation. */
  bad: readonly string[];
  /** Invalid, although the contract's schema cannot express the rule. */
  badForRulesOnly?: readonly string[];
}

export const values: Readonly<Record<ItemFormat, FormatValues>> = {
  text: {
    good: [
      '株式会社青葉フーズ流通',
      'ｱｵﾊﾞ',
      '日本橋1-2-3 7階',
      '何？',
      'a, b',
      '𠮷野家 髙﨑',
      '一行\n二行',
    ],
    loose: { ' 青葉 ': '青葉', '　青葉　フーズ　': '青葉　フーズ', '青葉\u200b': '青葉' },
    bad: ['何?', '?'],
  },
  halfWidth: {
    good: ['0001204588', 'aZ09!~', 'a-b_c'],
    loose: {
      '０００１２０４５８８': '0001204588',
      'Ａｂ－１！': 'Ab-1!',
      abー１: 'ab-1',
      ' 0001 ': '0001',
      '\u200e0001\ufeff': '0001',
    },
    bad: ['?', 'a?b', 'あ', 'ｱ', '00 01', 'é', '\u00a5100', '￥100', 'a\u0000'],
  },
  loginId: {
    good: ['aoba-foods-01', 'a@b.c'],
    loose: { 'ａｏｂａ－０１': 'aoba-01', '　aoba ': 'aoba' },
    bad: ['aoba?', '青葉', 'aoba foods', 'aoba\tfoods'],
  },
  integer: {
    good: ['0', '-12', '+3', '007', '99999999999999999999'],
    loose: { '１２': '12', ー１２: '-12', '−3': '-3', '1,234,567': '1234567', ' 1 2 ': '12' },
    bad: ['1.5', 'x', '1,23', '--1', '1-', '一', '٣', '½', '0x1F', '1e5'],
  },
  number: {
    good: ['12', '-1.5', '0012', '+0.25'],
    loose: { '１．５': '1.5', '‐１．５': '-1.5', '1,234.5': '1234.5', '1 000': '1000' },
    bad: ['x', '1.', '.5', '1.2.3', '1,23', '1e5', '∞', '①', '--1'],
  },
  currency: {
    good: ['5000000', '-1000', '0'],
    loose: {
      '5,000,000': '5000000',
      '￥１，０００': '1000',
      '¥1,000': '1000',
      '１０００円': '1000',
      '▲500': '-500',
      '−３００': '-300',
      '¥-5': '-5',
    },
    bad: ['1.5', 'free', '1,23', '1,000,00', '円', '$5', '1千'],
  },
  date: {
    good: ['2026-11-20', '2028-02-29', '1900-01-01', '2099-12-31'],
    loose: {
      '2026/11/20': '2026-11-20',
      '２０２６年４月１日': '2026-04-01',
      '2026.4.1': '2026-04-01',
    },
    bad: ['2026-11-31', '2026-02-29', '2026-13-01', '20261120', '2026-11', '26-11-20', '今日'],
    badForRulesOnly: ['1899-12-31', '1820-01-01', '2100-01-01'],
  },
  // The notation of the field; the request has the offset of Japan as well.
  dateTime: {
    good: ['2026-11-20T09:30', '2026-11-20T00:00', '2026-11-20T24:00', '2026-11-20T23:59:59'],
    loose: {
      '2026/11/20 09:30': '2026-11-20T09:30',
      '２０２６/４/１　９：０５': '2026-04-01T09:05',
      '2026年4月1日 9:05': '2026-04-01T09:05',
      '2026年 4月 1日　23:59:05': '2026-04-01T23:59:05',
      '2026/11/20   09:30': '2026-11-20T09:30',
    },
    bad: [
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
    badForRulesOnly: ['1899-12-31T23:59', '2099-12-31T24:01'],
  },
  postalCode: {
    good: ['103-0027', '1030027'],
    loose: {
      '〒１０３－００２７': '103-0027',
      '103 0027': '1030027',
      '103ー0027': '103-0027',
      '〒〒1030027': '1030027',
    },
    bad: ['103-002', '1030-027', '103--0027', '103-0027-1', 'abc-defg', '103〒0027'],
  },
  phoneNumber: {
    good: ['03-5555-0100', '0355550100', '090-1234-5678', '0120-123-456', '+81-3-5555-0100'],
    loose: {
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
    bad: [
      '12345',
      '1-23-45-6-78',
      '03-5555-010a',
      '1234567890123456',
      '03+55550100',
      '内線1',
      '03-5555-0100 内線5',
    ],
  },
  mailAddress: {
    good: [
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
    loose: {
      'ｋｅｉｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ': 'keiri@example.com',
      ' keiri@example.com　': 'keiri@example.com',
      'keiri @example.com': 'keiri@example.com',
      'keiri@exampleー1.com': 'keiri@example-1.com',
      '\u200bkeiri@example.com': 'keiri@example.com',
    },
    bad: [
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
    good: ['T1234567890123', '1234567890123'],
    loose: {
      Ｔ１２３４５６７８９０１２３: 'T1234567890123',
      t1234567890123: 'T1234567890123',
      'T1-2345-6789-0123': 'T1234567890123',
      'T 1234 5678 90123': 'T1234567890123',
      '１２３４５６７８９０１２３': '1234567890123',
    },
    bad: ['T123456789012', 'T12345678901234', 'TT123456789012', 'U1234567890123', 'T123456789012X'],
  },
  linkageCode: {
    good: ['1234:1234567890123'],
    loose: {
      '１２３４：１２３４５６７８９０１２３': '1234:1234567890123',
      '1234 : 1234567890123': '1234:1234567890123',
    },
    bad: [
      '1234-1234567890123',
      '01234:1234567890123',
      '123:1234567890123',
      '1234:123456789012',
      '1234:12345678901234',
      '12341234567890123',
    ],
  },
  // The other valid values are the issuer's options.
  select: { good: ['20'], loose: {}, bad: [] },
};

/** Names of files that a customer sends (S5), for the portal's rule, the contract and the sandbox. */
export const fileNames = {
  good: [
    '受領書.pdf',
    'a b (1).PDF',
    '𠮷野家_2026年10月.pdf',
    "o'neil.pdf",
    'a..b.pdf',
    '１＆２.pdf',
  ],
  bad: [
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
