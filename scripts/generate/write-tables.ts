import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnswerTable } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import { fullOperations, type FullOperation } from '../../contract/lib/contract.ts';
import type { Contract } from './contract-types.ts';

type OperationEntry = Pick<
  FullOperation,
  'operationId' | 'method' | 'path' | 'security' | 'errorCodes'
> & { tag: string; isBinary: boolean; successStatus: number };

/** One row for each operation of the expanded contract, in the order of the document. */
export const listOperations = (contract: Contract): OperationEntry[] =>
  fullOperations(contract).map(
    ({ operationId, method, path: operationPath, area, success, security, errorCodes }) => ({
      operationId,
      method,
      path: operationPath,
      tag: area,
      isBinary: (success.body?.mediaType ?? 'application/json') !== 'application/json',
      successStatus: success.status,
      security,
      errorCodes,
    }),
  );

const fileHeader = '// Made by `npm run generate` from openapi/. Do not edit.\n\n';
const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * Writes the tables that are neither types nor hooks: `error-codes.ts` (the whole catalogue, for tests and reports),
 * `error-handlers.ts` (the part that the first page needs), `answers.ts` (by which the portal validates answers) and
 * `operations.ts`.
 */
export function writeTables(
  generatedDir: string,
  catalogue: Catalogue,
  operations: OperationEntry[],
  answers: AnswerTable,
): void {
  const writeTable = (name: string, text: string): void =>
    writeFileSync(path.join(generatedDir, name), fileHeader + text);
  writeTable('error-codes.ts', formatErrorCodes(catalogue));
  writeTable('error-handlers.ts', formatErrorHandlers(catalogue));
  writeTable('error-statuses.ts', formatErrorStatuses(catalogue));
  writeTable('operations.ts', formatOperations(operations));
  writeTable('answers.ts', formatAnswers(answers));
}

function formatAnswers({ answers, shapes, unions }: AnswerTable): string {
  return `/*
 * The portal validates answers by this table. A kind is \`s\` (text), \`b\` (boolean), \`i\` (integer, followed by its
 * minimum) or the name of a shape or union. A trailing \`[]\` is a list, a trailing \`?\` allows null.
 */
type Kinds = Readonly<Record<string, string>>;

/** Successful answers by operationId: method, path with {} for each parameter, kind of the JSON body ('' without one). */
export const answers: Readonly<Record<string, readonly [string, string, string]>> = ${toJson(answers)};

/** The kinds of an object's fields. */
export const shapes: Readonly<Record<string, Kinds>> = ${toJson(shapes)};

/** Alternative shapes: the field that decides, and the shape for each of its values. */
export const unions: Readonly<Record<string, readonly [string, Kinds]>> = ${toJson(unions)};
`;
}

function formatErrorCodes({ codes, sets }: Catalogue): string {
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
    Object.entries(sets).map(([name, { codes: setCodes, includes }]) => [
      name,
      { includes: includes ?? [], codes: setCodes },
    ]),
  );
  return `/** Every error code of S8. Browser code imports only the types; the table is for tests and reports. */
export const errorCatalogue = ${toJson(table)} as const;

/** Codes that many operations share, as the contract's files cite them. */
export const errorSets = ${toJson(setTable)} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes whose text has a second one under the key with \`_sub\` (S8). */
export type ErrorCodeWithSub = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['hasSubMessage'] extends true ? C : never;
}[ErrorCode];
`;
}

/** The codes for answers without a code. The login page does not need this table. */
function formatErrorStatuses({ statuses }: Catalogue): string {
  const codeByStatus = Object.fromEntries(
    Object.entries(statuses).flatMap(([status, { code }]) =>
      code === undefined ? [] : [[status, code]],
    ),
  );
  return `/** The code for the status of an answer without a code, such as a page of a gateway. */
export const codeByStatus: Readonly<Record<number, string>> = ${toJson(codeByStatus)};
`;
}

/** The handlers by status, except for the handler `caller`, and the codes with another handler than their status. */
function formatErrorHandlers({ codes, statuses }: Catalogue): string {
  const handlerByStatus: Record<string, string> = Object.fromEntries(
    Object.entries(statuses).flatMap(([status, { handler }]) =>
      handler === 'caller' ? [] : [[status, handler]],
    ),
  );
  const entries = Object.entries(codes);
  const entriesWithOtherHandler = entries.filter(
    ([, { status, handler }]) => handler !== (handlerByStatus[status] ?? 'caller'),
  );
  const codesWithSubMessage = entries
    .filter(([, entry]) => entry.hasSubMessage)
    .map(([code]) => code);
  return `export type ErrorHandler =
  | 'versionDialog'
  | 'bareMessage'
  | 'message'
  | 'messageNoTop'
  | 'maintenance'
  | 'languageFallback'
  | 'login'
  | 'caller';

/** The handler of each status (S8); the caller handles all others. */
export const handlerByStatus: Readonly<Record<number, ErrorHandler>> = ${toJson(handlerByStatus)};

/** Codes with another handler than their status (S8). */
export const handlerByCode: Readonly<Record<string, ErrorHandler>> = ${toJson(
    Object.fromEntries(entriesWithOtherHandler.map(([code, { handler }]) => [code, handler])),
  )};

/** Codes with a second text (S8). */
export const codesWithSubMessage: ReadonlySet<string> = /* @__PURE__ */ new Set(${toJson(codesWithSubMessage)});
`;
}

function formatOperations(operations: OperationEntry[]): string {
  return `/** Every operation of the contract, for the developer's panel, the coverage report and contract tests. */
export const operations = ${toJson(operations)} as const;

export type OperationId = (typeof operations)[number]['operationId'];
`;
}

/** Namespaces whose keys are values of answers: the codes of S8, the field names of S3. */
const dynamicNamespaces = new Set(['errors', 'field-names']);

/**
 * Writes `texts.d.ts`: the type of the portal's texts by namespace, so that every key is checked.
 *
 * @param textsFolder the Japanese texts, one file for each namespace
 */
export function writeTexts(generatedDir: string, textsFolder: string): void {
  const namespaces = readdirSync(textsFolder)
    .map((file) => path.basename(file, '.json'))
    .filter((name) => !dynamicNamespaces.has(name));
  const importNameOf = (namespace: string): string =>
    namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = namespaces.map(
    (name) => `import type ${importNameOf(name)} from '../src/i18n/ja/${name}.json';`,
  );
  const fields = namespaces.map((name) => `  '${name}': typeof ${importNameOf(name)};`);
  const text = `// Made by \`npm run generate\` from src/i18n/ja. Do not edit.

${imports.join('\n')}

/** All texts by namespace: \`common.logout\` is the key \`logout\` of \`ja/common.json\`. */
export interface Texts {
${fields.join('\n')}
}
`;
  writeFileSync(path.join(generatedDir, 'texts.d.ts'), text);
}
