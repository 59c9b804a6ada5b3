// The bills of this server: invented, searched, ordered and displayed.

const types = {
  invoice: { ja: '請求書', en: 'Invoice' },
  deliveryNote: { ja: '納品書', en: 'Delivery note' },
  creditNote: { ja: '返金通知書', en: 'Credit note' },
};
const statuses = {
  unconfirmed: { ja: '未確認', en: 'Unconfirmed' },
  confirmed: { ja: '確認済み', en: 'Confirmed' },
  paid: { ja: '支払済み', en: 'Paid' },
};
const noReason = { reasonMaxLength: null, isReasonRequired: null };
/** Search targets: names of the bill's fields. */
const targets = {
  billNumber: { ja: '管理番号', en: 'Number' },
  title: { ja: '件名', en: 'Title' },
};

const keywordLimit = 5;
const largestPage = 100;
/** The present day in Japan. */
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
const thisYear = Number(today().slice(0, 4));

/** With ends of months, and several bills of one day: the difficult cases of a search. */
const days = ['2026-11-20', '2026-10-31', '2026-10-31', '2026-10-01', '2026-09-30', '2026-02-28'];

const downloads = ['downloaded', 'redownloaded'];

const makeBill = (index) => ({
  billId: `example-bill-${index}`,
  revision: `first-of-${index}`,
  billNumber: `EX-${1000 + index}`,
  billTypeId: Object.keys(types)[index % 3],
  statusId: Object.keys(statuses)[Math.floor(index / 2) % 3],
  title: `${days[index % days.length].slice(0, 7)} ご利用分`,
  publicationDate: days[index % days.length],
  price: index % 7 === 0 ? null : (index % 10) * 1100,
  downloadDeadline: index % 4 === 0 ? null : `${thisYear - 1 + (index % 3)}-12-31`,
  lastDownloadedAt: index % 5 === 0 ? `2026-11-0${1 + (index % 9)}T10:00:00+09:00` : null,
  downloadStatus: index % 5 !== 0 ? 'notDownloaded' : downloads[index % 2],
  isPublished: true,
});

export const someBills = () => Array.from({ length: 36 }, (_, index) => makeBill(index));
export const fullBill = {
  ...makeBill(1),
  downloadDeadline: `${thisYear + 1}-11-30`,
  lastDownloadedAt: '2026-11-17T09:42:18+09:00',
  downloadStatus: 'downloaded',
  isFull: true,
};
export const bareBill = { ...makeBill(0), lastDownloadedAt: null, downloadStatus: 'notDownloaded' };

export const pdfOf = () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
export const pdfName = ({ billTypeId, billNumber }) => `${types[billTypeId].ja}_${billNumber}.pdf`;

export const isOver = ({ downloadDeadline: day }) => day !== null && day < today();

/** Each bill has a PDF, which can be downloaded unless it is withdrawn or past its deadline. */
const isDownloadable = (bill) => bill.isPublished && !isOver(bill);

/** A bill in the form of the contract. */
const shown = (bill, language) => {
  const { billId, billNumber, isFull = false } = bill;
  const file = (fileId, fileName, size) => ({
    fileId,
    fileName,
    extension: fileName.split('.').at(-1),
    size,
  });
  return {
    billId,
    revision: bill.revision,
    billTypeId: bill.billTypeId,
    billTypeName: types[bill.billTypeId][language],
    billNumber,
    title: bill.title,
    customerName: '株式会社見本',
    publicationDate: bill.publicationDate,
    price: bill.price,
    paymentDueDate: isFull ? '2026-12-25' : null,
    taxByRate: isFull
      ? [{ ratePercent: 10, isReducedRate: false, taxableAmount: 1000, taxAmount: 100 }]
      : null,
    issuerRegistrationNumber: isFull ? 'T5010001000000' : null,
    statusId: bill.statusId,
    statusName: statuses[bill.statusId][language],
    selectableStatuses: isFull
      ? [{ statusId: 'paid', name: statuses.paid[language], ...noReason }]
      : [],
    mailAttachment: 'notAttached',
    downloadDeadline: bill.downloadDeadline,
    isDownloadDeadlinePassed: isOver(bill),
    downloadStatus: bill.downloadStatus,
    lastDownloadedAt: bill.lastDownloadedAt,
    previousAccessAt: isFull ? '2026-11-17T09:41:55+09:00' : null,
    previousAccessIpAddress: isFull ? '203.0.113.24' : null,
    files: {
      pdf: file(`${billId}-pdf`, pdfName(bill), pdfOf().length),
      csv: isFull ? file(`${billId}-csv`, `${billNumber}.csv`, 120) : null,
    },
    attachments: isFull ? [file(`${billId}-1`, '明細.xlsx', 4821)] : [],
    returnedFile: isFull ? file(`${billId}-2`, '受領書.pdf', 9651) : null,
    canReturnFile: true,
    isPublished: bill.isPublished,
  };
};

/** Bills with a value come before bills without one, in every order. */
const nothing = Number.POSITIVE_INFINITY;
const up = (value) => value ?? nothing;
const down = (value) => (value === null ? nothing : -value);
const time = (text) => (text === null ? null : Date.parse(text));

