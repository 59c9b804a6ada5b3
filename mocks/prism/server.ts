import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { URL } from 'node:url';
import { reportAddress } from '../../scripts/csp.ts';
import { listen, type RunningServer } from '../../scripts/preview/listen.ts';
import { Player } from '../scenario/player.ts';
import type { Scenario } from '../scenario/scenario-file.ts';
import { Recorder } from '../scenario/recorder.ts';
import { ApiHandler, type AnswerSource } from './api.ts';
import { controlAnswer, storeReports, type ServerState } from './control.ts';
import { CurrentContract } from './contract.ts';
import { forward } from './forward.ts';
import { answerWith, problemAnswer, readBody, sendAnswer, splitPath } from './message.ts';
import { NextAnswers } from './next-answers.ts';
import type { Provider } from './provider.ts';
import { createOperatingEnvironmentPdf } from './sample-files.ts';
import { Records, type Violation } from './records.ts';
import { Stages } from '../states/stages.ts';

/** How to start a mock server. */
export type MockServerOptions = {
  /**
   * The source of the answers. `examples`: the contract's named examples, without state. `sandbox`: the sandbox;
   * wrong answers become errors. `provider`: a backend; answers are not changed. `scenario`: a recording.
   */
  mode: 'examples' | 'sandbox' | 'provider' | 'scenario';
  /** 0 or undefined: a free port. */
  port?: number;
  /** Address of the sandbox, for mode `sandbox`. */
  sandboxUrl?: string;
  /** The backend, for mode `provider`. */
  provider?: Provider;
  /** The recording, for mode `scenario`. */
  scenario?: Scenario;
  /** Records from the start and writes this file after each call. */
  recordFilePath?: string | undefined;
  /** The time after which the portal ends a call, in milliseconds; a test may shorten it. */
  portalTimeoutMs?: number;
  /** The contract's bundle; generated/openapi.json by default. */
  specPath?: string;
};

export type MockServer = RunningServer & {
  /** Every violation of the contract since the start or the last DELETE of /_mock/violations. */
  violations(): Violation[];
  /** The operations that had a successful call since the start. */
  succeededOperationIds(): string[];
  /** The states of a screen that a page can open by name. */
  statesOf: Stages['statesOf'];
};

const bundlePath = join(import.meta.dirname, '../../generated/openapi.json');

function answerSourceOf({ mode, sandboxUrl, provider, scenario }: MockServerOptions): AnswerSource {
  if (mode === 'examples') return { mode };
  if (mode === 'scenario') {
    if (scenario === undefined) throw new Error('Mode scenario needs scenario.');
    return { mode: 'examples' };
  }
  if (mode === 'provider') {
    if (provider === undefined) throw new Error('Mode provider needs provider.');
    return { mode, provider };
  }
  if (sandboxUrl === undefined) throw new Error('Mode sandbox needs sandboxUrl.');
  return { mode, url: sandboxUrl };
}

/**
 * Starts the mock server on 127.0.0.1. It validates every call of /{customerCode}/mypage-api, answers
 * from the examples or the sandbox, and validates the answer. For a break of the contract it answers
 * application/problem+json (422 for a request, 500 for a response), logs an error and lists the violation at
 * /_mock/violations. It reloads a changed bundle before the next call. mocks/prism/README.md lists the
 * control addresses.
 *
 * @throws Error if the contract cannot be read, or with `code` EADDRINUSE if the port is taken
 */
export async function createMockServer(options: MockServerOptions): Promise<MockServer> {
  const contract = await CurrentContract.open(options.specPath ?? bundlePath);
  const serverState: ServerState = {
    contract,
    stages: new Stages(contract),
    records: new Records(),
    nextAnswers: new NextAnswers(),
    reports: [],
    recorder: new Recorder(options.specPath ?? bundlePath, options.recordFilePath),
    player: options.scenario && new Player(options.scenario),
  };
  const answerSource = answerSourceOf(options);
  const apiHandler = new ApiHandler(answerSource, serverState, options.portalTimeoutMs);

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://mock');
    const pathParts = splitPath(url.pathname);
    await serverState.contract.refresh();
    if (pathParts) return apiHandler.handle(request, response, url, pathParts);
    const isControlAddress = /^\/_(mock|sandbox)\//.test(url.pathname);
    const stage = isControlAddress
      ? await serverState.stages.findByHeaders(request.headers)
      : undefined;
    if (url.pathname.startsWith('/_mock/')) {
      return sendAnswer(response, await controlAnswer(serverState, url.pathname, request, stage));
    }
    if (url.pathname === reportAddress && request.method === 'POST') {
      return sendAnswer(response, await storeReports(serverState, request));
    }
    const sharedSandboxUrl = answerSource.mode === 'sandbox' ? answerSource.url : undefined;
    const sandboxUrl = stage?.sandbox.url ?? sharedSandboxUrl;
    if (url.pathname.startsWith('/_sandbox/') && sandboxUrl !== undefined) {
      const { method = 'GET', url: requestTarget = '/', rawHeaders } = request;
      const outgoingRequest = { method, requestTarget, rawHeaders, body: await readBody(request) };
      const clientAddress = request.socket.remoteAddress ?? '';
      return sendAnswer(response, await forward(outgoingRequest, sandboxUrl, clientAddress));
    }
    if (url.pathname === '/_docs/_common/browser.pdf' && request.method === 'GET') {
      return sendAnswer(
        response,
        answerWith(200, 'application/pdf', await createOperatingEnvironmentPdf()),
      );
    }
    return sendAnswer(
      response,
      problemAnswer(404, 'There is nothing here', {
        detail: `The API is at /{customerCode}/mypage-api, the controls are at /_mock.`,
      }),
    );
  }

  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const listeningServer = await listen(server, options.port ?? 0);
  return {
    ...listeningServer,
    close: async () => {
      await listeningServer.close();
      await serverState.stages.close();
    },
    violations: () => [...serverState.records.violations],
    statesOf: (screen) => serverState.stages.statesOf(screen),
    succeededOperationIds: () => [...serverState.records.succeededOperationIds],
  };
}
