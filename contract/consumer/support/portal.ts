import { setAnswerValidator } from '../../../src/api/mutator.ts';
import { testCustomerCode } from './files.ts';

/** What happy-dom adds to `window`. */
type SimulatedWindow = { happyDOM: { setURL: (address: string) => void } };

const isSimulatedWindow = (candidate: object): candidate is SimulatedWindow =>
  'happyDOM' in candidate;

/** Examples of the cookies after a login (S7); a verifier inserts real cookies. */
export const exampleXsrfToken = 'xsrf_3vYk0sTq8LmZp1Bd7RcHw5Nf';
export const exampleCookie = `MYPAGE_SESSION=ses_Vb2Nq7Lk9TzX4mRc8YpWf3Hd; XSRF-TOKEN=${exampleXsrfToken}`;

/**
 * Opens the portal in the simulated browser as if the server at `origin` served it. The answers of a pact have only the
 * fields that a screen reads, so they are not validated against the whole contract.
 */
export function openPortal(origin: string): void {
  setAnswerValidator((_method, _url, answer) => answer);
  if (!isSimulatedWindow(window)) throw new Error('Consumer tests run in happy-dom.');
  window.happyDOM.setURL(`${origin}/${testCustomerCode}/mypage/`);
  for (const cookie of exampleCookie.split('; '))
    document.cookie = `${cookie}; path=/${testCustomerCode}`;
}
