import { routeNames } from '../../contract/lib/screen-titles.ts';
import { operations } from '../../generated/operations.ts';
import type { RouteName } from '../../src/lib/routes.ts';
import type { CurrentContract } from '../prism/contract.ts';
import { withoutHeaders } from '../prism/forward.ts';
import { headerOf, type Answer, type ApiRequest } from '../prism/message.ts';
import { NextAnswers, type NextAnswer } from '../prism/next-answers.ts';
import type { Sandbox } from '../sandbox/server.ts';
import type { StateValues } from '../sandbox/states/state.ts';
import { screenDefinitions } from './definitions.ts';
import { addressOf, screenOf, statesOf, type ScreenState } from './screen-states.ts';

/** Names the tab's stage in each of its calls: `<id> <screen> <state>`. */
export const stageHeader = 'x-mock-state';

/** Cookies of a login. A stage keeps them, so that tabs of one browser can have different logins. */
const sessionCookie = /^(MYPAGE_SESSION|MYPAGE_DOWNLOAD)=([^;]*)/;

/** The number of stages that are kept. A further stage ends the oldest one, which starts again at its next call. */
const maxStages = 20;

/** Thrown for a screen or a state that does not exist. */
export class UnknownStateError extends Error {}

/** The states of one screen, as the panel lists them. */
export type ListedScreen = {
  screen: RouteName;
  /** Relative to the base path. */
  address: string;
  states: { name: string; description: string }[];
};

/** A state that a tab has opened: its own sandbox, login and ordered answers. */
export class Stage {
  readonly state: ScreenState;
  /** The next answers that the panel has set in this tab. */
  readonly nextAnswers = new NextAnswers();
  readonly sandbox: Sandbox;
  readonly #cookies = new Map<string, string>();
  /** Ordered answers of the state. An answer to a GET is repeated until the tab leaves the state, the others are given once. */
  readonly #orders: Map<string, ScreenState['answers'][number]>;
  readonly stateValues: StateValues = {};

  constructor(state: ScreenState, sandbox: Sandbox) {
    this.state = state;
    this.sandbox = sandbox;
    this.#orders = new Map(state.answers.map((order) => [order.operationId, order]));
  }

  /** Brings the sandbox into the situation of the state. */
  async prepare(): Promise<void> {
    const { setUpState } = await import('../sandbox/provider-states.ts');
    const { loginValues } = await import('../sandbox/states/logins.ts');
    const { data } = this.sandbox;
    const { situations, limits } = this.state;
    if ('loginId' in situations) {
      Object.assign(this.stateValues, loginValues(data, situations.loginId));
    } else
      for (const name of situations) Object.assign(this.stateValues, setUpState(data, name, {}));
    Object.assign(data.limits, limits);
    for (const cookie of String(this.stateValues['cookie'] ?? '').split('; '))
      this.#keepLoginCookie(cookie);
  }

  #keepLoginCookie(cookie: string): boolean {
    const [, name = '', value = ''] = sessionCookie.exec(cookie) ?? [];
    if (name !== '') this.#cookies.set(name, value);
    return name !== '';
  }

  /** The answer that was ordered for the next call of an operation. */
  takeOrder(operationId: string, method: string): (NextAnswer & { body?: unknown }) | undefined {
    const order = this.nextAnswers.take(operationId) ?? this.#orders.get(operationId);
    if (method !== 'get') this.#orders.delete(operationId);
    return order;
  }

  /** The request with the cookies of the stage's login instead of the browser's. */
  withLogin(request: ApiRequest): ApiRequest {
    const loginCookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    const otherCookies = (headerOf(request.rawHeaders, 'cookie') ?? '')
      .split(/; */)
      .filter((cookie) => cookie !== '' && !sessionCookie.test(cookie));
    const cookie = [...loginCookies, ...otherCookies].join('; ');
    const { cookie: _, ...headers } = request.input.headers ?? {};
    return {
      ...request,
      rawHeaders: [
        ...withoutHeaders(request.rawHeaders, new Set(['cookie'])),
        ...(cookie === '' ? [] : ['Cookie', cookie]),
      ],
      input: {
        ...request.input,
        headers: cookie === '' ? headers : { ...headers, cookie },
      },
    };
  }

  /** The answer without the cookies of a login, which the stage keeps. It also names the operation, for the page. */
  withoutLogin(answer: Answer, operationId: string): Answer {
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
  /** operationIds of the GET calls whose ordered answers make the state. */
  reads: readonly string[];
  /** Relative to the base path. */
  address: string;
  mailbox: string;
};

const methodByOperationId: ReadonlyMap<string, string> = new Map(
  operations.map(({ operationId, method }) => [operationId, method]),
);

/** The states of all screens, and the stages of the tabs that have opened one. */
export class Stages {
  readonly #contract: CurrentContract;
  readonly #stages = new Map<string, Promise<Stage>>();
  #seededData: Sandbox['data']['seeded'];

  constructor(contract: CurrentContract) {
    this.#contract = contract;
  }

  statesOf(screen: RouteName): ScreenState[] {
    return statesOf(screen, screenDefinitions[screen], this.#contract.operations);
  }

  list(): ListedScreen[] {
    return routeNames.map((screen) => ({
      screen,
      address: addressOf(screen),
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
   * Opens a state for a tab, from its beginning.
   *
   * @param tabId of the tab, which the tab chooses
   * @param path address of the screen, or its name
   * @throws UnknownStateError for an unknown screen or state
   */
  async open(tabId: string, path: string, name: string): Promise<OpenedState> {
    const state = this.#findState(path, name);
    await this.#endStage(tabId);
    const stage = await this.#startStage(tabId, state);
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

  #startStage(tabId: string, state: ScreenState): Promise<Stage> {
    const starting = this.#prepareStage(state);
    this.#stages.set(tabId, starting);
    const [oldest] = this.#stages.keys();
    if (this.#stages.size > maxStages && oldest !== undefined) void this.#endStage(oldest);
    return starting;
  }

  async #prepareStage(state: ScreenState): Promise<Stage> {
    const { createSandbox } = await import('../sandbox/server.ts');
    const sandbox = await createSandbox({ seeded: this.#seededData });
    this.#seededData = sandbox.data.seeded;
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
   * @param header the value of `stageHeader`
   */
  async ofHeader(header: string | string[] | undefined): Promise<Stage | undefined> {
    if (typeof header !== 'string') return undefined;
    const [id = '', path = '', name = ''] = header.split(' ');
    return this.#stages.get(id) ?? this.#startStage(id, this.#findState(path, name));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#stages.keys()].map((id) => this.#endStage(id)));
  }
}
