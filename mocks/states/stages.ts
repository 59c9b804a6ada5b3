import type { IncomingHttpHeaders } from 'node:http';
import { routeNames } from '../../contract/lib/screen-titles.ts';
import { operations } from '../../generated/operations.ts';
import { readEnvironmentVariable } from '../../scripts/setup/ports.ts';
import type { RouteName } from '../../src/lib/routes.ts';
import type { CurrentContract } from '../prism/contract.ts';
import { omitHeaders } from '../prism/forward.ts';
import { headerOf, type Answer, type ApiRequest } from '../prism/message.ts';
import { NextAnswers, type NextAnswer } from '../prism/next-answers.ts';
import type { Sandbox } from '../sandbox/server.ts';
import type { StateValues } from '../sandbox/states/state.ts';
import { screenDefinitions } from './definitions.ts';
import { screenAddressOf, screenOf, statesOf, type ScreenState } from './screen-states.ts';

/** The header with which each call of a tab names the state that the tab has opened: `<tab id> <screen> <state>`. */
const stageHeaderName = 'x-mock-state';

/** Cookies of a login. A stage keeps these cookies, so that tabs of one browser can have different logins. */
const sessionCookiePattern = /^(MYPAGE_SESSION|MYPAGE_DOWNLOAD)=([^;]*)/;

/** The number of stages that are kept. A further stage ends the oldest; the next call of its tab starts it again. */
const maxStages = 20;

/** Thrown for a screen or a state that does not exist. */
export class UnknownStateError extends Error {}

/** The states of one screen, for the list in the developer panel (src/dev). */
export type ListedScreen = {
  screen: RouteName;
  /** Relative to the base path. */
  address: string;
  states: { name: string; description: string }[];
};

/** A screen state that a tab has opened, with a separate sandbox, login and orders. */
export class Stage {
  readonly state: ScreenState;
  /** The orders from the developer panel of this tab. */
  readonly nextAnswers = new NextAnswers();
  readonly sandbox: Sandbox;
  readonly #cookies = new Map<string, string>();
  /** The orders of the state. An order for a GET applies until the tab leaves the state; other orders apply once. */
  readonly #ordersByOperation: Map<string, ScreenState['answers'][number]>;
  readonly stateValues: StateValues = {};

  constructor(state: ScreenState, sandbox: Sandbox) {
    this.state = state;
    this.sandbox = sandbox;
    this.#ordersByOperation = new Map(state.answers.map((order) => [order.operationId, order]));
  }

  /** Brings the sandbox into the situation of the state. */
  async prepare(): Promise<void> {
    const { setUpState } = await import('../sandbox/provider-states.ts');
    const { logIn } = await import('../sandbox/states/logins.ts');
    const { data } = this.sandbox;
    const { situations, limits } = this.state;
    if ('loginId' in situations) {
      Object.assign(this.stateValues, logIn(data, situations.loginId));
    } else
      for (const name of situations) Object.assign(this.stateValues, setUpState(data, name, {}));
    Object.assign(data.limits, limits);
    for (const cookie of String(this.stateValues['cookie'] ?? '').split('; '))
      this.#keepLoginCookie(cookie);
  }

  #keepLoginCookie(cookie: string): boolean {
    const [, name = '', value = ''] = sessionCookiePattern.exec(cookie) ?? [];
    if (name !== '') this.#cookies.set(name, value);
    return name !== '';
  }

  /** The order for the next call of an operation. */
  takeOrder(operationId: string, method: string): (NextAnswer & { body?: unknown }) | undefined {
    const order = this.nextAnswers.take(operationId) ?? this.#ordersByOperation.get(operationId);
    if (method !== 'get') this.#ordersByOperation.delete(operationId);
    return order;
  }

  /** The request with the login cookies of the stage instead of the login cookies of the browser. */
  withLoginCookies(request: ApiRequest): ApiRequest {
    const loginCookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    const otherCookies = (headerOf(request.rawHeaders, 'cookie') ?? '')
      .split(/; */)
      .filter((cookie) => cookie !== '' && !sessionCookiePattern.test(cookie));
    const cookie = [...loginCookies, ...otherCookies].join('; ');
    const { cookie: _, ...headers } = request.input.headers ?? {};
    return {
      ...request,
      rawHeaders: [
        ...omitHeaders(request.rawHeaders, new Set(['cookie'])),
        ...(cookie === '' ? [] : ['Cookie', cookie]),
      ],
      input: {
        ...request.input,
        headers: cookie === '' ? headers : { ...headers, cookie },
      },
    };
  }

  /** Moves the login cookies of an answer to the stage. Adds a header with the operation, for the page. */
  withoutLoginCookies(answer: Answer, operationId: string): Answer {
    const { rawHeaders } = answer;
    const headers: string[] = ['X-Mock-Operation', operationId];
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
      if (name.toLowerCase() !== 'set-cookie' || !this.#keepLoginCookie(value))
        headers.push(name, value);
    }
    return { ...answer, rawHeaders: headers };
  }
}

