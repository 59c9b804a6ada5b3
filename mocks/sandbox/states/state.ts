import type { SandboxData } from '../sandbox-data.ts';

/** Parameters from a pact. */
export type StateParams = Record<string, unknown>;

/** Values that a verifier puts into the request: cookies, tokens, IDs. */
export type StateValues = Record<string, string | number>;

/** Brings the sandbox into a state. */
export type SetUp = (sandbox: SandboxData, params: StateParams) => StateValues;

/** A text parameter, or its default. */
export const textParam = (params: StateParams, name: string, fallback: string): string => {
  const value = params[name];
  return typeof value === 'string' ? value : fallback;
};
