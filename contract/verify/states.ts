import { isStateName, providerStates } from '../states/provider-states.ts';
import { reasonOf } from './gateway.ts';
import { jsonOf } from './text.ts';

export type StateValues = Record<string, unknown>;

/** The provider could not set up a state; the message is the reason. */
export class StateFailure extends Error {}

/** Whether a value is an object of JSON: no list, no form and no file. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The names of the promised values that are missing. Calls would contain example values instead. */
function missingNamesOf(state: string, values: StateValues): string[] {
  const promisedNames = isStateName(state) ? Object.keys(providerStates[state].gives) : [];
  return promisedNames.filter((name) => values[name] === undefined || values[name] === '');
}

async function post(statesUrl: string, body: object, timeoutMs: number) {
  try {
    const response = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw new StateFailure(reasonOf(error, timeoutMs), { cause: error });
  }
}

/**
 * Sets up a provider state by a call to the provider's states address.
 *
 * @returns the values that the state gives
 * @throws StateFailure with the reason
 */
export async function setState(
  statesUrl: string,
  state: string,
  params: StateValues,
  timeoutMs: number,
): Promise<StateValues> {
  const { response, text } = await post(statesUrl, { state, params, action: 'setup' }, timeoutMs);
  const shownText = text.replace(/\s+/g, ' ').slice(0, 160);
  if (!response.ok) throw new StateFailure(`status ${response.status}: ${shownText}`);
  const values = text.trim() === '' ? {} : jsonOf(text);
  if (!isPlainObject(values))
    throw new StateFailure(`the answer is not a JSON object: ${shownText}`);
  const missingNames = missingNamesOf(state, values);
  if (missingNames.length > 0) throw new StateFailure(`it gives no ${missingNames.join(', no ')}`);
  return values;
}
