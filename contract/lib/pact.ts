import { readFileSync } from 'node:fs';
import type { Json } from '../../scripts/generate/contract-types.ts';
import { inProject } from './project.ts';

/** A matching rule for one position, as Pact writes it. */
type Rule = { combine: 'AND' | 'OR'; matchers: { [key: string]: Json }[] };

/** Request or response of an interaction, with the parts that this project reads. */
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

/** The committed pact that providers are verified against. */
export const pactFile = inProject('contract/pacts/mypage-portal-mypage-api.json');

/** @throws Error if the file is missing or not JSON */
export function readPact(file = pactFile): Pact {
  const pact: Pact = JSON.parse(readFileSync(file, 'utf8'));
  return pact;
}

/** The operation of an interaction: its description begins with the operationId. */
export const operationIdOf = ({ description }: Interaction): string =>
  description.split(':')[0] ?? '';
