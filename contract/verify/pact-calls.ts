import { operationIdOf, type PactDocument, type PactRequest } from '../lib/pact.ts';
import { isStateName, type StateName } from '../states/provider-states.ts';
import type { OperationEntry } from './assets.ts';
import type { CallInput } from './behaviour/browser.ts';
import type { StateValues } from './states.ts';

/** A call of the pact that a provider answers with success. */
export type PactCall = {
  operation: OperationEntry;
  states: { state: StateName; params: Readonly<Record<string, unknown>> }[];
  /** The call with the values of the states in place of the pact's examples. */
  fill: (values: StateValues) => CallInput;
};

/** The text with the values of the states; the example if the states do not give all of the values. */
function withValues<T>(text: string, values: StateValues, example: T): string | T {
  const names = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return example;
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Sets the value at a path such as `$.items[0].billTypeId`. */
function setValueAt(body: unknown, path: string, value: string | undefined): void {
  const fieldNames = path.match(/[^.[\]$]+/g) ?? [];
  const lastFieldName = fieldNames.at(-1);
  let container = body;
  for (const name of fieldNames.slice(0, -1)) container = Reflect.get(Object(container), name);
  if (lastFieldName !== undefined && value !== undefined)
    Reflect.set(Object(container), lastFieldName, value);
}

const pathParametersOf = (pattern: string, actualPath: string): Record<string, string> => {
  const segments = actualPath.split('/');
  return Object.fromEntries(
    pattern.split('/').flatMap((segment, at): [string, string][] => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      return name === undefined ? [] : [[name, segments[at] ?? '']];
    }),
  );
};

function bodyWith({ body, generators }: PactRequest, values: StateValues): Partial<CallInput> {
  if (body === undefined) return {};
  if (body.encoded === 'base64' && typeof body.content === 'string') {
    const content = new Blob([Buffer.from(body.content, 'base64')]);
    return { body: content, headers: { 'content-type': body.contentType } };
  }
  const content: unknown = structuredClone(body.content);
  for (const [path, { expression }] of Object.entries(generators?.body ?? {}))
    setValueAt(content, path, withValues(expression, values, undefined));
  return { body: content };
}

function queryWith({ query = {}, generators }: PactRequest, values: StateValues) {
  return Object.fromEntries(
    Object.entries(query).map(([name, example]) => {
      const expression = generators?.query?.[name]?.expression;
      return [
        name,
        expression === undefined ? example : [withValues(expression, values, example)].flat(),
      ];
    }),
  );
}

/**
 * The first successful call of each operation in the pact, for checks that are derived from calls instead of written by
 * hand.
 */
export function pactCalls(
  { interactions }: PactDocument,
  operations: readonly OperationEntry[],
): PactCall[] {
  return operations.flatMap((operation) => {
    const interaction = interactions.find(
      ({ description, response }) =>
        operationIdOf(description) === operation.operationId &&
        response !== undefined &&
        response.status < 300,
    );
    if (interaction?.request === undefined) return [];
    const { request, providerStates = [] } = interaction;
    const address = request.generators?.path?.expression ?? request.path;
    return {
      operation,
      states: providerStates.flatMap(({ name, params = {} }) =>
        isStateName(name) ? { state: name, params } : [],
      ),
      fill: (values) => ({
        path: pathParametersOf(operation.path, withValues(address, values, request.path)),
        query: queryWith(request, values),
        ...bodyWith(request, values),
      }),
    };
  });
}
