import type { V4RequestBuilderFunc } from '@pact-foundation/pact/src/v4/http/types';
import type { FullOperation } from '../../lib/contract.ts';
import { testCustomerCode } from './files.ts';
import { Injected, injection, toPactNotation } from './injected.ts';
import { valueMatcher } from './matchers.ts';
import { exampleCookie, exampleToken } from './portal.ts';
import { readSchema } from './samples.ts';
import { contract } from './success.ts';

type Text = string | Injected;

/** The parts of a request, in addition to the headers of every call (S7). */
export type RequestParts = {
  /** By the parameter's name. */
  path?: Readonly<Record<string, Text>>;
  query?: Readonly<Record<string, QueryValue>>;
  /** JSON. */
  body?: Readonly<Record<string, unknown>>;
  /** The header Idempotency-Key, if the state needs one; otherwise each call has a new one. */
  key?: Injected;
  /** multipart/form-data. */
  form?: Readonly<Record<string, string | FormFile>>;
};

type FormFile = { name: string; type: string; text: string };

function pathOf({ path }: FullOperation, values: RequestParts['path'] = {}) {
  const base = `/${testCustomerCode}/mypage-api`;
  const fill = (text: (value: Text) => string): string =>
    base +
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${path}: no value for ${name}.`);
      return text(value);
    });
  const example = fill((value) => (value instanceof Injected ? value.example : value));
  const expression = fill((value) => (value instanceof Injected ? `\${${value.name}}` : value));
  return example === expression ? example : injection(expression, example);
}

const oneValue = (value: Text | number | boolean): string | ReturnType<typeof injection> =>
  value instanceof Injected ? injection(value.name, value.example) : String(value);

type QueryValue = Text | number | boolean | readonly (Text | number)[];
const isList = (value: QueryValue): value is readonly (Text | number)[] => Array.isArray(value);
const queryValue = (value: QueryValue) => (isList(value) ? value.map(oneValue) : oneValue(value));

const keyHeader = 'Idempotency-Key';

/** A new key for each verification, because providers remember keys. */
const newKey = (parameter: FullOperation['parameters'][number]) => ({
  ...Object(valueMatcher(readSchema(contract, parameter.schema), parameter.example ?? null)),
  'pact:generator:type': 'Regex',
});

function headersOf({ parameters }: FullOperation, key: Injected | undefined) {
  const commonHeaders = parameters
    .filter(({ in: place, name }) => place === 'header' && name !== 'X-XSRF-TOKEN')
    .map((parameter) => {
      const { name, schema, example = null } = parameter;
      if (name !== keyHeader) return [name, valueMatcher(readSchema(contract, schema), example)];
      return [name, key ? injection(key.name, key.example) : newKey(parameter)];
    });
  return {
    ...Object.fromEntries(commonHeaders),
    Cookie: injection('cookie', exampleCookie),
    'X-XSRF-TOKEN': injection('xsrfToken', exampleToken),
  };
}

const boundary = 'mypage-portal-form';
const formType = `multipart/form-data; boundary=${boundary}`;
const formPattern = { regex: '^multipart/form-data;.*boundary=.+', value: formType };

function formBody(form: NonNullable<RequestParts['form']>): Buffer {
  const parts = Object.entries(form).map(([name, value]) => {
    const head =
      typeof value === 'string'
        ? `Content-Disposition: form-data; name="${name}"`
        : `Content-Disposition: form-data; name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}`;
    const content = typeof value === 'string' ? value : value.text;
    return `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** Pact compares a form by its parts: texts must be equal, a file must have its type. */
const formRules = (form: NonNullable<RequestParts['form']>) =>
  Object.entries(form).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [
      typeof value === 'string'
        ? { 'pact:matcher:type': 'equality' }
        : { 'pact:matcher:type': 'contentType', value: value.type },
    ],
  }));

/** The expected request of the portal, in Pact's notation. */
export function expectedRequest(operation: FullOperation, sends: RequestParts) {
  const write: V4RequestBuilderFunc = (request) => {
    request.headers(headersOf(operation, sends.key));
    const query = Object.entries(sends.query ?? {}).map(([name, value]) => [
      name,
      queryValue(value),
    ]);
    if (query.length > 0) request.query(Object.fromEntries(query));
    if (sends.form) {
      request.body(formType, formBody(sends.form));
      request.matchingRules({ body: formRules(sends.form) });
      request.headers({ 'Content-Type': { 'pact:matcher:type': 'regex', ...formPattern } });
    } else if (sends.body) request.jsonBody(toPactNotation(sends.body));
    else if (operation.requestBody?.mediaType === 'application/json') request.jsonBody({});
  };
  return { method: operation.method.toUpperCase(), path: pathOf(operation, sends.path), write };
}
