/** One line of the example provider changed, and what the verification says of it. */
export type Break = {
  /** What it does then, in words. */
  it: string;
  file: 'main.mjs' | 'bills.mjs';
  from: string;
  to: string;
  /** The calls of the pact and the behaviour checks that are run, all of which fail. */
  parts: readonly string[];
  /** One thing that is said: where, expected, got, and what a customer meets, with ` | ` between. */
  says: RegExp;
};

/** What a server may do wrong without noticing, and the portal cannot work with. */
export const breaks: readonly Break[] = [
  {
    it: 'gives no XSRF-TOKEN with any GET',
    file: 'main.mjs',
    from: 'isNew ? [...cookies, pairLine()] : cookies',
    to: 'cookies',
    parts: ['getSettingInfo: gives a browser without cookies the cookie XSRF-TOKEN'],
    says: /^GET .*\/setting\/info without a cookie \| a line Set-Cookie with XSRF-TOKEN of .* \| no such line \| Nobody can log in: the portal has no token/,
  },
  {
    it: 'makes XSRF-TOKEN HttpOnly',
    file: 'main.mjs',
    from: 'Path=/demo; Secure;',
    to: 'Path=/demo; HttpOnly; Secure;',
    parts: [
      'getSettingInfo: sets XSRF-TOKEN so that scripts of every page can read it',
      'login: gives a new XSRF-TOKEN that scripts of every page can read',
    ],
    says: /\/setting\/info \(Set-Cookie XSRF-TOKEN\) \| no HttpOnly \| path=\/demo; httponly; .* \| Nobody can log in: the portal cannot read/,
  },
  {
    it: 'does not compare the pair',
    file: 'main.mjs',
    from: "pair !== cookies['XSRF-TOKEN']",
    to: 'false',
    parts: [
      'login: compares the anti-forgery pair',
      'searchBills: compares the anti-forgery pair where a GET brings it',
      'logout: compares the anti-forgery pair',
    ],
    says: /^POST .*\/auth\/logout with an X-XSRF-TOKEN that is not that of the cookie \| the refusal 403-1-00-01 \| 200 with .* \| Another site can log customers out\.$/,
  },
  {
    it: 'takes the session for good after the logout',
    file: 'main.mjs',
    from: "world.sessions.set(cookies.MYPAGE_SESSION, 'over');",
    to: '',
    parts: ['logout: ends the session'],
    says: /^GET .*\/user\/me with the cookie that was logged out \| the refusal 401-1-00-01 \| 200 with .* \| Whoever has got hold of the cookie/,
  },
  {
    it: 'leaves the cookie at the logout',
    file: 'main.mjs',
    from: 'cookies: [cleared]',
    to: 'cookies: []',
    parts: ["logout: clears the session's cookie"],
    says: /^POST .*\/auth\/logout \| a line Set-Cookie with MYPAGE_SESSION, .* and a time in the past \| no such line \| The browser goes on to send/,
  },
  {
    it: 'gives the session to every path',
    file: 'main.mjs',
    from: 'Path=${base}; HttpOnly',
    to: 'Path=/; HttpOnly',
    parts: ['login: opens a session for the calls that follow, and for no other path'],
    says: /^POST .*\/auth\/login \(Set-Cookie MYPAGE_SESSION\) \| Path=\/demo\/mypage-api \| path=\/; .* \| .* other servers get the session\.$/,
  },
  {
    it: 'finds one bill at most, by its total',
    file: 'bills.mjs',
    from: 'total: found.length',
    to: 'total: Math.min(1, found.length)',
    parts: ['searchBills: gives the number of all bills, however few stand on the page'],
    says: /perPage=10 \| a total of 36 \| 1 \| The list offers no further page: nobody sees/,
  },
  {
    it: 'ignores the page',
    file: 'bills.mjs',
    from: '(page - 1) * perPage',
    to: '0',
    parts: [
      'searchBills: gives the second page',
      'searchBills: gives an empty page and the true total beyond the last page',
      'searchBills: keeps one order over all pages, equals included',
    ],
    says: /page=2&perPage=10.*, bill 1 \| EX-\d+ \| EX-\d+ \| The next page of the list shows the bills of the first one again\.$/,
  },
  {
    it: 'shows a day that is in no calendar',
    file: 'bills.mjs',
    from: 'publicationDate: bill.publicationDate,',
    to: "publicationDate: '2026-13-45',",
    parts: ['searchBills: answered'],
    says: /^body \$\.items\[0\]\.publicationDate and \d+ more like it \| a day of the calendar, such as 2026-11-22 \| "2026-13-45" \| /,
  },
  {
    it: 'names a file in ASCII only',
    file: 'main.mjs',
    from: "; filename*=UTF-8''${encodeURIComponent(name)}",
    to: '',
    parts: [
      'downloadBillPdf: answered',
      'downloadBillPdf: gives the file under the name and in the size that the list says',
    ],
    says: /^header Content-Disposition \| filename\*=UTF-8''.* a Japanese name is lost .*\| attachment; filename="bill\.pdf" \| /,
  },
  {
    // One condition at a time is ignored by the wrong providers of the sandbox (misbehaviours.ts).
    it: 'ignores every condition of a search',
    file: 'bills.mjs',
    from: 'bills.filter((bill) => meets(bill, query))',
    to: 'bills',
    parts: [
      'one billTypeId',
      'two statusId, any of them',
      'publicationMonth, its last day included',
      'a range of one day',
      'a range of one amount',
      'billTypeId and statusId together',
      'a keyword, whatever the case and the width of its letters',
      'two keywords what has both',
    ].map((name) => `searchBills: finds by ${name}`),
    says: /priceFrom=\d+&priceTo=\d+ \| the \d+ bills of the whole list that meet it \| besides EX-.* and \d+ more, which do not \| Whoever narrows the list sees bills/,
  },
  {
    it: 'ignores the order',
    file: 'bills.mjs',
    from: '.toSorted(inOrder(rank))',
    to: '',
    parts: ['publicationDateDesc', 'publicationDateAsc', 'priceDesc', 'lastDownloadedAtAsc'].map(
      (sort) => `searchBills: orders by ${sort}, equals by date and number`,
    ),
    says: /sort=priceDesc, bill 1 \| EX-\d+ \| EX-\d+ \| The order that the list names at its head/,
  },
];
