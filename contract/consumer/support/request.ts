import type { V4RequestBuilderFunc } from '@pact-foundation/pact/src/v4/http/types';
import type { FullOperation } from '../../lib/contract.ts';
import { testCustomerCode } from './files.ts';
import { InjectedValue, injection, toPactNotation } from './injected.ts';
import { valueMatcher } from './matchers.ts';
import { exampleCookie, exampleXsrfToken } from './portal.ts';
import { resolveSchema } from './samples.ts';
import { contract } from './success.ts';

type TextOrInjected = string | InjectedValue;

/** The parts of a request, in addition to the headers of every call (S7). */
export type RequestParts = {
  /** Path parameters, by name. */
  path?: Readonly<Record<string, TextOrInjected>>;
  query?: Readonly<Record<string, QueryValue>>;
  /** JSON. */
  body?: Readonly<Record<string, unknown>>;
  /** The header Idempotency-Key, if the provider state needs a certain key; otherwise each call has a new key. */
  key?: InjectedValue;
  /** multipart/form-data. */
  form?: Readonly<Record<string, string | FormFile>>;
};

type FormFile = { name: string; type: string; text: string };

function pathOf({ path }: FullOperation, pathParameters: RequestParts['path'] = {}) {
  const base = `/${testCustomerCode}/mypage-api`;
  const fillPath = (toText: (value: TextOrInjected) => string): string =>
    base +
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = pathParameters[name];
      if (value === undefined) throw new Error(`${path}: no value for ${name}.`);
      return toText(value);
    });
  const example = fillPath((value) => (value instanceof InjectedValue ? value.example : value));
  const expression = fillPath((value) =>
    value instanceof InjectedValue ? `\${${value.name}}` : value,
  );
  return example === expression ? example : injection(expression, example);
}

const toSingleValue = (
  value: TextOrInjected | number | boolean,
): string | ReturnType<typeof injection> =>
  value instanceof InjectedValue ? injection(value.name, value.example) : String(value);

type QueryValue = TextOrInjected | number | boolean | readonly (TextOrInjected | number)[];
const isList = (value: QueryValue): value is readonly (TextOrInjected | number)[] =>
  Array.isArray(value);
const toQueryValue = (value: QueryValue) =>
  isList(value) ? value.map(toSingleValue) : toSingleValue(value);

const keyHeader = 'Idempotency-Key';

/** A generator in Pact's notation: each verification has a new key, because providers remember keys. */
const newKeyGenerator = (parameter: FullOperation['parameters'][number]) => ({
  ...Object(valueMatcher(resolveSchema(contract, parameter.schema), parameter.example ?? null)),
  'pact:generator:type': 'Regex',
});

function headersOf({ parameters }: FullOperation, key: InjectedValue | undefined) {
  const declaredHeaders = parameters
    .filter(({ in: location, name }) => location === 'header' && name !== 'X-XSRF-TOKEN')
    .map((parameter) => {
      const { name, schema, example = null } = parameter;
      if (name !== keyHeader) return [name, valueMatcher(resolveSchema(contract, schema), example)];
      return [name, key ? injection(key.name, key.example) : newKeyGenerator(parameter)];
    });
  return {
    ...Object.fromEntries(declaredHeaders),
    Cookie: injection('cookie', exampleCookie),
    'X-XSRF-TOKEN': injection('xsrfToken', exampleXsrfToken),
  };
}

const boundary = 'mypage-portal-form';
const formMediaType = `multipart/form-data; boundary=${boundary}`;
const formTypeMatcher = { regex: '^multipart/form-data;.*boundary=.+', value: formMediaType };

function formBody(form: NonNullable<RequestParts['form']>): Buffer {
  const parts = Object.entries(form).map(([name, value]) => {
    const partHeaders =
      typeof value === 'string'
        ? `Content-Disposition: form-data; name="${name}"`
        : `Content-Disposition: form-data; name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}`;
    const content = typeof value === 'string' ? value : value.text;
    return `--${boundary}\r\n${partHeaders}\r\n\r\n${content}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** Pact compares the parts of a form: texts must be equal, a file must have the expected media type. */
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
      toQueryValue(value),
    ]);
    if (query.length > 0) request.query(Object.fromEntries(query));
    if (sends.form) {
      request.body(formMediaType, formBody(sends.form));
      request.matchingRules({ body: formRules(sends.form) });
      request.headers({ 'Content-Type': { 'pact:matcher:type': 'regex', ...formTypeMatcher } });
    } else if (sends.body) request.jsonBody(toPactNotation(sends.body));
    else if (operation.requestBody?.mediaType === 'application/json') request.jsonBody({});
  };
  return { method: operation.method.toUpperCase(), path: pathOf(operation, sends.path), write };
}
