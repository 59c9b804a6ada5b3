/*
 * The control addresses of the mock server and the sandbox (mocks/prism, mocks/sandbox). In
 * development only: nothing of this folder is in dist/.
 */
interface NamedExample {
  status: number;
  name: string;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  examples: NamedExample[];
}

/** A break of the contract by a call or its answer. */
interface Violation {
  direction: 'request' | 'response';
  place: string;
  message: string;
}

export interface Call {
  operationId?: string;
  method: string;
  path: string;
  status: number;
  flowId?: string;
  at: string;
  ms: number;
  violations: Violation[];
}

/** What the next call of an operation is to be answered with. */
export interface Order {
  operationId: string;
  status?: number;
  example?: string;
  /** As `example`, in orders that others gave. */
  code?: string;
  kind?: string;
  delayMs?: number;
}

/** What each error code means, by code. */
export type Meanings = Readonly<Record<string, string>>;

/** How far the sandbox's clock is from the machine's. */
export interface Clock {
  now: string;
  clockOffsetSeconds: number;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 400)}`);
  return JSON.parse(text === '' ? 'null' : text);
}

export const listOperations = (): Promise<Operation[]> => ask('GET', '/_mock/operations');
export const listMeanings = (): Promise<Meanings> => ask('GET', '/_mock/codes');
export const listCalls = (): Promise<Call[]> => ask('GET', '/_mock/calls');
export const listOrders = (): Promise<Order[]> => ask('GET', '/_mock/next');
export const orderNext = (order: Order): Promise<unknown> => ask('POST', '/_mock/next', order);
export const takeBack = (operationId: string): Promise<null> =>
  ask('DELETE', `/_mock/next/${operationId}`);

/** @throws Error in examples mode, where there is no sandbox and no clock */
export const readClock = (): Promise<Clock> => ask('GET', '/_sandbox/state');
export const moveClock = (advanceSeconds: number): Promise<unknown> =>
  ask('POST', '/_sandbox/clock', { advanceSeconds });
export const resetSandbox = (): Promise<null> => ask('POST', '/_sandbox/reset', {});
