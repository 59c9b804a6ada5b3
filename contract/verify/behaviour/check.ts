import type { StateName } from '../../states/provider-states.ts';
import type { Fault } from '../fault.ts';
import type { Ask, Heard } from './browser.ts';

/** What a check works with. */
type Surroundings = {
  /** Calls with the cookies of the state. */
  ask: Ask;
  /** Calls of a browser that has no cookies. */
  askAnew: Ask;
  /** A text that the state gives. */
  given: (name: string) => string;
  /** All values that the states give; a later state replaces the values of an earlier one. */
  values: Readonly<Record<string, unknown>>;
  /** Sets the states again, for checks whose calls change something. Returns the new values. */
  renew: () => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Calls with the cookies of the given values.
   *
   * @param base of another issuer; default: the base that is verified
   */
  askWith: (values: Readonly<Record<string, unknown>>, base?: string) => Ask;
  /** What comes before the contract's paths: `/demo/mypage-api`. */
  base: string;
};

/** One thing that a provider has to do over several calls, or with what it was sent. */
export type Check = {
  /** Whose screens break if it is not so. */
  operationId: string;
  /** What the operation does: "ends the session". */
  name: string;
  states: readonly (StateName | { state: StateName; params: Readonly<Record<string, unknown>> })[];
  /** What a customer meets where it is not so, as a sentence. */
  breaks: string;
  run: (surroundings: Surroundings) => Promise<Fault[]>;
};

const longest = 140;

/** What came, on one line. */
export function briefly({ status, body }: Heard): string {
  const text = body.toString('utf8').replace(/\s+/g, ' ');
  const shown = text.length > longest ? `${text.slice(0, longest)}...` : text;
  return shown === '' ? String(status) : `${status} with ${shown}`;
}

/** The JSON of an answer; undefined if it is none. */
export function jsonOf({ body }: Heard): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A field of an answer, by its path; undefined if it is not there. */
export const fieldOf = (heard: Heard, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    jsonOf(heard),
  );

/** @returns no fault if `holds`; `sent` says what was special about the call */
export const expectThat = (
  holds: boolean,
  heard: Heard,
  expected: string,
  { got = briefly(heard), sent = '' }: { got?: string; sent?: string } = {},
): Fault[] =>
  holds ? [] : [{ where: sent === '' ? heard.call : `${heard.call} ${sent}`, expected, got }];

/** Whether a call was done. */
export const expectDone = (heard: Heard, sent?: string): Fault[] =>
  expectThat(
    heard.status >= 200 && heard.status < 300,
    heard,
    'that it is done',
    sent === undefined ? {} : { sent },
  );

/** Whether a call was refused with one of the codes. */
export const expectRefused = (heard: Heard, codes: readonly string[], sent?: string): Fault[] =>
  expectThat(
    codes.includes(String(fieldOf(heard, 0, 'code'))) &&
      codes.some((code) => code.startsWith(String(heard.status))),
    heard,
    `the refusal ${codes.join(' or ')}`,
    sent === undefined ? {} : { sent },
  );
