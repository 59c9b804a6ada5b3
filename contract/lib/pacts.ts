import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { FullOperation } from './contract.ts';
import type { PactDocument } from './pact-verifier.ts';
import { inProject } from './project.ts';

const Headers = z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())])));
const PactBody = z.optional(
  z.object({
    content: z.unknown(),
    contentType: z.optional(z.string()),
    encoded: z.optional(z.union([z.string(), z.boolean()])),
  }),
);

const Interaction = z.object({
  description: z.string(),
  providerStates: z.optional(
    z.array(z.object({ name: z.string(), params: z.optional(z.record(z.string(), z.unknown())) })),
  ),
  request: z.object({
    method: z.string(),
    path: z.string(),
    query: z.optional(z.record(z.string(), z.array(z.string()))),
    headers: Headers,
    body: PactBody,
  }),
  response: z.object({ status: z.number(), headers: Headers, body: PactBody }),
});

/** One interaction of the pact (Pact V4); `path` is relative to the server's base path. */
export type Interaction = z.infer<typeof Interaction>;

const PactFile = z.object({ interactions: z.array(Interaction) });

const apiBase = /^\/[^/]+\/mypage-api(?=\/)/;

/** The files of contract/pacts; none if the folder is missing. */
function pactFiles(folder = inProject('contract/pacts')): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => `${folder}/${name}`);
}

/**
 * Every interaction of the pact files.
 *
 * @throws ZodError if a file is not a pact of version 4
 */
export function readInteractions(files = pactFiles()): Interaction[] {
  return files.flatMap((file) => {
    const { interactions } = PactFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    return interactions.map((one) => ({
      ...one,
      request: { ...one.request, path: one.request.path.replace(apiBase, '') },
    }));
  });
}

/**
 * The project's pact, as Pact wrote it.
 *
 * @throws Error if there is not exactly one file
 */
export function readPactDocument(): PactDocument {
  const [file, ...others] = pactFiles();
  if (file === undefined || others.length > 0)
    throw new Error('contract/pacts must contain one pact: run `npm run contract:pacts`.');
  const pact: PactDocument = JSON.parse(readFileSync(file, 'utf8'));
  return pact;
}

/** How well a path matches a template: the number of fixed segments, or -1. */
function fit(template: string, path: string): number {
  const expected = template.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return -1;
  const isFixed = (part: string): boolean => !part.startsWith('{');
  if (expected.some((part, index) => isFixed(part) && part !== actual[index])) return -1;
  return expected.filter(isFixed).length;
}

/** The operation of a request, by the most fixed segments: `/bills/zip` is not a bill with the id zip. */
export function operationOf(
  { request }: Interaction,
  operations: readonly FullOperation[],
): FullOperation | undefined {
  const fitting = operations
    .filter(({ method }) => method === request.method.toLowerCase())
    .map((operation) => ({ operation, score: fit(operation.path, request.path) }))
    .filter(({ score }) => score >= 0);
  return fitting.toSorted((a, b) => b.score - a.score)[0]?.operation;
}

/** The error codes in an answer's body; none if it is not a list of error items (S8). */
export function codesIn(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((item: unknown) => {
    const code: unknown =
      typeof item === 'object' && item !== null ? Reflect.get(item, 'code') : '';
    return typeof code === 'string' && code !== '' ? [code] : [];
  });
}
