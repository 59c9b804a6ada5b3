import type { World } from '../world.ts';

/** Parameters as a pact gives them. */
export type StateParams = Record<string, unknown>;

/** Values that a verifier puts into the request: cookies, tokens, ids. */
export type StateValues = Record<string, string | number>;

/** One situation of the provider that a pact can ask for. */
export type ProviderState = {
  description: string;
  /** Parameters by name, with what each means and what holds without it. */
  params: Record<string, string>;
  setup: (world: World, params: StateParams) => StateValues | Promise<StateValues>;
};

/** A text parameter, or what holds without it. */
export const textParam = (params: StateParams, name: string, otherwise: string): string => {
  const value = params[name];
  return typeof value === 'string' ? value : otherwise;
};

/** A situation that is added to another one, of a customer who is logged in or of a link: it resets nothing. */
export const modifier = (description: string, apply: (world: World) => void): ProviderState => ({
  description: `${description} Comes after another state.`,
  params: {},
  setup: (world) => {
    apply(world);
    return {};
  },
});
