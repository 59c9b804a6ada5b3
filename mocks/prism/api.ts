import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { URL } from 'node:url';
import { ProblemJsonError } from '@stoplight/prism-http';
import type { Call } from './call-log.ts';
import { checkRequest, checkResponse, routeViolation } from './check.ts';
import { operationIdOf } from './contract.ts';
import type { Controlled } from './control.ts';
import { exampleAnswer, UnknownExampleError, wishFromPrefer } from './example-answer.ts';
import { answerWithoutSource, sendDamaged } from './faults.ts';
import { forward } from './forward.ts';
import {
  BodyTooLargeError,
  problemAnswer,
  readRequest,
  sendAnswer,
  type Answer,
  type ApiRequest,
} from './message.ts';
import { wishOf, type NextAnswer } from './next-answers.ts';
import { validateRequest, type Operation } from './prism.ts';
import type { Violation } from './violations.ts';

/** Where answers come from: the contract's examples or the sandbox. */
export type Source = { mode: 'examples' } | { mode: 'sandbox'; url: string };

/** A request or a response breaks the contract. */
class ContractBrokenError extends Error {
  readonly status: number;
  readonly violations: Violation[];

  constructor(status: number, violations: Violation[]) {
    super(`The ${violations[0]?.direction ?? 'message'} breaks the contract`);
    this.status = status;
    this.violations = violations;
  }
}

/** Answers the calls of the API and validates requests and responses; see `createMockServer`. */
export class Api {
  readonly #source: Source;
  readonly #controlled: Controlled;

  constructor(source: Source, controlled: Controlled) {
    this.#source = source;
    this.#controlled = controlled;
  }

  /**
   * Answers and records one call.
   *
   * @param url parsed address of the request
   * @param split the path, split by `splitPath`
   */
  async handle(
    incoming: IncomingMessage,
    response: ServerResponse,
    url: URL,
    split: { customerCode: string; apiPath: string },
  ): Promise<void> {
    const call = this.#record(incoming, response, url.pathname);
    try {
      const request = await readRequest(incoming, url, split);
      const operation = await this.#findOperation(request, call);
      const next = this.#controlled.next.take(operationIdOf(operation)) ?? {
        operationId: operationIdOf(operation),
      };
      if (next.delayMs !== undefined && next.kind !== 'slow') await wait(next.delayMs);
      const clientAddress = incoming.socket.remoteAddress ?? '';
      const answer =
        answerWithoutSource(next) ?? (await this.#answer(operation, request, next, clientAddress));
      call.status = answer.status;
      await sendDamaged(response, answer, next);
    } catch (error) {
      if (error instanceof ContractBrokenError) call.violations = error.violations;
      const answer = this.#answerOfError(error);
      call.status = answer.status;
      if (response.headersSent) response.destroy();
      else sendAnswer(response, answer);
    }
  }

  #record(incoming: IncomingMessage, response: ServerResponse, path: string): Call {
    const started = performance.now();
    const flowId = incoming.headers['x-flow-id'];
    const call: Call = {
      operationId: undefined,
      method: incoming.method ?? '',
      path,
      status: 0,
      flowId: typeof flowId === 'string' ? flowId : undefined,
      at: new Date().toISOString(),
      ms: 0,
      violations: [],
    };
    response.once('close', () => {
      call.ms = Math.round(performance.now() - started);
      this.#controlled.calls.add(call);
    });
    return call;
  }

  /**
   * Finds the operation and records it, also for a request that is then refused.
   *
   * @throws ContractBrokenError if there is none, or if the request does not fit it
   */
  async #findOperation(request: ApiRequest, call: Call): Promise<Operation> {
    const { operation, diagnostics } = await validateRequest(
      this.#controlled.contract.operations,
      request.input,
    ).catch((error: unknown) => {
      if (error instanceof URIError) {
        throw new ContractBrokenError(422, [routeViolation(request.input, error.message)]);
      }
      if (!(error instanceof ProblemJsonError)) throw error;
      throw new ContractBrokenError(error.status, [routeViolation(request.input, error.detail)]);
    });
    call.operationId = operationIdOf(operation);
    const broken = checkRequest(operation, request, diagnostics);
    if (broken.length > 0) throw new ContractBrokenError(422, broken);
    return operation;
  }

  /** @throws ContractBrokenError if the source's answer does not fit the contract */
  async #answer(
    operation: Operation,
    request: ApiRequest,
    next: NextAnswer,
    clientAddress: string,
  ): Promise<Answer> {
    const ordered = wishOf(next);
    const answer =
      this.#source.mode === 'sandbox' && !ordered
        ? await forward(
            { ...request, method: request.input.method.toUpperCase() },
            this.#source.url,
            clientAddress,
          )
        : await exampleAnswer(
            operation,
            request,
            ordered ?? wishFromPrefer(request.input.headers?.['prefer']),
          );
    const broken = await checkResponse(operation, request, answer);
    if (broken.length > 0) throw new ContractBrokenError(500, broken);
    return answer;
  }

  #answerOfError(error: unknown): Answer {
    if (error instanceof ContractBrokenError) {
      this.#controlled.violations.add(error.violations);
      return problemAnswer(error.status, error.message, { violations: error.violations });
    }
    console.error(error);
    if (error instanceof UnknownExampleError) return problemAnswer(400, error.message);
    if (error instanceof BodyTooLargeError) {
      return problemAnswer(413, 'The request is too large', { detail: error.message });
    }
    return problemAnswer(502, 'The mock server got no answer', { detail: String(error) });
  }
}
