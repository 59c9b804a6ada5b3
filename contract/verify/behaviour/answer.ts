import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../fault.ts';
import { brief, jsonOf } from '../text.ts';

/** An answer of a provider. `call` is method and address: `GET /demo/mypage-api/bills?page=2`. */
export type WholeAnswer = { call: string; status: number; headers: Headers; body: Buffer };

/** The value with only the fields that the other value has, too: an answer can have additional fields. */
const commonFieldsOf = (value: unknown, otherValue: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(otherValue))
    return value.map((entry, at) => commonFieldsOf(entry, otherValue[at]));
  if (
    typeof value !== 'object' ||
    value === null ||
    typeof otherValue !== 'object' ||
    otherValue === null
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      name in otherValue ? [[name, commonFieldsOf(field, Reflect.get(otherValue, name))]] : [],
    ),
  );
};

/**
 * The answer to a call. The methods `expect...` report a fault to the check that has made the call, unless the answer
 * is as expected. They return whether the answer is as expected.
 */
export class CallAnswer {
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  /** The Set-Cookie headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
  readonly #onFault: (fault: Fault) => void;

  constructor({ call, status, headers, body }: WholeAnswer, onFault: (fault: Fault) => void) {
    this.call = call;
    this.status = status;
    this.headers = headers;
    this.cookies = headers.getSetCookie();
    this.body = body;
    this.#onFault = onFault;
  }

  /** The body; undefined if it is not JSON. */
  get json(): unknown {
    return jsonOf(this.body);
  }

  /** Status and body, on one line. */
  get summary(): string {
    if (this.body.length === 0) return String(this.status);
    const isText = /json|text|xml|^$/.test(this.headers.get('content-type') ?? '');
    const content = isText
      ? brief(this.body.toString('utf8'))
      : `a file of ${this.body.length} bytes`;
    return `${this.status} with ${content}`;
  }

  /** The values at a path such as `items.*.noticeId`; `*` is each entry of a list. */
  values(path: string): unknown[] {
    return path
      .split('.')
      .reduce<unknown[]>(
        (values, name) =>
          values.flatMap((value): unknown[] =>
            name === '*' ? (Array.isArray(value) ? value : []) : [Reflect.get(Object(value), name)],
          ),
        [this.json],
      );
  }

  /** The first value at a path; undefined if the answer does not have it. */
  value(path: string): unknown {
    return this.values(path)[0];
  }

  report(faults: readonly Fault[]): void {
    for (const fault of faults) this.#onFault(fault);
  }

  /** Expects that a condition holds. `callDetail` describes the call in the report: `without a session`. */
  expectThat(
    holds: boolean,
    expected: string,
    { got = this.summary, callDetail = '' }: { got?: string; callDetail?: string | undefined } = {},
  ): boolean {
    const where = `${this.call} ${callDetail}`.trim();
    if (!holds) this.#onFault({ where, expected, got });
    return holds;
  }

  /** Expects that nothing breaks a rule. `violation` is what breaks the rule; undefined or empty if nothing does. */
  expectNone(expected: string, violation: string | undefined): boolean {
    return this.expectThat(!violation, expected, { got: violation ?? '' });
  }

  /** Expects a value that was read from the answer. A missing value counts as null. */
  expectValue(name: string, expected: unknown, got: unknown): boolean {
    return this.expectThat(
      isDeepStrictEqual(got ?? null, expected ?? null),
      `${name}: ${brief(expected ?? null)}`,
      { got: brief(got ?? null) },
    );
  }

  /** Expects the same values in the fields that both values have. */
  expectSame(name: string, expected: unknown, got: unknown): boolean {
    return this.expectValue(name, commonFieldsOf(expected, got), commonFieldsOf(got, expected));
  }

  /** Expects the value of a field, by its path. */
  expectField(path: string, expected: unknown): boolean {
    return this.expectValue(path, expected, this.value(path));
  }

  /** Expects a success. */
  expectDone(callDetail?: string): boolean {
    return this.expectThat(this.status >= 200 && this.status < 300, 'a success', { callDetail });
  }

  /** Expects a refusal with this status and any code. */
  expectStatus(status: number, callDetail?: string): boolean {
    return this.expectThat(this.status === status, `a refusal with ${status}`, { callDetail });
  }

  /** Expects a refusal with the code, or with one of the codes. */
  expectRefused(expected: string | readonly string[], callDetail?: string): boolean {
    const codes = [expected].flat();
    return this.expectThat(
      codes.includes(String(this.value('0.code'))) &&
        codes.some((code) => code.startsWith(String(this.status))),
      `the refusal ${codes.join(' or ')}`,
      { callDetail },
    );
  }

  /** Expects that a refusal names a field. */
  expectTarget(field: string): boolean {
    return this.expectThat(this.values('*.target.*').includes(field), `the target ${field}`);
  }

  /** Expects the value of a fill-in of the first error item. */
  expectFillIn(name: string, expected: unknown): boolean {
    const at = this.values('0.mapping.*.key').indexOf(name);
    return this.expectValue(`the fill-in ${name}`, expected, this.value(`0.mapping.${at}.value`));
  }
}
