import type { IHttpRequest } from '@stoplight/prism-http';
import { responseOfStatus, operationIdOf } from './contract.ts';
import { headerOf, joinHeaders, parseBody, type Answer, type ApiRequest } from './message.ts';
import { validateResponse, type Diagnostics, type Operation } from './prism.ts';
import type { Violation } from './records.ts';

type Finding = Pick<Violation, 'position' | 'value' | 'message'>;

const maxValueLength = 200;

/** The value at a path, shortened. Ignores the case of names, as HTTP does for headers. */
function valueAt(root: unknown, path: (string | number)[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    const name = Object.keys(value).find(
      (actualName) => actualName.toLowerCase() === String(key).toLowerCase(),
    );
    value = name === undefined ? undefined : Reflect.get(value, name);
  }
  const text = JSON.stringify(value);
  return text !== undefined && text.length > maxValueLength
    ? `${text.slice(0, maxValueLength)}...`
    : value;
}

/**
 * Turns Prism's diagnostics into findings. Prism's warnings count as violations.
 *
 * @param parameterNames names as the contract spells them; Prism converts names to lower case
 */
function toFindings(
  diagnostics: Diagnostics,
  root: object,
  parameterNames: string[] = [],
): Finding[] {
  return diagnostics.map(({ path, message }) => {
    // A diagnostic without a path is about the media type or a missing body.
    const diagnosticPath =
      path ?? (message.startsWith('Body') ? ['body'] : ['header', 'content-type']);
    // For a missing property, the path of Prism ends at the parent.
    const missingProperty = /must have required property '(.+)'/.exec(message)?.[1];
    const pathSegments =
      missingProperty === undefined ? diagnosticPath : [...diagnosticPath, missingProperty];
    const isParameter = pathSegments[0] === 'query' || pathSegments[0] === 'path';
    const displayedPath = pathSegments.map((segment, index) =>
      isParameter && index === 1
        ? (parameterNames.find((name) => name.toLowerCase() === segment) ?? segment)
        : segment,
    );
    return { position: displayedPath.join('.'), value: valueAt(root, pathSegments), message };
  });
}

/** The parameters in a path. @param template path in the contract, such as `/bills/{billId}` */
export function pathParametersOf(template: string, path: string): Record<string, string> {
  const values = path.split('/');
  return Object.fromEntries(
    template
      .split('/')
      .map((part, index) => ({ part, value: values[index] ?? '' }))
      .filter(({ part }) => part.startsWith('{'))
      .map(({ part, value }) => [part.slice(1, -1), value]),
  );
}

function requestFindingsOf(
  operation: Operation,
  request: ApiRequest,
  diagnostics: Diagnostics,
): Finding[] {
  if (request.bodyProblem !== undefined) {
    const value = request.body.toString('utf8').slice(0, maxValueLength);
    return [{ position: 'body', value, message: `not what it says: ${request.bodyProblem}` }];
  }
  const { input } = request;
  const { query = [], path = [] } = operation.request ?? {};
  const knownNames = new Set(query.map((parameter) => parameter.name));
  // Prism accepts unknown parameters; a misspelt filter would then have no effect.
  const unknownParameterFindings = Object.entries(input.url.query ?? {})
    .filter(([name]) => !knownNames.has(name))
    .map(([name, value]) => ({
      position: `query.${name}`,
      value,
      message: 'the contract has no such query parameter',
    }));
  const requestValues = {
    header: input.headers,
    query: input.url.query,
    path: pathParametersOf(operation.path, input.url.path),
    body: input.body,
  };
  const parameterNames = [...query, ...path].map((parameter) => parameter.name);
  return [...unknownParameterFindings, ...toFindings(diagnostics, requestValues, parameterNames)];
}

async function responseFindingsOf(
  operation: Operation,
  { input }: ApiRequest,
  answer: Answer,
): Promise<Finding[]> {
  const responseDefinition = responseOfStatus(operation, answer.status);
  if (!responseDefinition) {
    const knownStatuses = operation.responses.map((response) => response.code).join(', ');
    const message = `the contract knows ${knownStatuses} here`;
    return [{ position: 'status', value: answer.status, message }];
  }
  const mediaType = headerOf(answer.rawHeaders, 'content-type');
  if ((responseDefinition.contents ?? []).length === 0) {
    if (answer.body.length === 0) return [];
    const value = answer.body.toString('utf8').slice(0, maxValueLength);
    return [{ position: 'body', value, message: 'the contract has no body here' }];
  }
  const { value, problem } = parseBody(answer.body, mediaType);
  if (problem !== undefined) {
    const text = answer.body.toString('utf8').slice(0, maxValueLength);
    return [{ position: 'body', value: text, message: `not JSON: ${problem}` }];
  }
  const headers = headersOf(answer.rawHeaders);
  const output = { statusCode: answer.status, headers, body: value };
  return toFindings(await validateResponse(operation, input, output), {
    header: headers,
    body: value,
  });
}

function headersOf(rawHeaders: string[]): Record<string, string> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    (headers[name] ??= []).push(rawHeaders[index + 1] ?? '');
  }
  return joinHeaders(headers);
}

/** Converts a finding of a call to a violation. @param status of a response; undefined for a request */
export const violationOf = (
  finding: Finding,
  operationId: string,
  { method, url: { path } }: IHttpRequest,
  status?: number,
): Violation => ({
  at: new Date().toISOString(),
  direction: status === undefined ? 'request' : 'response',
  operationId,
  method: method.toUpperCase(),
  path,
  ...(status === undefined ? {} : { status }),
  ...finding,
});

/** The violation of a request for which the contract has no operation. */
export const routeViolationOf = (input: IHttpRequest, message: string): Violation =>
  violationOf({ position: 'path', value: input.url.path, message }, '(none)', input);

/**
 * All violations of a request: parameters, headers, body.
 *
 * @param diagnostics Prism's validation of the request
 */
export const checkRequest = (
  operation: Operation,
  request: ApiRequest,
  diagnostics: Diagnostics,
): Violation[] =>
  requestFindingsOf(operation, request, diagnostics).map((finding) =>
    violationOf(finding, operationIdOf(operation), request.input),
  );

/** All violations of a response: status, media type, headers, body. */
export const checkResponse = async (
  operation: Operation,
  request: ApiRequest,
  answer: Answer,
): Promise<Violation[]> =>
  (await responseFindingsOf(operation, request, answer)).map((finding) =>
    violationOf(finding, operationIdOf(operation), request.input, answer.status),
  );
