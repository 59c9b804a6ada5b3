import { CannotVerify } from './options.ts';
import { reasonOf } from './gateway.ts';
import { setState, StateFailure } from './states.ts';

/** What every call of the portal carries (S7), here as the verifier's own. */
export const callHeaders = {
  'x-flow-id': 'contract-verification-0',
  'x-language': 'ja',
  'x-front-version': '1.0.0',
};

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

async function firstAnswer(address: string, timeout: number) {
  try {
    const response = await fetch(address, {
      headers: callHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new CannotVerify(
        `The provider is too slow: GET ${address} had no answer within ${timeout / 1000} seconds (--timeout).`,
      );
    }
    throw new CannotVerify(
      `The provider cannot be reached at ${new URL(address).origin}: ${reasonOf(causeOf(error))}.`,
    );
  }
}

/**
 * Asks the provider for what needs no login and no state, so that an address that is wrong is said
 * once and not for each call.
 *
 * @throws CannotVerify with one sentence
 */
export async function checkProvider(
  provider: string,
  base: string,
  timeout: number,
): Promise<void> {
  const address = `${provider}${base}/setting/info`;
  const { response, text } = await firstAnswer(address, timeout);
  if (response.status >= 300 && response.status < 400) {
    throw new CannotVerify(
      `GET ${address} was sent on to ${response.headers.get('location') ?? 'nowhere'} (status ${response.status}): name the address that answers by --provider and --base.`,
    );
  }
  const type = response.headers.get('content-type') ?? 'no Content-Type';
  if (/html/.test(type) || /^\s*<(!doctype|html)/i.test(text)) {
    throw new CannotVerify(
      `GET ${address} answered an HTML page (status ${response.status}) instead of JSON: is --base ${base || '/'} right?`,
    );
  }
  if (response.status === 404) {
    throw new CannotVerify(`GET ${address} answered 404: is --base ${base || '/'} right?`);
  }
  if (!/[/+]json\b/.test(type)) {
    throw new CannotVerify(
      `GET ${address} answered ${type} (status ${response.status}) instead of application/json.`,
    );
  }
}

/**
 * Tries the address of the provider states with the simplest of them.
 *
 * @throws CannotVerify with one sentence
 */
export async function checkStates(statesUrl: string, timeout: number): Promise<void> {
  try {
    await setState(statesUrl, 'a visitor', {}, timeout);
  } catch (error) {
    if (!(error instanceof StateFailure)) throw error;
    throw new CannotVerify(
      `The states address ${statesUrl} does not work (POST of the state "a visitor": ${error.message}); say where it is by --states-url, and see provider-states.md for what it has to do.`,
    );
  }
}
