import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { accountByLoginId, saveAccount, type Account } from '../../mocks/sandbox/accounts.ts';
import { Clock } from '../../mocks/sandbox/clock.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../mocks/sandbox/server.ts';
import { startAnew } from '../../mocks/sandbox/seed/seed.ts';

/** A Friday afternoon in Japan, in the middle of a month. */
const testNow = '2026-11-20T15:00:00+09:00';

export const password = 'Demo-Pass-2026';

/** One answer: status, JSON (or undefined), bytes and headers. */
export type Answer = {
  status: number;
  json: unknown;
  bytes: Buffer;
  headers: Headers;
  /** First code of an error answer. */
  code: string | undefined;
};

type CallOptions = { body?: unknown; headers?: Record<string, string>; form?: FormData };

const firstCode = (json: unknown): string | undefined =>
  Array.isArray(json) && typeof json[0]?.code === 'string' ? json[0].code : undefined;

/** What a browser does for the portal: keeps cookies, sends the headers of S7. */
export class Customer {
  readonly cookies = new Map<string, string>();
  readonly #base: string;
  language: 'ja' | 'en' = 'ja';

  /** @param url of the sandbox or of a mock server before it */
  constructor(url: string, customerCode = 'demo') {
    this.#base = `${url}/${customerCode}/mypage-api`;
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
    // Each call is a press of its own, unless a test names its key.
    if (method !== 'GET') headers['Idempotency-Key'] = `"${randomUUID()}"`;
    if (options.body !== undefined) headers['Content-Type'] = 'application/json';
    const body = options.form ?? (options.body === undefined ? null : JSON.stringify(options.body));
    const response = await fetch(`${this.#base}${path}`, {
      method,
      body,
      headers: { ...headers, ...options.headers },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const json: unknown = isJson ? JSON.parse(bytes.toString('utf8')) : undefined;
    return {
      status: response.status,
      json,
      bytes,
      headers: response.headers,
      code: firstCode(json),
    };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '') this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), value);
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, body: unknown = {}, options: CallOptions = {}) =>
    this.call('POST', path, { body, ...options });
  put = (path: string, body: unknown) => this.call('PUT', path, { body });
  delete = (path: string) => this.call('DELETE', path);

  /** Opens the page and logs in. */
  async login(loginId = 'demo-user', secret = password): Promise<Answer> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/setting/info');
    return this.post('/auth/login', { loginId, password: secret });
  }
}

/** A sandbox for the tests of a file, made anew before each. */
export function sandboxForTests(options: SandboxOptions = {}) {
  let sandbox: Sandbox | undefined;
  const running = (): Sandbox => {
    if (!sandbox) throw new Error('The sandbox is not running.');
    return sandbox;
  };
  beforeAll(async () => {
    sandbox = await createSandbox({ clock: new Clock(testNow), seedSize: 120, ...options });
  });
  beforeEach(() => startAnew(running().world));
  afterAll(() => running().close());
  return {
    get world() {
      return running().world;
    },
    get url() {
      return running().url;
    },
    get mailboxUrl() {
      return running().mailboxUrl;
    },
    customer: (customerCode = 'demo') => new Customer(running().url, customerCode),
    /** A customer who is logged in. */
    loggedIn: async (loginId = 'demo-user') => {
      const customer = new Customer(running().url, loginId === 'plain-user' ? 'plain' : 'demo');
      await customer.login(loginId);
      return customer;
    },
    mails: () => running().world.post.list(),
    /** Brings an account of `demo` into a state to which no call leads. */
    changeAccount: (loginId: string, change: (account: Account) => void): void => {
      const { db } = running().world;
      const account = accountByLoginId(db, 'demo', loginId);
      if (!account) throw new Error(`There is no ${loginId}.`);
      change(account);
      saveAccount(db, account);
    },
  };
}
