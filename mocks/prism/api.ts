import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { URL } from 'node:url';
import { ProblemJsonError } from '@stoplight/prism-http';
import { checkRequest, checkResponse, routeViolationOf, violationOf } from './check.ts';
import { responseOfStatus, operationIdOf } from './contract.ts';
import type { ServerState } from './control.ts';
import { createExampleAnswer, UnknownExampleError, exampleFromPrefer } from './example-answer.ts';
import {
  answerWithoutSource,
  sendWithDamage,
  requestedExampleOf,
  type NextAnswer,
} from './next-answers.ts';
import { forward, omitHeaders } from './forward.ts';
import {
  answerWith,
  BodyTooLargeError,
  headerOf,
  isJson,
  problemAnswer,
  readRequest,
  sendAnswer,
  type Answer,
  type ApiRequest,
} from './message.ts';
import { validateRequest, type Operation } from './prism.ts';
import {
  requestFromProvider,
  portalTimeoutSeconds,
  ProviderError,
  findNonApiFault,
  type Provider,
} from './provider.ts';
import type { Player } from '../scenario/player.ts';
import type { CallToRecord } from '../scenario/redact-call.ts';
import type { RecordedCall } from '../scenario/scenario-file.ts';
import type { Stage } from '../states/stages.ts';
import type { Call, Violation } from './records.ts';

/** The source of answers while no scenario is replayed: the contract's examples, the sandbox or another backend. */
export type AnswerSource =
  | { mode: 'examples' }
  | { mode: 'sandbox'; url: string }
  | { mode: 'provider'; provider: Provider };

const noAnswer: Answer = { status: 0, rawHeaders: [], body: Buffer.alloc(0) };

class ContractBrokenError extends Error {
  readonly status: number;
  readonly violations: Violation[];

  constructor(status: number, violations: Violation[]) {
    super(`The ${violations[0]?.direction ?? 'message'} breaks the contract`);
    this.status = status;
    this.violations = violations;
  }
}

/** Answers the calls of the API, and validates requests and responses. */
export class ApiHandler {
  readonly #source: AnswerSource;
  readonly #serverState: ServerState;
  readonly #portalTimeoutMs: number;

  constructor(
    source: AnswerSource,
    serverState: ServerState,
    portalTimeoutMs = portalTimeoutSeconds * 1000,
  ) {
    this.#source = source;
    this.#serverState = serverState;
    this.#portalTimeoutMs = portalTimeoutMs;
  }

