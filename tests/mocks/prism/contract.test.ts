// Prism silently accepts every value for a schema that it cannot compile. So each schema has to reject a value.
import { describe, expect, it } from 'vitest';
import { checkResponse } from '../../../mocks/prism/check.ts';
import { loadContract, namedExamplesOf, operationIdOf } from '../../../mocks/prism/contract.ts';
import { createExampleAnswer } from '../../../mocks/prism/example-answer.ts';
import { isJson, methodOf, type ApiRequest } from '../../../mocks/prism/message.ts';
import { validateRequest, validateResponse, type Operation } from '../../../mocks/prism/prism.ts';

const specPath = new URL('../../../generated/openapi.json', import.meta.url).pathname;
const operations = await loadContract(specPath);
const namedOperations = operations.map(
  (operation) => [operationIdOf(operation), operation] as const,
);

const requestWithoutHeaders = ({ method, path }: Operation): ApiRequest => ({
  customerCode: 'demo',
  requestTarget: path,
  rawHeaders: [],
  body: Buffer.alloc(0),
  bodyProblem: undefined,
  input: {
    method: methodOf(method),
    url: { path: path.replaceAll(/\{\w+\}/g, 'x'), query: {} },
    headers: {},
    body: undefined,
  },
});

describe.each(namedOperations)('the operation %s', (_, operation) => {
  const request = requestWithoutHeaders(operation);

  it('has examples that fit their schemas', async () => {
    for (const { status, name } of namedExamplesOf(operation)) {
      const answer = await createExampleAnswer(operation, request, { status, example: name });
      expect(await checkResponse(operation, request, answer)).toEqual([]);
    }
  });

  it('has response schemas that reject a body of the wrong type', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const { code, contents = [] } of operation.responses) {
      if (!contents.some(({ mediaType }) => isJson(mediaType))) continue;
      const output = { statusCode: Number(code), headers, body: 7 };
      expect(await validateResponse(operation, request.input, output)).not.toEqual([]);
    }
  });

  it('requires the headers of S7', async () => {
    const { diagnostics } = await validateRequest([operation], request.input);
    const missingHeaders = diagnostics.map(
      ({ message }) => /'([a-z]+(?:-[a-z]+)+)'/.exec(message)?.[1],
    );
    expect(missingHeaders).toEqual(
      expect.arrayContaining([
        'x-flow-id',
        'x-language',
        'x-front-version',
        ...(operation.method === 'get' ? [] : ['x-xsrf-token', 'idempotency-key']),
      ]),
    );
  });
});

describe.each(
  namedOperations.filter(([, operation]) => (operation.request?.query ?? []).length > 0),
)('the query of %s', (_, operation) => {
  const parameterNames = (operation.request?.query ?? []).map(({ name }) => name);

  it.each(parameterNames)('validates the parameter %s', async (name) => {
    const { input } = requestWithoutHeaders(operation);
    // Invalid for every rule: too long for a text, wrong for a number or a date.
    const query = { [name]: '\u0000'.repeat(5000) };
    const url = { ...input.url, query };
    const { diagnostics } = await validateRequest([operation], { ...input, url });
    expect(diagnostics.map(({ path }) => path?.[1]?.toLowerCase())).toContain(name.toLowerCase());
  });
});

it.each(namedOperations.filter(([, operation]) => operation.request?.body))(
  'the body of %s has a schema that rejects a value of the wrong type',
  async (_, operation) => {
    const mediaType = operation.request?.body?.contents?.[0]?.mediaType ?? '';
    const { input } = requestWithoutHeaders(operation);
    const isForm = !isJson(mediaType);
    const type = isForm ? `${mediaType}; boundary=b` : mediaType;
    const { diagnostics } = await validateRequest([operation], {
      ...input,
      headers: { 'content-type': type, 'content-length': '1' },
      body: isForm ? '--b--' : 7,
    });
    expect(diagnostics.filter(({ path }) => path?.[0] === 'body')).not.toEqual([]);
  },
);
