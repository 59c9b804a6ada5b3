import { isDeepStrictEqual } from 'node:util';
import type { StateName } from '../../states/provider-states.ts';
import type { Fault } from '../fault.ts';
import { brief, jsonOf } from '../text.ts';
import type { CallAnswer, MakeCall } from './browser.ts';

/** The input of a check. */
export type CheckContext = {
  /** Makes a call with the cookies of the state. */
  call: MakeCall;
  /** Makes a call without cookies. */
  callAsNewBrowser: MakeCall;
  /** A text that the state gives. */
  stateValue: (name: string) => string;
  /** All values that the states give; a later state replaces the values of an earlier one. */
  values: Readonly<Record<string, unknown>>;
  /** The values of one of the states. */
  valuesOf: (state: StateName) => Readonly<Record<string, unknown>>;
  /** Sets the states again, for checks whose calls change something. Returns the new values. */
  renew: () => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Makes a call with the cookies of the given values.
   *
   * @param base of another issuer; default: the base that is verified
   */
  callWith: (values: Readonly<Record<string, unknown>>, base?: string) => MakeCall;
  /** The part of each address before the contract's paths: `/demo/mypage-api`. */
  base: string;
};

/** One rule that a provider must follow over several calls. */
export type Check = {
  /** The operation whose screens break if the provider does not follow the rule. */
  operationId: string;
  /** What the operation does: "ends the session". */
  name: string;
  states: readonly (StateName | { state: StateName; params: Readonly<Record<string, unknown>> })[];
  /** What a customer experiences if the provider does not follow the rule, as a sentence. */
  breaks: string;
  /** The level of the check; default: that of its operation. */
  level?: number;
  run: (context: CheckContext) => Promise<Fault[]>;
};

/** What a check throws that cannot decide anything at this server; the message is the reason. */
export class NotChecked extends Error {}

/** Ends a check, because the issuer does not have what it checks. @throws NotChecked */
export function issuerHasNo(what: string): never {
  throw new NotChecked(`the issuer has no ${what}`);
}

/** Status and body of an answer, on one line. */
export const briefly = ({ status, body, headers }: CallAnswer): string => {
  if (body.length === 0) return String(status);
  const isText = /json|text|xml|^$/.test(headers.get('content-type') ?? '');
  return `${status} with ${isText ? brief(body.toString('utf8')) : `a file of ${body.length} bytes`}`;
};

/** A field of an answer, by its path; undefined if the answer does not have the field. */
export const fieldOf = ({ body }: CallAnswer, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), jsonOf(body));

/** The values at a path such as `items.*.noticeId`; `*` is each entry of a list. */
export const valuesAt = (answer: CallAnswer, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (values, name) =>
        values.flatMap((value): unknown[] =>
          name === '*' ? (Array.isArray(value) ? value : []) : [Reflect.get(Object(value), name)],
        ),
      [jsonOf(answer.body)],
    );

/** @returns no fault if `holds`; `sent` describes what is special about the call */
export const expectThat = (
  holds: boolean,
  answer: CallAnswer,
  expected: string,
  { got = briefly(answer), sent = '' }: { got?: string; sent?: string | undefined } = {},
): Fault[] =>
  holds ? [] : [{ where: sent === '' ? answer.call : `${answer.call} ${sent}`, expected, got }];

/** Expects a value of an answer. A missing value counts as null. */
export const expectValue = (
  answer: CallAnswer,
  what: string,
  expected: unknown,
  got: unknown,
): Fault[] =>
  expectThat(
    isDeepStrictEqual(got ?? null, expected ?? null),
    answer,
    `${what}: ${brief(expected ?? null)}`,
    { got: brief(got ?? null) },
  );

/** A value with the fields that another value has as well: an answer can have additional ones. */
const inCommon = (value: unknown, other: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((one, at) => inCommon(one, other[at]));
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null)
    return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name in other ? [[name, inCommon(inner, Reflect.get(other, name))]] : [],
    ),
  );
};

/** Expects the same values in the fields that two answers have. */
export const expectSame = (
  answer: CallAnswer,
  what: string,
  expected: unknown,
  got: unknown,
): Fault[] => expectValue(answer, what, inCommon(expected, got), inCommon(got, expected));

/** Expects the value of a field, by its path with dots. */
export const expectField = (answer: CallAnswer, path: string, expected: unknown): Fault[] =>
  expectValue(answer, path, expected, valuesAt(answer, path)[0]);

/** The fields that another object also has: an answer can have more fields than its schema. */
export const fieldsIn = (other: object, own: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(other, name)));

/** Expects that a refusal names a field. */
export const expectTarget = (answer: CallAnswer, field: string): Fault[] =>
  expectThat(valuesAt(answer, '*.target.*').includes(field), answer, `the target ${field}`);

/** Expects a success. */
export const expectDone = (answer: CallAnswer, sent?: string): Fault[] =>
  expectThat(answer.status >= 200 && answer.status < 300, answer, 'a success', { sent });

/** Expects a refusal with one of the codes. */
export const expectRefused = (
  answer: CallAnswer,
  codes: readonly string[],
  sent?: string,
): Fault[] =>
  expectThat(
    codes.includes(String(fieldOf(answer, 0, 'code'))) &&
      codes.some((code) => code.startsWith(String(answer.status))),
    answer,
    `the refusal ${codes.join(' or ')}`,
    { sent },
  );

/** Expects the value of a fill-in of the first error item. */
export const expectFillIn = (answer: CallAnswer, name: string, expected: unknown): Fault[] => {
  const at = valuesAt(answer, '0.mapping.*.key').indexOf(name);
  return expectValue(
    answer,
    `the fill-in ${name}`,
    expected,
    fieldOf(answer, 0, 'mapping', at, 'value'),
  );
};