  /**
   * Answers and records one call.
   *
   * @param url parsed address of the request
   * @param pathParts the path, split by `splitPath`
   */
  async handle(
    incomingRequest: IncomingMessage,
    response: ServerResponse,
    url: URL,
    pathParts: { customerCode: string; apiPath: string },
  ): Promise<void> {
    const call = this.#record(incomingRequest, response, url.pathname);
    let identifiedCall: Omit<CallToRecord, 'answer'> | undefined;
    try {
      const stage = await this.#serverState.stages.findByHeaders(incomingRequest.headers);
      const receivedRequest = await readRequest(incomingRequest, url, pathParts);
      const request = stage?.withLoginCookies(receivedRequest) ?? receivedRequest;
      const operation = await this.#findOperation(request, call).catch((error: unknown) => {
        // A backend also receives a call that breaks the contract, so that a developer sees the backend's answer.
        if (this.#source.mode !== 'provider' || !(error instanceof ContractBrokenError))
          throw error;
        this.#recordViolations(call, error.violations);
        return this.#operationOf(call);
      });
      const operationId = operation === undefined ? '' : operationIdOf(operation);
      const nextOrder = (stage
        ? stage.takeOrder(operationId, request.input.method)
        : this.#serverState.nextAnswers.take(operationId)) ?? { operationId };
      if (nextOrder.delayMs !== undefined && nextOrder.kind !== 'slow')
        await wait(nextOrder.delayMs);
      const isAnswerForced =
        answerWithoutSource(nextOrder) !== undefined || requestedExampleOf(nextOrder) !== undefined;
      const { player } = this.#serverState;
      identifiedCall = { operationId, request };
      if (this.#source.mode === 'provider' && !isAnswerForced && !player && !stage) {
        await this.#relayCall(this.#source.provider, request, operation, response, nextOrder, call);
        return;
      }
      if (operation === undefined) throw new Error('An order belongs to an operation');
      const clientAddress = incomingRequest.socket.remoteAddress ?? '';
      const replayResult =
        player && !isAnswerForced && !stage
          ? await this.#replay(player, operation, request, call)
          : undefined;
      const order = replayResult?.order ?? nextOrder;
      const answer =
        replayResult?.answer ??
        answerWithoutSource(order) ??
        (await this.#answer(operation, request, order, clientAddress, stage));
      call.status = answer.status;
      await sendWithDamage(response, answer, order);
      this.#addToRecording({ ...identifiedCall, answer }, order.kind, response, call);
    } catch (error) {
      const isProviderError = error instanceof ProviderError;
      if (identifiedCall && (isProviderError || this.#hasPortalTimedOut(response, call)))
        this.#addToRecording(
          { ...identifiedCall, answer: noAnswer },
          isProviderError ? 'drop' : undefined,
          response,
          call,
        );
      // The browser has closed the connection, so the call to the backend has ended, too.
      if (this.#source.mode === 'provider' && response.closed && !isProviderError) return;
      if (error instanceof ContractBrokenError) call.violations = error.violations;
      if (isProviderError) call.problem = error.message;
      const answer = this.#answerOfError(error);
      call.status = response.headersSent ? response.statusCode : answer.status;
      if (response.headersSent) response.destroy();
      else sendAnswer(response, answer);
    }
  }

  /** Whether the portal has stopped waiting. The calls of a page that the customer leaves also end, but earlier. */
  #hasPortalTimedOut(response: ServerResponse, { at }: Call): boolean {
    const isUnfinished = response.destroyed && !response.writableFinished;
    return isUnfinished && Date.now() - Date.parse(at) >= this.#portalTimeoutMs;
  }

  #addToRecording(
    callToRecord: CallToRecord,
    kind: NextAnswer['kind'],
    response: ServerResponse,
    call: Call,
  ): void {
    const damageKind: RecordedCall['failed'] = kind === 'slow' ? undefined : kind;
    const failed = damageKind ?? (this.#hasPortalTimedOut(response, call) ? 'timeout' : undefined);
    const answer = failed === 'timeout' ? noAnswer : callToRecord.answer;
    this.#serverState.recorder.add({ ...callToRecord, answer, failed });
  }

  /** Adds violations to the record of a call that still gets an answer. */
  #recordViolations(call: Call, violations: Violation[]): void {
    this.#serverState.records.addViolations(violations);
    call.violations.push(...violations);
  }

  #operationOf({ operationId }: Call): Operation | undefined {
    return this.#serverState.contract.operations.find(
      (candidate) => operationIdOf(candidate) === operationId,
    );
  }

  /** The recorded answer, and the order to damage this answer as it was recorded. */
  async #replay(
    player: Player,
    operation: Operation,
    request: ApiRequest,
    call: Call,
  ): Promise<{ answer: Answer; order: NextAnswer }> {
    const operationId = operationIdOf(operation);
    const { call: recordedCall, difference } = player.takeCall(
      { operationId, path: operation.path },
      request,
    );
    if (difference !== undefined) {
      console.error(difference);
      call.problem = difference;
    }
    if (!recordedCall) {
      const answer = problemAnswer(404, 'Not in the scenario', { detail: difference });
      return { answer, order: { operationId } };
    }
    const { status, failed } = recordedCall;
    const order: NextAnswer = {
      operationId,
      ...(status > 0 && { status }),
      ...(failed !== undefined && { kind: failed === 'timeout' ? 'drop' : failed }),
    };
    const answer =
      answerWithoutSource(order) ??
      (await this.#recordedAnswer(recordedCall, operation, request, call));
    return { answer, order };
  }

  /** The recorded body, with headers and files of the contract's example. */
  async #recordedAnswer(
    { status, answer }: Pick<RecordedCall, 'status' | 'answer'>,
    operation: Operation,
    request: ApiRequest,
    call: Call,
  ): Promise<Answer> {
    const body = Buffer.from(JSON.stringify(answer) ?? '');
    if (!responseOfStatus(operation, status)) {
      return answerWith(status, 'application/json', body);
    }
    const exampleAnswer = await createExampleAnswer(operation, request, { status });
    if (answer === undefined) return exampleAnswer;
    const contentHeaders = new Set(['content-type', 'content-length']);
    const headers = omitHeaders(exampleAnswer.rawHeaders, contentHeaders);
    const replayedAnswer = answerWith(status, 'application/json', body, headers);
    this.#recordViolations(call, await checkResponse(operation, request, replayedAnswer));
    return replayedAnswer;
  }

  /** Sends the unchanged answer of the backend to the browser, and lists how the answer breaks the contract. */
  async #relayCall(
    provider: Provider,
    request: ApiRequest,
    operation: Operation | undefined,
    response: ServerResponse,
    order: NextAnswer,
    call: Call,
  ): Promise<void> {
    const { receivedAnswer, readWholeAnswer, sendToBrowser } = await requestFromProvider(
      request,
      provider,
      response,
      (warning) => {
        console.error(warning);
        call.problem = warning;
      },
    );
    call.status = receivedAnswer.status;
    const fault = findNonApiFault(receivedAnswer);
    if (fault) {
      const id = call.operationId ?? '(none)';
      this.#recordViolations(call, [violationOf(fault, id, request.input, receivedAnswer.status)]);
    } else if (operation)
      this.#recordViolations(call, await checkResponse(operation, request, receivedAnswer));
    if (order.kind === undefined && !this.#serverState.recorder.isOn) return sendToBrowser();
    const answer = await readWholeAnswer();
    const bodyToRecord = isJson(headerOf(receivedAnswer.rawHeaders, 'content-type'))
      ? receivedAnswer.body
      : answer.body;
    await sendWithDamage(response, answer, order);
    if (operation) {
      const identifiedCall = { operationId: operationIdOf(operation), request };
      const kind = order.kind ?? (fault?.position === 'header.content-type' ? 'html' : undefined);
      this.#addToRecording(
        { ...identifiedCall, answer: { ...receivedAnswer, body: bodyToRecord } },
        kind,
        response,
        call,
      );
    }
  }

  #record(incomingRequest: IncomingMessage, response: ServerResponse, path: string): Call {
    const startedAtMs = performance.now();
    const flowId = incomingRequest.headers['x-flow-id'];
    const call: Call = {
      operationId: undefined,
      method: incomingRequest.method ?? '',
      path,
      status: 0,
      flowId: typeof flowId === 'string' ? flowId : undefined,
      at: new Date().toISOString(),
      ms: 0,
      violations: [],
    };
    response.once('close', () => {
      call.ms = Math.round(performance.now() - startedAtMs);
      this.#serverState.records.addCall(call);
    });
    return call;
  }

  /**
   * Finds the operation of a request, and adds it to the record of the call, even if the request is then refused.
   *
   * @throws ContractBrokenError if the contract has no such operation, or if the request breaks the contract
   */
  async #findOperation(request: ApiRequest, call: Call): Promise<Operation> {
    const { operation, diagnostics } = await validateRequest(
      this.#serverState.contract.operations,
      request.input,
    ).catch((error: unknown) => {
      if (error instanceof URIError) {
        throw new ContractBrokenError(422, [routeViolationOf(request.input, error.message)]);
      }
      if (!(error instanceof ProblemJsonError)) throw error;
      throw new ContractBrokenError(error.status, [routeViolationOf(request.input, error.detail)]);
    });
    call.operationId = operationIdOf(operation);
    const violations = checkRequest(operation, request, diagnostics);
    if (violations.length > 0) throw new ContractBrokenError(422, violations);
    return operation;
  }

  /** @throws ContractBrokenError if the source's answer breaks the contract */
  async #answer(
    operation: Operation,
    request: ApiRequest,
    order: NextAnswer & { body?: unknown },
    clientAddress: string,
    stage: Stage | undefined,
  ): Promise<Answer> {
    const requestedExample = requestedExampleOf(order);
    const sharedSandboxUrl = this.#source.mode === 'sandbox' ? this.#source.url : undefined;
    const sandboxUrl = stage?.sandbox.url ?? sharedSandboxUrl;
    const outgoingRequest = { ...request, method: request.input.method.toUpperCase() };
    const answer =
      order.body !== undefined
        ? answerWith(200, 'application/json', Buffer.from(JSON.stringify(order.body)))
        : sandboxUrl !== undefined && !requestedExample
          ? await forward(outgoingRequest, sandboxUrl, clientAddress)
          : await createExampleAnswer(
              operation,
              request,
              requestedExample ?? exampleFromPrefer(request.input.headers?.['prefer']),
            );
    const violations = await checkResponse(operation, request, answer);
    if (violations.length > 0) throw new ContractBrokenError(500, violations);
    return stage?.withoutLoginCookies(answer, operationIdOf(operation)) ?? answer;
  }

  #answerOfError(error: unknown): Answer {
    if (error instanceof ContractBrokenError) {
      this.#serverState.records.addViolations(error.violations);
      return problemAnswer(error.status, error.message, { violations: error.violations });
    }
    if (error instanceof ProviderError) {
      console.error(error.message);
      return problemAnswer(502, 'The backend gave no answer', { detail: error.message });
    }
    console.error(error);
    if (error instanceof UnknownExampleError) return problemAnswer(400, error.message);
    if (error instanceof BodyTooLargeError) {
      return problemAnswer(413, 'The request is too large', { detail: error.message });
    }
    return problemAnswer(502, 'The mock server got no answer', { detail: String(error) });
  }
}
