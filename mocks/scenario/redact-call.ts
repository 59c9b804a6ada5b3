import { createHash } from 'node:crypto';
import { URL } from 'node:url';
import * as z from 'zod';
import { routes } from '../../src/lib/routes.ts';
import { pathParametersOf } from '../prism/check.ts';
import { headerOf, isJson, parseBody, type Answer, type ApiRequest } from '../prism/message.ts';
import { keyOfText } from './portal-texts.ts';
import { redact, combinedSchemasOf, type Replace, type Schema } from './personal.ts';
import type { RecordedCall } from './scenario-file.ts';

/** A call whose personal values are not replaced yet. */
export type CallToRecord = {
  operationId: string;
  request: Pick<ApiRequest, 'rawHeaders' | 'body' | 'input'>;
  /** The body is complete and without Content-Encoding; status 0 if there is no answer. */
  answer: Answer;
  failed?: RecordedCall['failed'];
};

type Content = { content?: Record<string, { schema?: Schema }> };
type Parameter = { name?: string; in?: string; schema?: Schema; $ref?: string };
type ContractOperation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
export type Bundle = {
  info: { version: string };
  paths: Record<string, Record<string, ContractOperation> & { parameters?: Parameter[] }>;
  components: Record<string, Record<string, Schema & Parameter>>;
};

const schemaOf = (content: Content | undefined): Schema | undefined =>
  Object.entries(content?.content ?? {}).find(([type]) => isJson(type))?.[1].schema;

const pagePatterns = Object.values(routes).map(({ path }) => ({
  path,
  pattern: new RegExp(`^/[^/]+/mypage/?${path.replaceAll(/:\w+\??|\*/g, '[^/]+')}/?$`),
}));

/**
 * The route of the page that sends a call, without values of parameters. In development, the portal names the page
 * (src/dev/start.tsx), because some calls of a page start while the browser still shows the previous page.
 */
function pageRouteOf(headers: string[]): string | undefined {
  const address = headerOf(headers, 'x-page') ?? headerOf(headers, 'referer') ?? '';
  if (!URL.canParse(address)) return undefined;
  return pagePatterns.find(({ pattern }) => pattern.test(new URL(address).pathname))?.path;
}

const Presses = z.array(z.object({ role: z.string(), name: z.string() }));

/** The presses that the portal names in development. A key replaces each text, because a text may be personal. */
function pressesOf(headers: string[]): NonNullable<RecordedCall['presses']> {
  try {
    const pressesText = decodeURIComponent(headerOf(headers, 'x-presses') ?? '[]');
    return Presses.parse(JSON.parse(pressesText)).map(({ role, name }) => {
      const key = keyOfText(name);
      return {
        role: /^[a-z]+$/.test(role) ? role : 'button',
        ...(key !== undefined && { text: key }),
      };
    });
  } catch {
    return [];
  }
}

/** The name of a file from Content-Disposition; undefined if the header has no file name. */
function fileNameOf(disposition: string | undefined): string | undefined {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    if (encodedName !== undefined) return decodeURIComponent(encodedName);
  } catch {
    return undefined;
  }
  return /filename="?([^";]+)/i.exec(disposition ?? '')?.[1];
}

/** Converts a parameter of an address to the type of its schema. */
function toTypedParameter(schemas: readonly Schema[], text: string): unknown {
  const isText = schemas.every(
    ({ type }) => type === undefined || [type].flat().includes('string'),
  );
  return !isText && /^(true|false|-?\d{1,15})$/.test(text) ? JSON.parse(text) : text;
}

function findOperation(bundle: Bundle, operationId: string) {
  for (const [path, { parameters = [], ...operations }] of Object.entries(bundle.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation.operationId === operationId) {
        const allParameters = [...parameters, ...(operation.parameters ?? [])];
        return { path, method: method.toUpperCase(), operation, parameters: allParameters };
      }
    }
  }
  throw new Error(`The contract has no operation ${operationId}`);
}

/** Copies a call, and replaces its personal values. @throws Error if the contract does not have the operation */
export function redactCall(
  bundle: Bundle,
  { operationId, request, answer, failed }: CallToRecord,
  replace: Replace,
): RecordedCall {
  const { path, method, operation, parameters } = findOperation(bundle, operationId);
  const resolve = (ref: string): (Schema & Parameter) | undefined => {
    const [, , kind = '', name = ''] = ref.split('/');
    return bundle.components[kind]?.[name];
  };
  const redactValue = (schema: Schema | undefined, value: unknown): unknown =>
    redact(schema, value, resolve, replace);
  /** The parameters of an address, without parameters that the contract does not have. */
  const redactParameters = (
    location: 'path' | 'query',
    values: Readonly<Record<string, string | string[] | undefined>>,
  ) => {
    const entries = parameters
      .map((parameter) => (parameter.$ref === undefined ? parameter : resolve(parameter.$ref)))
      .flatMap((parameter) => {
        const { name = '', in: parameterLocation, schema } = parameter ?? {};
        const value = values[name];
        if (parameterLocation !== location || value === undefined) return [];
        const valueSchemas = combinedSchemasOf(schema, resolve);
        const itemSchemas = valueSchemas.flatMap((variant) =>
          combinedSchemasOf(variant.items, resolve),
        );
        const isList = itemSchemas.length > 0;
        const typedValues = [value]
          .flat()
          .map((text) => toTypedParameter(isList ? itemSchemas : valueSchemas, text));
        return [[name, redactValue(schema, isList ? typedValues : typedValues[0])]];
      });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  const redactBody = (bytes: Buffer, headers: string[], schema: Schema | undefined) => {
    const mediaType = headerOf(headers, 'content-type') ?? '';
    if (bytes.length === 0) return {};
    const { value, problem } = parseBody(bytes, mediaType);
    if (isJson(mediaType) && problem === undefined) return { json: redactValue(schema, value) };
    const fileName = fileNameOf(headerOf(headers, 'content-disposition'));
    const file: RecordedCall['file'] = {
      ...(fileName === undefined ? {} : { name: String(replace('fileName', fileName)) }),
      type: /^[\w.+-]+\/[\w.+-]+/.exec(mediaType)?.[0] ?? 'unknown',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    return { file };
  };
  const page = pageRouteOf(request.rawHeaders);
  const presses = pressesOf(request.rawHeaders);
  const pathValues = redactParameters('path', pathParametersOf(path, request.input.url.path));
  const query = redactParameters('query', request.input.url.query ?? {});
  const sentBody = redactBody(request.body, request.rawHeaders, schemaOf(operation.requestBody));
  const schema = schemaOf(operation.responses?.[answer.status]);
  const receivedBody = redactBody(answer.body, answer.rawHeaders, schema);
  return {
    ...(page === undefined ? {} : { page }),
    ...(presses.length === 0 ? {} : { presses }),
    operationId,
    method,
    path,
    ...(pathValues === undefined ? {} : { parameters: pathValues }),
    ...(query === undefined ? {} : { query }),
    ...(sentBody.json === undefined ? {} : { body: sentBody.json }),
    ...(sentBody.file === undefined ? {} : { sentFile: sentBody.file }),
    status: answer.status,
    ...(failed === undefined ? {} : { failed }),
    ...(receivedBody.json === undefined ? {} : { answer: receivedBody.json }),
    ...(receivedBody.file === undefined ? {} : { file: receivedBody.file }),
  };
}
