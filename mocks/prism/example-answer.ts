import { documentedResponse, namedExamples, operationIdOf, type NamedExample } from './contract.ts';
import { withDetails, type ErrorDetails } from './error-details.ts';
import { isJson, type Answer, type ApiRequest } from './message.ts';
import { mockResponse, type Operation } from './prism.ts';
import { sampleFile } from './sample-files.ts';

/** Which answer is wanted: a status, an example's name, both, or (neither) the first success. */
export type Wish = {
  status?: number | undefined;
  example?: string | undefined;
  /** What an error's example is to say instead of its own. */
  details?: ErrorDetails;
};

/** The contract has no such answer. Prism itself would quietly give another one. */
export class UnknownExampleError extends Error {}

/**
 * Reads a `Prefer: code=400, example=400-1-02-01` header (RFC 7240), as Prism understands it.
 *
 * @throws UnknownExampleError if the code is no status
 */
export function wishFromPrefer(prefer: string | undefined): Wish {
  const parts = (prefer ?? '').split(/[,;]/).map((part) => part.trim().split('='));
  const read = (name: string) =>
    parts
      .find(([key]) => key?.trim() === name)?.[1]
      ?.trim()
      .replaceAll('"', '');
  const code = read('code');
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) {
    throw new UnknownExampleError(`Prefer asks for code=${code}, which is no status`);
  }
  return { status: code === undefined ? undefined : Number(code), example: read('example') };
}

/**
 * The status that answers a wish.
 *
 * @throws UnknownExampleError if the contract has no such answer
 */
export function statusOf(operation: Operation, { status, example }: Wish): number {
  const operationId = operationIdOf(operation);
  const examples = namedExamples(operation);
  if (example !== undefined) {
    const fits = (known: NamedExample) =>
      known.name === example && (status === undefined || known.status === status);
    const found = examples.find(fits);
    if (found) return found.status;
    const names = examples.map((known) => `${known.status} ${known.name}`).join(', ');
    throw new UnknownExampleError(
      `${operationId} has no example ${status === undefined ? '' : `${status} `}${example}; it has: ${names}`,
    );
  }
  const codes = operation.responses.map((response) => Number(response.code));
  if (status === undefined) return Math.min(...codes);
  if (codes.includes(status)) return status;
  throw new UnknownExampleError(`${operationId} has no answer ${status}; it has: ${codes.join()}`);
}

/**
 * Answers from the contract's examples, by Prism's own mocker. A binary operation answers a real
 * small file of its media type, since the contract cannot hold one.
 *
 * @throws UnknownExampleError if the contract has no such example
 * @throws Error if Prism cannot make the answer
 */
export async function exampleAnswer(
  operation: Operation,
  request: ApiRequest,
  wish: Wish,
): Promise<Answer> {
  const status = statusOf(operation, wish);
  const mediaTypes = documentedMediaTypes(operation, status);
  const { headers = {}, body } = await mockResponse(operation, request.input, {
    code: status,
    // What the portal accepts is not the question here, and Prism would guess from it.
    mediaTypes,
    ...(wish.example === undefined ? {} : { exampleKey: wish.example }),
  });
  const documentedHeaders = Object.entries(headers)
    // Prism gives null for a header without an example, and its own idea of a media type.
    .filter(([name, value]) => value !== null && name.toLowerCase() !== 'content-type')
    .flatMap(([name, value]) => [name, forCustomer(request.customerCode, name, value)]);
  const rawHeaders = [...documentedHeaders, ...antiForgeryCookie(request)];
  const [mediaType] = mediaTypes;
  if (mediaType === undefined) return { status, rawHeaders, body: Buffer.alloc(0) };
  const bytes = isJson(mediaType)
    ? Buffer.from(JSON.stringify(wish.details ? withDetails(body, wish.details) : body))
    : await sampleFile(mediaType, headers);
  return {
    status,
    rawHeaders: [
      ...rawHeaders,
      'Content-Type',
      mediaType,
      'Content-Length',
      String(bytes.length),
      'Cache-Control',
      'no-store',
    ],
    body: bytes,
  };
}

/**
 * Examples have no session to protect; a browser that has no value to send back needs one (S7). One that has keeps
 * it: it may be the sandbox's, and calls that are under way bring it back.
 */
const antiForgeryCookie = ({ customerCode, input }: ApiRequest): string[] =>
  input.method === 'get' && !/(^|;\s*)XSRF-TOKEN=/.test(input.headers?.['cookie'] ?? '')
    ? ['Set-Cookie', `XSRF-TOKEN=examples-have-no-session; Path=/${customerCode}; SameSite=Lax`]
    : [];

/** The contract's cookies belong to the paths of its example customer code (`servers`). */
const forCustomer = (customerCode: string, name: string, value: string): string =>
  name.toLowerCase() === 'set-cookie'
    ? value.replace('Path=/demo/', `Path=/${customerCode}/`)
    : value;

const documentedMediaTypes = (operation: Operation, status: number): string[] =>
  (documentedResponse(operation, status)?.contents ?? []).map((content) => content.mediaType);
