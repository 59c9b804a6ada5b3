import { reasonOf } from './gateway.ts';
import { CannotVerify } from './options.ts';
import { setState, StateFailure } from './states.ts';

/** The headers of each call of the portal (S7), with values of the verifier. */
export const callHeaders = {
  'x-flow-id': 'contract-verification-0',
  'x-language': 'ja',
  'x-front-version': '1.0.0',
};

export async function fetchFirstAnswer(address: string, timeoutMs: number) {
  try {
    const response = await fetch(address, {
      headers: callHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw new CannotVerify(`GET ${address} failed: ${reasonOf(error, timeoutMs)}.`);
  }
}

/**
 * Calls an operation that needs neither a login nor a state, so that a wrong address is reported once and not for each
 * call.
 *
 * @throws CannotVerify with one sentence
 */
export async function checkProvider(
  provider: string,
  base: string,
  timeoutMs: number,
): Promise<void> {
  const address = `${provider}${base}/setting/info`;
  const { response, text } = await fetchFirstAnswer(address, timeoutMs);
  const { status, headers } = response;
  const fail = (problem: string): never => {
    throw new CannotVerify(`GET ${address} ${problem}`);
  };
  if (status >= 300 && status < 400)
    fail(
      `redirects to ${headers.get('location') ?? 'no address'} (status ${status}): correct --provider and --base.`,
    );
  const contentType = headers.get('content-type') ?? 'no Content-Type';
  const baseQuestion = `is --base ${base || '/'} right?`;
  if (/html/.test(contentType) || /^\s*<(!doctype|html)/i.test(text))
    fail(`answered an HTML page (status ${status}) instead of JSON: ${baseQuestion}`);
  if (status === 404) fail(`answered 404: ${baseQuestion}`);
  if (!/[/+]json\b/.test(contentType))
    fail(`answered ${contentType} (status ${status}) instead of application/json.`);
}

/**
 * Tries the address of the provider states with the simplest state.
 *
 * @throws CannotVerify with one sentence
 */
export async function checkStates(statesUrl: string, timeoutMs: number): Promise<void> {
  try {
    await setState(statesUrl, 'a visitor', {}, timeoutMs);
  } catch (error) {
    if (!(error instanceof StateFailure)) throw error;
    throw new CannotVerify(
      `The states address ${statesUrl} does not work (POST of the state "a visitor": ${error.message}); set it by --states-url. provider-states.md describes it.`,
    );
  }
}
