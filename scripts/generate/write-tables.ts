import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnswerTable } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import type { OperationEntry } from './operations.ts';

const banner = '// Made by `npm run generate` from openapi/. Do not edit.\n\n';
const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * Writes the tables that are neither types nor hooks: `error-codes.ts` (whole catalogue, for tests and
 * reports), `error-handlers.ts` (the little that the browser needs on its first page), `answers.ts` (what
 * the portal judges answers by) and `operations.ts`.
 */
export function writeTables(
  generatedDir: string,
  catalogue: Catalogue,
  operations: OperationEntry[],
  answers: AnswerTable,
): void {
  const write = (name: string, text: string): void =>
    writeFileSync(path.join(generatedDir, name), banner + text);
  write('error-codes.ts', errorCodes(catalogue));
  write('error-handlers.ts', errorHandlers(catalogue));
  write('error-statuses.ts', errorStatuses(catalogue));
  write('operations.ts', operationsTable(operations));
  write('answers.ts', answerTables(answers));
}

function answerTables({ answers, shapes, unions }: AnswerTable): string {
  return `/*
 * What the portal judges answers by. A kind is \`s\` (text), \`b\` (true or false), \`i\` (whole number,
 * with the least that it may be behind it) or the name of a shape or union; with \`[]\` behind it a list
 * of these, with \`?\` it may be null.
 */
type Kinds = Readonly<Record<string, string>>;

/** Bodies of successful answers, by operationId: method, path with {} in place of its values, kind. */
export const answers: Readonly<Record<string, readonly [string, string, string]>> = ${literal(answers)};

/** The kinds of an object's fields. */
export const shapes: Readonly<Record<string, Kinds>> = ${literal(shapes)};

/** One of several shapes: the field that says which, and the shape by its value. */
export const unions: Readonly<Record<string, readonly [string, Kinds]>> = ${literal(unions)};
`;
}

function errorCodes({ codes, sets }: Catalogue): string {
  const table = Object.fromEntries(
    Object.entries(codes).map(([code, entry]) => [
      code,
      {
        status: entry.status,
        area: entry.area,
        handler: entry.handler,
        meaning: entry.meaning,
        textKey: entry.textKey,
        hasSubMessage: entry.hasSubMessage ?? false,
        links: entry.links ?? [],
        target: entry.target ?? [],
        fillIns: entry.fillIns ?? [],
      },
    ]),
  );
  const setTable = Object.fromEntries(
    Object.entries(sets).map(([name, { codes: own, includes }]) => [
      name,
      { includes: includes ?? [], codes: own },
    ]),
  );
  return `/** Every error code of S8. Browser code imports only the types; the table is for tests and reports. */
export const errorCatalogue = ${literal(table)} as const;

/** Codes that many operations share, as the contract's files cite them. */
export const errorSets = ${literal(setTable)} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes whose text has a second one under the key with \`_sub\` (S8). */
export type ErrorCodeWithSub = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['hasSubMessage'] extends true ? C : never;
}[ErrorCode];
`;
}

/** The codes of answers without one. The login page does without this table. */
function errorStatuses({ statuses }: Catalogue): string {
  const codeByStatus = Object.fromEntries(
    Object.entries(statuses).flatMap(([status, { code }]) =>
      code === undefined ? [] : [[status, code]],
    ),
  );
  return `/** The code that the status of an answer without a code stands for, such as of a page of a gateway. */
export const codeByStatus: Readonly<Record<number, string>> = ${literal(codeByStatus)};
`;
}

/** The handlers by status, except for the caller's, and the codes that differ from their status. */
function errorHandlers({ codes, statuses }: Catalogue): string {
  const byStatus: Record<string, string> = Object.fromEntries(
    Object.entries(statuses).flatMap(([status, { handler }]) =>
      handler === 'caller' ? [] : [[status, handler]],
    ),
  );
  const entries = Object.entries(codes);
  const special = entries.filter(
    ([, { status, handler }]) => handler !== (byStatus[status] ?? 'caller'),
  );
  const withSub = entries.filter(([, entry]) => entry.hasSubMessage).map(([code]) => code);
  return `export type ErrorHandler =
  | 'versionDialog'
  | 'bareMessage'
  | 'message'
  | 'messageNoTop'
  | 'maintenance'
  | 'languageFallback'
  | 'login'
  | 'caller';

/** Who deals with an error of a status (S8); the caller with those that are not here. */
export const handlerByStatus: Readonly<Record<number, ErrorHandler>> = ${literal(byStatus)};

/** Codes that go another way than their status (S8). */
export const handlerByCode: Readonly<Record<string, ErrorHandler>> = ${literal(
    Object.fromEntries(special.map(([code, { handler }]) => [code, handler])),
  )};

/** Codes whose text has a second one (S8). */
export const codesWithSubMessage: ReadonlySet<string> = /* @__PURE__ */ new Set(${literal(withSub)});
`;
}

function operationsTable(operations: OperationEntry[]): string {
  return `/** Every operation of the contract, for the developer's panel, the coverage report and contract tests. */
export const operations = ${literal(operations)} as const;

export type OperationId = (typeof operations)[number]['operationId'];
`;
}