/** The data with which a page shows a state. */
export type OpenedState = Pick<
  ScreenState,
  'screen' | 'name' | 'description' | 'steps' | 'shows'
> & {
  /** The operations of the GET calls whose orders make the state. */
  reads: readonly string[];
  /** Relative to the base path. */
  address: string;
  mailbox: string;
};

const methodByOperationId: ReadonlyMap<string, string> = new Map(
  operations.map(({ operationId, method }) => [operationId, method]),
);

/** The states of all screens, and the stages of all tabs that have opened a state. */
export class Stages {
  readonly #contract: CurrentContract;
  readonly #stages = new Map<string, Promise<Stage>>();
  #seededDatabase: Sandbox['data']['seededDatabase'];

  constructor(contract: CurrentContract) {
    this.#contract = contract;
  }

  statesOf(screen: RouteName): ScreenState[] {
    return statesOf(screen, screenDefinitions[screen], this.#contract.operations);
  }

  list(): ListedScreen[] {
    return routeNames.map((screen) => ({
      screen,
      address: screenAddressOf(screen),
      states: this.statesOf(screen).map(({ name, description }) => ({ name, description })),
    }));
  }

  /** @throws UnknownStateError for an unknown screen or state */
  #findState(path: string, name: string): ScreenState {
    const screen = screenOf(path);
    if (screen === undefined) throw new UnknownStateError(`There is no screen ${path}.`);
    const state = this.statesOf(screen).find((candidate) => candidate.name === name);
    if (!state) throw new UnknownStateError(`The screen ${screen} has no state ${name}.`);
    return state;
  }

  /**
   * Opens a state for a tab, always from the beginning of the state.
   *
   * @param tabId the ID that the tab has chosen for itself
   * @param path address or name of the screen
   * @param host of the portal, for the links in mails
   * @throws UnknownStateError for an unknown screen or state
   */
  async open(tabId: string, path: string, name: string, host?: string): Promise<OpenedState> {
    const state = this.#findState(path, name);
    await this.#endStage(tabId);
    const stage = await this.#startStage(tabId, state, host);
    const { screen, description, steps, shows, answers } = state;
    const reads = answers
      .filter(
        ({ kind, operationId }) =>
          kind === undefined && methodByOperationId.get(operationId) === 'get',
      )
      .map(({ operationId }) => operationId);
    const { mailboxUrl: mailbox } = stage.sandbox;
    return {
      screen,
      name,
      description,
      steps,
      shows,
      reads,
      address: state.path(stage.stateValues),
      mailbox,
    };
  }

  #startStage(tabId: string, state: ScreenState, host?: string): Promise<Stage> {
    const startingStage = this.#prepareStage(state, host);
    this.#stages.set(tabId, startingStage);
    const [oldestId] = this.#stages.keys();
    if (this.#stages.size > maxStages && oldestId !== undefined) void this.#endStage(oldestId);
    return startingStage;
  }

  async #prepareStage(state: ScreenState, host = '127.0.0.1:3000'): Promise<Stage> {
    const { createSandbox } = await import('../sandbox/server.ts');
    // The tab knows its state only on the origin on which it has opened the state.
    const portalUrl = readEnvironmentVariable('MYPAGE_PORTAL_URL') ?? `http://${host}`;
    const sandbox = await createSandbox({ seededDatabase: this.#seededDatabase, portalUrl });
    this.#seededDatabase = sandbox.data.seededDatabase;
    const stage = new Stage(state, sandbox);
    await stage.prepare();
    return stage;
  }

  async #endStage(tabId: string): Promise<void> {
    const stage = this.#stages.get(tabId);
    this.#stages.delete(tabId);
    await (await stage)?.sandbox.close();
  }

  /**
   * The stage of a call; undefined for a call of a tab without a state. A stage that has ended starts again.
   *
   * @param headers of the call
   */
  async findByHeaders(headers: IncomingHttpHeaders): Promise<Stage | undefined> {
    const header = headers[stageHeaderName];
    if (typeof header !== 'string') return undefined;
    const [tabId = '', path = '', name = ''] = header.split(' ');
    return (
      this.#stages.get(tabId) ?? this.#startStage(tabId, this.#findState(path, name), headers.host)
    );
  }

  async close(): Promise<void> {
    await Promise.all([...this.#stages.keys()].map((tabId) => this.#endStage(tabId)));
  }
}
