import type { SandboxData } from '../sandbox-data.ts';

/** Parameters of a provider state, as a pact gives them. */
export type StateParams = Record<string, unknown>;

/** Values that a verifier puts into the request: cookies, tokens, IDs. */
export type StateValues = Record<string, string | number>;

/** A function that brings the sandbox into a state. */
export type SetUp = (sandbox: SandboxData, params: StateParams) => StateValues;

/** A text parameter, or its default. */
export const textParam = (params: StateParams, name: string, defaultText: string): string => {
  const value = params[name];
  return typeof value === 'string' ? value : defaultText;
};
