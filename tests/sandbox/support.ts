import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Bill } from '../../generated/model/bill.ts';
import type { BillList } from '../../generated/model/billList.ts';
import { accountOfLogin, saveAccount, type Account } from '../../mocks/sandbox/accounts.ts';
import { Clock } from '../../mocks/sandbox/clock.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../mocks/sandbox/server.ts';
import { resetSandbox } from '../../mocks/sandbox/seed/seed.ts';

/** A Friday afternoon in Japan, in the middle of a month. */
const testTime = '2026-11-20T15:00:00+09:00';

export const password = 'Demo-Pass-2026';
/** The main address and the sub address of `demo-user`. */
export const accountAddresses = ['keiri@aoba-foods.example.jp', 'y.sato@aoba-foods.example.jp'];

export type Answer = {
  status: number;
  json: unknown;
  bytes: Buffer;
  headers: Headers;
  /** The first code of an error answer; undefined for a success. */
  code: string | undefined;
};

type CallOptions = { body?: unknown; headers?: Record<string, string>; form?: FormData };

const firstCodeOf = (json: unknown): string | undefined =>
  Array.isArray(json) && typeof json[0]?.code === 'string' ? json[0].code : undefined;

/** A browser with the portal: keeps cookies and sends the headers of S7. */
export class Customer {
  readonly cookies = new Map<string, string>();
  readonly #baseUrl: string;
  language: 'ja' | 'en' = 'ja';

  /** @param url of the sandbox, or of a mock server in front of the sandbox */
  constructor(url: string, customerCode = 'demo') {
    this.#baseUrl = `${url}/${customerCode}/mypage-api`;
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const headers: Record<string, string> = {
      'X-Flow-Id': '0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20',
      'X-Language': this.language,
      'X-Front-Version': '1.0.0',
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const token = this.cookies.get('XSRF-TOKEN');
    if (token !== undefined || method !== 'GET') headers['X-XSRF-TOKEN'] = token ?? '';
    // A new key for each call, unless the test sends a key.
    if (method !== 'GET') headers['Idempotency-Key'] = `"${randomUUID()}"`;
    if (options.body !== undefined) headers['Content-Type'] = 'application/json';
    const body = options.form ?? (options.body === undefined ? null : JSON.stringify(options.body));
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method,
      body,
      headers: { ...headers, ...options.headers },
    });
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const json: unknown = isJson ? JSON.parse(bytes.toString('utf8')) : undefined;
    const { status, headers: answerHeaders } = response;
    return { status, json, bytes, headers: answerHeaders, code: firstCodeOf(json) };
  }

  #keepCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const separator = pair.indexOf('=');
    const value = pair.slice(separator + 1);
    if (value === '') this.cookies.delete(pair.slice(0, separator));
    else this.cookies.set(pair.slice(0, separator), value);
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, body: unknown = {}, options: CallOptions = {}) =>
    this.call('POST', path, { body, ...options });
  put = (path: string, body: unknown) => this.call('PUT', path, { body });
  delete = (path: string) => this.call('DELETE', path);

  /** Fetches the settings, as every page does first; the answer sets the anti-forgery cookie. */
  async open(): Promise<this> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/setting/info');
    return this;
  }

  async login(loginId = 'demo-user', enteredPassword = password): Promise<Answer> {
    await this.open();
    return this.post('/auth/login', { loginId, password: enteredPassword });
  }
}

/** The JSON of a successful answer. The caller names its type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- the caller names the type
export const jsonOf = <T>(answer: Answer): T => JSON.parse(answer.bytes.toString('utf8')) as T;

/** The customer's bills: up to 300, or those that the query finds. */
export async function fetchBills(customer: Customer, query = ''): Promise<Bill[]> {
  const bills: Bill[] = [];
  for (const page of [1, 2, 3]) {
    const list = jsonOf<BillList>(await customer.get(`/bills?perPage=100&page=${page}${query}`));
    bills.push(...list.items);
    if (list.total <= page * 100) break;
  }
  return bills;
}

/** The first bill with a PDF and a CSV that can be downloaded now. */
export async function findOpenBill(customer: Customer, isWanted = (_bill: Bill) => true) {
  const bills = await fetchBills(customer, '&isDownloadable=true');
  const bill = bills.find((openBill) => openBill.files.csv !== null && isWanted(openBill));
  if (!bill) throw new Error('The sandbox has no such bill.');
  return bill;
}

export const reloadBill = async (customer: Customer, { billNumber }: Bill): Promise<Bill> => {
  const [bill] = await fetchBills(customer, `&keyword=${billNumber}`);
  if (!bill) throw new Error(`The list has no bill ${billNumber}.`);
  return bill;
};

/** A sandbox for the tests of one file, reset before each test. */
export function sandboxForTests(options: SandboxOptions = {}) {
  let sandbox: Sandbox | undefined;
  const requireSandbox = (): Sandbox => {
    if (!sandbox) throw new Error('The sandbox is not running.');
    return sandbox;
  };
  beforeAll(async () => {
    sandbox = await createSandbox({ clock: new Clock(testTime), demoBillCount: 120, ...options });
  });
  beforeEach(() => resetSandbox(requireSandbox().data));
  afterAll(() => requireSandbox().close());
  return {
    get data() {
      return requireSandbox().data;
    },
    get url() {
      return requireSandbox().url;
    },
    get mailboxUrl() {
      return requireSandbox().mailboxUrl;
    },
    customer: (customerCode = 'demo') => new Customer(requireSandbox().url, customerCode),
    /** A browser that has opened the portal, without a login. */
    visitor: (customerCode = 'demo') => new Customer(requireSandbox().url, customerCode).open(),
    logIn: async (loginId = 'demo-user') => {
      const customerCode = loginId === 'plain-user' ? 'plain' : 'demo';
      const customer = new Customer(requireSandbox().url, customerCode);
      await customer.login(loginId);
      return customer;
    },
    mails: () => requireSandbox().data.mail.list(),
    /** Sets columns of a bill. @param assignments as in SQL's UPDATE */
    setBill: (billId: string | null, assignments: string): void => {
      const sql = `UPDATE bills SET ${assignments} WHERE billId = ?`;
      requireSandbox().data.db.run(sql, String(billId));
    },
    /** Changes an account of `demo` in a way that no call can. */
    changeAccount: (loginId: string, change: (account: Account) => void): void => {
      const { db } = requireSandbox().data;
      const account = accountOfLogin(db, { customerCode: 'demo' }, loginId);
      change(account);
      saveAccount(db, account);
    },
  };
}
