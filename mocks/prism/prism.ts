import { createLogger, type IPrismDiagnostic } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpMockConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
} from '@stoplight/prism-http';
import { isLeft, right } from 'fp-ts/lib/Either.js';

// Uses Prism as a library, because the command `prism proxy` joins cookies, re-encodes bodies and ignores warnings.
// Here, Prism finds the operation and validates; our code transports the bytes.

/** One operation of the contract, in Prism's type. `iid` is the operationId. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The faults of any severity that Prism found: a warning also counts as a violation. */
export type Diagnostics = IPrismDiagnostic[];

const logger = createLogger('prism', {
  level: 'silent',
  customLevels: { start: 31, success: 32 },
});

const prismConfig: IHttpMockConfig = {
  isProxy: false,
  upstreamProxy: undefined,
  validateRequest: false,
  validateResponse: false,
  // The provider decides whether a session is valid, and answers with codes of S8.
  checkSecurity: false,
  errors: false,
  mock: { dynamic: false },
};

/** Runs Prism for one request. @throws Error with Prism's message if Prism has no answer */
async function runPrism(
  operations: Operation[],
  input: IHttpRequest,
  configChange: Partial<IHttpMockConfig>,
  mock?: PrismHttpComponents['mock'],
) {
  const prism = createInstance(prismConfig, mock ? { logger, mock } : { logger });
  const result = await prism.request(input, operations, { ...prismConfig, ...configChange })();
  if (isLeft(result)) throw result.left;
  return result.right;
}

/**
 * Finds the operation of a request and validates the request.
 *
 * @param input a request whose path has no base path of `servers`
 * @throws ProblemJsonError with status 404 or 405 if the contract has no such operation
 */
export async function validateRequest(
  operations: Operation[],
  input: IHttpRequest,
): Promise<{ operation: Operation; diagnostics: Diagnostics }> {
  let operation: Operation | undefined;
  const { validations } = await runPrism(
    operations,
    input,
    { validateRequest: true },
    ({ resource }) => {
      operation = resource;
      return () => right({ statusCode: 200 });
    },
  );
  if (!operation) throw new Error('Prism found no operation and did not say so');
  return { operation, diagnostics: validations.input };
}

/** Validates an answer to a request. */
export async function validateResponse(
  operation: Operation,
  input: IHttpRequest,
  output: IHttpResponse,
): Promise<Diagnostics> {
  const { validations } = await runPrism(
    [operation],
    input,
    { validateResponse: true },
    () => () => right(output),
  );
  return validations.output;
}

/**
 * Makes an answer from the contract's examples with Prism.
 *
 * @param mock selects the example
 * @throws Error if Prism cannot make the answer
 */
export async function createMockResponse(
  operation: Operation,
  input: IHttpRequest,
  mock: Omit<IHttpMockConfig['mock'], 'dynamic'>,
): Promise<IHttpResponse> {
  const { output } = await runPrism([operation], input, { mock: { dynamic: false, ...mock } });
  return output;
}
