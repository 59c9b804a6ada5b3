import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { URL } from 'node:url';
import { ProblemJsonError } from '@stoplight/prism-http';
import { checkRequest, checkResponse, routeViolation, violationOf } from './check.ts';
import { documentedResponse, operationIdOf } from './contract.ts';
import type { ServerState } from './control.ts';
import { exampleAnswer, UnknownExampleError, exampleFromPrefer } from './example-answer.ts';
import {
  answerWithoutSource,
  sendDamaged,
  requestedExampleOf,
  type NextAnswer,
} from './next-answers.ts';
import { forward, withoutHeaders } from './forward.ts';
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
  portalLimitSeconds,
  ProviderError,
  nonApiFault,
  type Provider,
} from './provider.ts';
import type { Player } from '../scenario/player.ts';
import type { CallToRecord } from '../scenario/recorder.ts';
import type { RecordedCall } from '../scenario/scenario-file.ts';
import { stageHeader, type Stage } from '../states/stages.ts';
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
export class Api {
  readonly #source: AnswerSource;
  readonly #serverState: ServerState;
  readonly #portalLimitMs: number;

  constructor(
    source: AnswerSource,
    serverState: ServerState,
    portalLimitMs = portalLimitSeconds * 1000,
  ) {
    this.#source = source;
    this.#serverState = serverState;
    this.#portalLimitMs = portalLimitMs;
  }