/** Rank of a bill in each order: lower comes first. */
const orders = {
  publicationDateDesc: () => 0,
  publicationDateAsc: (bill) => time(bill.publicationDate),
  priceDesc: (bill) => down(bill.price),
  priceAsc: (bill) => up(bill.price),
  // Future deadlines, then bills without a deadline, then past deadlines, the latest first.
  downloadDeadlineAsc: (bill) => {
    const at = time(bill.downloadDeadline);
    if (at === null) return 1e14;
    return isOver(bill) ? 2e14 - at : at;
  },
  downloadDeadlineDesc: (bill) => down(time(bill.downloadDeadline)),
  lastDownloadedAtDesc: (bill) => down(time(bill.lastDownloadedAt)),
  lastDownloadedAtAsc: (bill) => up(time(bill.lastDownloadedAt)),
};

/** Bills with an equal rank are ordered by date, newest first, then by number. */
const inOrder = (rank) => (a, b) =>
  rank(a) - rank(b) ||
  b.publicationDate.localeCompare(a.publicationDate) ||
  a.billNumber.localeCompare(b.billNumber);

/** The search ignores case and width of letters. */
const plain = (text) => text.normalize('NFKC').toUpperCase();

/** Whether a bill meets all conditions of a search. */
function meets(bill, query) {
  const one = (name) => query.get(name);
  const all = (name) => query.getAll(name);
  const isIn = (name) => all(name).length === 0 || all(name).includes(bill[name]);
  // With a text, a number is compared as a number and a day as a text.
  const isAtLeast = (name, value) => one(name) === null || (value !== null && value >= one(name));
  const isAtMost = (name, value) => one(name) === null || (value !== null && value <= one(name));
  const fields = one('searchTargetId') ? [one('searchTargetId')] : Object.keys(targets);
  return (
    isIn('billTypeId') &&
    isIn('statusId') &&
    bill.publicationDate.startsWith(one('publicationMonth') ?? '') &&
    isAtLeast('publicationDateFrom', bill.publicationDate) &&
    isAtMost('publicationDateTo', bill.publicationDate) &&
    isAtLeast('priceFrom', bill.price) &&
    isAtMost('priceTo', bill.price) &&
    isIn('downloadStatus') &&
    isAtLeast('downloadDeadlineFrom', bill.downloadDeadline) &&
    isAtMost('downloadDeadlineTo', bill.downloadDeadline) &&
    (one('isDownloadable') === null || String(isDownloadable(bill)) === one('isDownloadable')) &&
    all('keyword').every((word) => fields.some((name) => plain(bill[name]).includes(plain(word))))
  );
}

/** A day or an amount as a number; NaN for a missing condition. */
const asNumber = (query, name) => Number(query.get(name)?.replaceAll(/(?<=\d)-/g, ''));

/** Page and length of a search, with their defaults (S9). */
const pageOf = (query) => [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 50)];

/** @returns code and fields of a search that is refused; otherwise undefined */
export function refusalOf(query) {
  const [page, perPage] = pageOf(query);
  if (!(page >= 1)) return ['400-1-00-02', 'page'];
  if (!(perPage >= 1 && perPage <= largestPage)) return ['400-1-00-02', 'perPage'];
  if (query.getAll('keyword').length > keywordLimit) return ['400-1-00-02', 'keyword'];
  // An issuer may have removed an id since the page was loaded.
  for (const [name, known] of [
    ['billTypeId', types],
    ['statusId', statuses],
    ['searchTargetId', targets],
  ]) {
    if (query.getAll(name).some((id) => known[id] === undefined)) return ['400-1-05-05', name];
  }
  for (const [from, to] of [
    ['publicationDateFrom', 'publicationDateTo'],
    ['priceFrom', 'priceTo'],
    ['downloadDeadlineFrom', 'downloadDeadlineTo'],
  ]) {
    if (asNumber(query, from) > asNumber(query, to)) return ['400-1-00-08', from, to];
  }
  return undefined;
}

/** One page of the found bills. */
export function search(bills, query, language) {
  const [page, perPage] = pageOf(query);
  const rank = orders[query.get('sort') ?? 'publicationDateDesc'];
  const found = bills.filter((bill) => meets(bill, query)).toSorted(inOrder(rank));
  const first = (page - 1) * perPage;
  const items = found.slice(first, first + perPage).map((bill) => shown(bill, language));
  return { items, total: found.length, page, perPage };
}

const named = (names, id, language) =>
  Object.entries(names).map(([value, name]) => ({ [id]: value, name: name[language] }));

export const searchOptions = (language) => ({
  lastMonths: 120,
  months: ['2026-11', '2026-10', '2026-09', '2026-02'],
  billTypes: named(types, 'billTypeId', language),
  statuses: named(statuses, 'statusId', language).map((one) => ({ ...one, ...noReason })),
  searchTargets: named(targets, 'searchTargetId', language),
  keywordLimit,
  perPageDefault: 50,
  perPageOptions: [10, 50, 100],
  pagingStep: 5,
  batchFileLimit: 100,
});
