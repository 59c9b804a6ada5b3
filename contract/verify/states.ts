import { isStateName, providerStates } from '../states/provider-states.ts';
import { reasonOf } from './gateway.ts';

export type StateValues = Record<string, unknown>;

/** A provider state that could not be brought about; the message says why. */
export class StateFailure extends Error {}

const isObject = (value: unknown): value is StateValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

function valuesOf(text: string): StateValues | undefined {
  if (text.trim() === '') return {};
  try {
    const values: unknown = JSON.parse(text);
    return isObject(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Whatever a state is to give is used by some pact: without it the call would be the example's. */
function missingValues(state: string, values: StateValues): string[] {
  const gives = isStateName(state) ? Object.keys(providerStates[state].gives) : [];
  return gives.filter((name) => values[name] === undefined || values[name] === '');
}

/**
 * Brings about a provider state at the provider's own address for it.
 *
 * @param timeout milliseconds
 * @returns the values that the state gives
 * @throws StateFailure with the reason
 */
export async function setState(
  statesUrl: string,
  state: string,
  params: StateValues,
  timeout: number,
): Promise<StateValues> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new StateFailure(
      isLate ? `no answer within ${timeout / 1000} seconds` : reasonOf(causeOf(error)),
      { cause: error },
    );
  }
  const shown = text.replace(/\s+/g, ' ').slice(0, 160);
  if (!response.ok) throw new StateFailure(`status ${response.status}: ${shown}`);
  const values = valuesOf(text);
  if (!values) throw new StateFailure(`no JSON object but: ${shown}`);
  const missing = missingValues(state, values);
  if (missing.length > 0) throw new StateFailure(`it gives no ${missing.join(', no ')}`);
  return values;
}
