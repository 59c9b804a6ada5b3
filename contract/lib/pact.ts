import { readFileSync } from 'node:fs';
import type { Json } from '../../scripts/generate/contract-types.ts';
import { inProject } from './project.ts';

/** A rule for one place, as Pact writes it. */
type Rule = { combine: 'AND' | 'OR'; matchers: { [key: string]: Json }[] };

/** Half of an interaction, as far as it is read here. */
type Side = {
  headers?: Record<string, string[]>;
  body?: { content: Json; contentType: string; encoded: string | false };
  matchingRules?: { body?: Record<string, Rule>; [part: string]: unknown };
  generators?: { path?: { expression: string }; [part: string]: unknown };
};

export type Interaction = {
  description: string;
  providerStates: { name: string; params?: Record<string, string> }[];
  request: Side & { method: string; path: string; query?: Record<string, string[]> };
  response: Side & { status: number };
};

export type Pact = {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata: unknown;
};

/** The pact: committed, and what providers are verified against. */
export const pactFile = inProject('contract/pacts/mypage-portal-mypage-api.json');

/** @throws Error if the file is missing or no JSON */
export function readPact(file = pactFile): Pact {
  const pact: Pact = JSON.parse(readFileSync(file, 'utf8'));
  return pact;
}

/** The operation that an interaction is about: its description begins with it. */
export const operationIdOf = ({ description }: Interaction): string =>
  description.split(':')[0] ?? '';