  /**
   * Answers and records one call.
   *
   * @param url parsed address of the request
   * @param addressParts the path, split by `splitPath`
   */
  async handle(
    incoming: IncomingMessage,
    response: ServerResponse,
    url: URL,
    addressParts: { customerCode: string; apiPath: string },
  ): Promise<void> {
    const call = this.#record(incoming, response, url.pathname);
    let identifiedCall: Omit<CallToRecord, 'answer'> | undefined;
    try {
      const stage = await this.#serverState.stages.ofHeader(incoming.headers[stageHeader]);
      const received = await readRequest(incoming, url, addressParts);
      const request = stage?.withLogin(received) ?? received;
      const operation = await this.#findOperation(request, call).catch((error: unknown) => {
        // A backend receives every call, so that its own answer can be seen.
        if (this.#source.mode !== 'provider' || !(error instanceof ContractBrokenError))
          throw error;
        this.#recordViolations(call, error.violations);
        return this.#operationOf(call);
      });
      const operationId = operation === undefined ? '' : operationIdOf(operation);
      const liveOrder = (stage
        ? stage.takeOrder(operationId, request.input.method)
        : this.#serverState.nextAnswers.take(operationId)) ?? { operationId };
      if (liveOrder.delayMs !== undefined && liveOrder.kind !== 'slow')
        await wait(liveOrder.delayMs);
      const isOrdered =
        answerWithoutSource(liveOrder) !== undefined || requestedExampleOf(liveOrder) !== undefined;
      const { player } = this.#serverState;
      identifiedCall = { operationId, request };
      if (this.#source.mode === 'provider' && !isOrdered && !player && !stage) {
        await this.#passOn(this.#source.provider, request, operation, response, liveOrder, call);
        return;
      }
      if (operation === undefined) throw new Error('An order belongs to an operation');
      const clientAddress = incoming.socket.remoteAddress ?? '';
      const replayed =
        player && !isOrdered && !stage
          ? await this.#replay(player, operation, request, call)
          : undefined;
      const order = replayed?.order ?? liveOrder;
      const answer =
        replayed?.answer ??
        answerWithoutSource(order) ??
        (await this.#answer(operation, request, order, clientAddress, stage));
      call.status = answer.status;
      await sendDamaged(response, answer, order);
      this.#addToRecording({ ...identifiedCall, answer }, order.kind, response, call);
    } catch (error) {
      const isProviderError = error instanceof ProviderError;
      if (identifiedCall && (isProviderError || this.#isTooLate(response, call)))
        this.#addToRecording(
          { ...identifiedCall, answer: noAnswer },
          isProviderError ? 'drop' : undefined,
          response,
          call,
        );
      // The browser has closed the call, which ended the call to the backend.
      if (this.#source.mode === 'provider' && response.closed && !isProviderError) return;
      if (error instanceof ContractBrokenError) call.violations = error.violations;
      if (isProviderError) call.problem = error.message;
      const answer = this.#answerOfError(error);
      call.status = response.headersSent ? response.statusCode : answer.status;
      if (response.headersSent) response.destroy();
      else sendAnswer(response, answer);
    }
  }

  /** Whether the portal stopped waiting. It also ends calls of a page that it leaves, but earlier. */
  #isTooLate(response: ServerResponse, { at }: Call): boolean {
    const isUnfinished = response.destroyed && !response.writableFinished;
    return isUnfinished && Date.now() - Date.parse(at) >= this.#portalLimitMs;
  }

  #addToRecording(
    callToRecord: CallToRecord,
    kind: NextAnswer['kind'],
    response: ServerResponse,
    call: Call,
  ): void {
    const damageKind: RecordedCall['failed'] = kind === 'slow' ? undefined : kind;
    const failed = damageKind ?? (this.#isTooLate(response, call) ? 'timeout' : undefined);
    const answer = failed === 'timeout' ? noAnswer : callToRecord.answer;
    this.#serverState.recorder.add({ ...callToRecord, answer, failed });
  }

  /** Adds violations to the records of a call that is answered nevertheless. */
  #recordViolations(call: Call, violations: Violation[]): void {
    this.#serverState.records.addViolations(violations);
    call.violations.push(...violations);
  }

  #operationOf({ operationId }: Call): Operation | undefined {
    return this.#serverState.contract.operations.find(
      (candidate) => operationIdOf(candidate) === operationId,
    );
  }

  /** The recorded answer, and the order that damages it as recorded. */
  async #replay(
    player: Player,
    operation: Operation,
    request: ApiRequest,
    call: Call,
  ): Promise<{ answer: Answer; order: NextAnswer }> {
    const operationId = operationIdOf(operation);
    const { call: recorded, difference } = player.takeCall(
      { operationId, path: operation.path },
      request,
    );
    if (difference !== undefined) {
      console.error(difference);
      call.problem = difference;
    }
    if (!recorded) {
      const answer = problemAnswer(404, 'Not in the scenario', { detail: difference });
      return { answer, order: { operationId } };
    }
    const { status, failed } = recorded;
    const order: NextAnswer = {
      operationId,
      ...(status > 0 && { status }),
      ...(failed !== undefined && { kind: failed === 'timeout' ? 'drop' : failed }),
    };
    const answer =
      answerWithoutSource(order) ??
      (await this.#recordedAnswer(recorded, operation, request, call));
    return { answer, order };
  }

  /** The body as recorded, with headers and files of the contract's example. */
  async #recordedAnswer(
    { status, answer }: Pick<RecordedCall, 'status' | 'answer'>,
    operation: Operation,
    request: ApiRequest,
    call: Call,
  ): Promise<Answer> {
    const body = Buffer.from(JSON.stringify(answer) ?? '');
    if (!documentedResponse(operation, status)) {
      return answerWith(status, 'application/json', body);
    }
    const example = await exampleAnswer(operation, request, { status, example: undefined });
    if (answer === undefined) return example;
    const contentHeaders = new Set(['content-type', 'content-length']);
    const headers = withoutHeaders(example.rawHeaders, contentHeaders);
    const replayed = answerWith(status, 'application/json', body, headers);
    this.#recordViolations(call, await checkResponse(operation, request, replayed));
    return replayed;
  }

  /** Passes the answer of a backend on as it is, and lists how it breaks the contract. */
  async #passOn(
    provider: Provider,
    request: ApiRequest,
    operation: Operation | undefined,
    response: ServerResponse,
    order: NextAnswer,
    call: Call,
  ): Promise<void> {
    const { received, readWhole, send } = await requestFromProvider(
      request,
      provider,
      response,
      (warning) => {
        console.error(warning);
        call.problem = warning;
      },
    );
    call.status = received.status;
    const fault = nonApiFault(received);
    if (fault) {
      const id = call.operationId ?? '(none)';
      this.#recordViolations(call, [violationOf(fault, id, request.input, received.status)]);
    } else if (operation)
      this.#recordViolations(call, await checkResponse(operation, request, received));
    if (order.kind === undefined && !this.#serverState.recorder.isOn) return send();
    const answer = await readWhole();
    const bodyToRecord = isJson(headerOf(received.rawHeaders, 'content-type'))
      ? received.body
      : answer.body;
    await sendDamaged(response, answer, order);
    if (operation) {
      const identifiedCall = { operationId: operationIdOf(operation), request };
      const kind = order.kind ?? (fault?.position === 'header.content-type' ? 'html' : undefined);
      this.#addToRecording(
        { ...identifiedCall, answer: { ...received, body: bodyToRecord } },
        kind,
        response,
        call,
      );
    }
  }

  #record(incoming: IncomingMessage, response: ServerResponse, path: string): Call {
    const startedAtMs = performance.now();
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
      call.ms = Math.round(performance.now() - startedAtMs);
      this.#serverState.records.addCall(call);
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
      this.#serverState.contract.operations,
      request.input,
    ).catch((error: unknown) => {
      if (error instanceof URIError) {
        throw new ContractBrokenError(422, [routeViolation(request.input, error.message)]);
      }
      if (!(error instanceof ProblemJsonError)) throw error;
      throw new ContractBrokenError(error.status, [routeViolation(request.input, error.detail)]);
    });
    call.operationId = operationIdOf(operation);
    const violations = checkRequest(operation, request, diagnostics);
    if (violations.length > 0) throw new ContractBrokenError(422, violations);
    return operation;
  }

  /** @throws ContractBrokenError if the source's answer does not fit the contract */
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
    const outgoing = { ...request, method: request.input.method.toUpperCase() };
    const answer =
      order.body !== undefined
        ? answerWith(200, 'application/json', Buffer.from(JSON.stringify(order.body)))
        : sandboxUrl !== undefined && !requestedExample
          ? await forward(outgoing, sandboxUrl, clientAddress)
          : await exampleAnswer(
              operation,
              request,
              requestedExample ?? exampleFromPrefer(request.input.headers?.['prefer']),
            );
    const violations = await checkResponse(operation, request, answer);
    if (violations.length > 0) throw new ContractBrokenError(500, violations);
    return stage?.withoutLogin(answer, operationIdOf(operation)) ?? answer;
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
