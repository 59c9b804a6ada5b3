import { responseOfStatus, namedExamplesOf, operationIdOf, type NamedExample } from './contract.ts';
import { addDetails, type ErrorDetails } from './error-details.ts';
import { answerWith, isJson, type Answer, type ApiRequest } from './message.ts';
import { createMockResponse, type Operation } from './prism.ts';
import { createSampleFile } from './sample-files.ts';

/** The requested answer: by status, by example name, or by both. Default: the answer with the lowest status. */
export type RequestedExample = {
  status?: number | undefined;
  example?: string | undefined;
  /** Replaces the target and fill-ins of an error's example. */
  details?: ErrorDetails;
};

/** Thrown if the contract does not have the requested answer. Prism would silently choose another answer. */
export class UnknownExampleError extends Error {}

/**
 * Reads a `Prefer: code=400, example=400-1-02-01` header (RFC 7240), as Prism does.
 *
 * @throws UnknownExampleError if the code is not a status
 */
export function exampleFromPrefer(preferHeader: string | undefined): RequestedExample {
  const preferences = (preferHeader ?? '')
    .split(/[,;]/)
    .map((preference) => preference.trim().split('='));
  const readPreference = (name: string) =>
    preferences
      .find(([key]) => key?.trim() === name)?.[1]
      ?.trim()
      .replaceAll('"', '');
  const code = readPreference('code');
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw new UnknownExampleError(`Prefer asks for code=${code}, which is not a status`);
  }
  return {
    status: code === undefined ? undefined : Number(code),
    example: readPreference('example'),
  };
}

/**
 * The status of the requested answer.
 *
 * @throws UnknownExampleError if the contract has no such answer
 */
export function statusOf(operation: Operation, { status, example }: RequestedExample): number {
  const operationId = operationIdOf(operation);
  const examples = namedExamplesOf(operation);
  if (example !== undefined) {
    const isRequested = (namedExample: NamedExample) =>
      namedExample.name === example && (status === undefined || namedExample.status === status);
    const requestedExample = examples.find(isRequested);
    if (requestedExample) return requestedExample.status;
    const names = examples
      .map((namedExample) => `${namedExample.status} ${namedExample.name}`)
      .join(', ');
    throw new UnknownExampleError(
      `${operationId} has no example ${status === undefined ? '' : `${status} `}${example}; it has: ${names}`,
    );
  }
  const statuses = operation.responses.map((response) => Number(response.code));
  if (status === undefined) return Math.min(...statuses);
  if (statuses.includes(status)) return status;
  throw new UnknownExampleError(
    `${operationId} has no answer ${status}; it has: ${statuses.join()}`,
  );
}

/**
 * Answers from the contract's examples with Prism's mocker. The answer of a binary operation is a small
 * real file, because the contract cannot contain one.
 *
 * @throws UnknownExampleError if the contract has no such example
 * @throws Error if Prism cannot make the answer
 */
export async function createExampleAnswer(
  operation: Operation,
  request: ApiRequest,
  requestedExample: RequestedExample,
): Promise<Answer> {
  const status = statusOf(operation, requestedExample);
  const mediaTypes = documentedMediaTypesOf(operation, status);
  const { headers = {}, body } = await createMockResponse(operation, request.input, {
    code: status,
    // Without media types, Prism would choose by the Accept header.
    mediaTypes,
    ...(requestedExample.example === undefined ? {} : { exampleKey: requestedExample.example }),
  });
  const documentedHeaders = Object.entries(headers)
    // Prism sets null for a header without an example, and guesses the media type.
    .filter(([name, value]) => value !== null && name.toLowerCase() !== 'content-type')
    .flatMap(([name, value]) => [name, replaceCookiePath(request.customerCode, name, value)]);
  const rawHeaders = [...documentedHeaders, ...antiForgeryHeadersOf(request)];
  const [mediaType] = mediaTypes;
  if (mediaType === undefined) return { status, rawHeaders, body: Buffer.alloc(0) };
  const bytes = isJson(mediaType)
    ? Buffer.from(
        JSON.stringify(
          requestedExample.details ? addDetails(body, requestedExample.details) : body,
        ),
      )
    : await createSampleFile(mediaType, headers);
  return answerWith(status, mediaType, bytes, [...rawHeaders, 'Cache-Control', 'no-store']);
}

/**
 * The header that sets an anti-forgery cookie (S7), if the browser has no such cookie. An existing cookie, which the
 * sandbox may have set, is kept, because pending calls send it.
 */
const antiForgeryHeadersOf = ({ customerCode, input }: ApiRequest): string[] =>
  input.method === 'get' && !/(^|;\s*)XSRF-TOKEN=/.test(input.headers?.['cookie'] ?? '')
    ? ['Set-Cookie', `XSRF-TOKEN=examples-have-no-session; Path=/${customerCode}; SameSite=Lax`]
    : [];

/** Puts the customer code into the path of a cookie; the examples have the code `demo` of the contract's `servers`. */
const replaceCookiePath = (customerCode: string, name: string, value: string): string =>
  name.toLowerCase() === 'set-cookie'
    ? value.replace('Path=/demo/', `Path=/${customerCode}/`)
    : value;

const documentedMediaTypesOf = (operation: Operation, status: number): string[] =>
  (responseOfStatus(operation, status)?.contents ?? []).map((content) => content.mediaType);
