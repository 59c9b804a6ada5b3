import { readFileSync } from 'node:fs';
import type { Json } from '../../scripts/generate/contract-types.ts';
import { inProject } from './project.ts';

/** A matching rule for one position, as Pact writes it. */
type Rule = { combine: 'AND' | 'OR'; matchers: { [key: string]: Json }[] };

/** Request or response of an interaction, with the parts that this project reads. */
type RequestOrResponse = {
  headers?: Record<string, string[]>;
  body?: { content: Json; contentType: string; encoded: string | false };
  matchingRules?: { body?: Record<string, Rule>; [part: string]: unknown };
  generators?: { path?: { expression: string }; [part: string]: unknown };
};

export type Interaction = {
  description: string;
  providerStates: { name: string; params?: Record<string, string> }[];
  request: RequestOrResponse & { method: string; path: string; query?: Record<string, string[]> };
  response: RequestOrResponse & { status: number };
};

/** The project's pact. Its requests have the paths of the contract. */
export type Pact = {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata: unknown;
};

type Generators = Readonly<Record<string, { expression: string }>>;

/** The request of an interaction. A generator puts a value of the provider state in the place of an example. */
export type PactRequest = {
  path: string;
  query?: Readonly<Record<string, readonly string[]>>;
  body?: { content: unknown; contentType?: string; encoded?: string | boolean };
  generators?: { path?: { expression: string }; query?: Generators; body?: Generators };
};

/** The parts of a pact that a verification reads. */
export type PactDocument = {
  interactions: {
    description: string;
    providerStates?: { name: string; params?: Record<string, unknown> }[];
    request?: PactRequest;
    response?: { status: number };
  }[];
  [part: string]: unknown;
};

/** The committed pact that providers are verified against. */
export const pactFile = inProject('contract/pacts/mypage-portal-mypage-api.json');

/** @throws Error if the file is missing or not JSON */
export function readPact(filePath = pactFile): Pact {
  const pact: Pact = JSON.parse(readFileSync(filePath, 'utf8'));
  return pact;
}

/** The operation of an interaction: its description begins with the operationId. */
export const operationIdOf = (description: string): string => description.split(':')[0] ?? '';

/** The error codes in an answer's body; none if the body is not a list of error items (S8). */
export const codesIn = (content: unknown): string[] =>
  (Array.isArray(content) ? content : []).flatMap((item: unknown) => {
    const code: unknown = Reflect.get(Object(item), 'code');
    return typeof code === 'string' && code !== '' ? [code] : [];
  });
