/*
 * The control addresses of the mock server and the sandbox (mocks/prism, mocks/sandbox). In
 * development only: nothing of this folder is in dist/.
 */
export interface NamedExample {
  status: number;
  name: string;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  examples: NamedExample[];
}

export interface Call {
  operationId?: string;
  method: string;
  path: string;
  status: number;
  flowId?: string;
  at: string;
  ms: number;
}

/** Ways of answering that no contract describes. */
export const faults = ['drop', 'truncate', 'html', 'empty', 'badJson', 'slow'] as const;
type Fault = (typeof faults)[number];

/** What the next call of an operation is to be answered with. */
export type Order =
  | { operationId: string; status: number; example: string }
  | { operationId: string; kind: Fault };

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
export const listCalls = (): Promise<Call[]> => ask('GET', '/_mock/calls');
export const listOrders = (): Promise<Order[]> => ask('GET', '/_mock/next');
export const orderNext = (order: Order): Promise<unknown> => ask('POST', '/_mock/next', order);
export const forgetOrders = (): Promise<null> => ask('DELETE', '/_mock/next');

/** @throws Error in examples mode, where there is no sandbox and no clock */
export const readClock = async (): Promise<string> =>
  (await ask<{ now: string }>('GET', '/_sandbox/state')).now;
export const moveClock = (advanceSeconds: number): Promise<{ now: string }> =>
  ask('POST', '/_sandbox/clock', { advanceSeconds });
export const resetSandbox = (): Promise<null> => ask('POST', '/_sandbox/reset', {});
