import { errorItem, isErrorCode } from './errors.ts';
import { billModifiers, billStates } from './states/bills.ts';
import { keyStates } from './states/keys.ts';
import { linkStates } from './states/links.ts';
import { loginStates } from './states/logins.ts';
import { noticeStates } from './states/notices.ts';
import { searchStates } from './states/search.ts';
import { textParam, type ProviderState } from './states/state.ts';
import { userStates } from './states/user.ts';
import { wholeBillStates } from './states/whole-bills.ts';

/** Thrown for a state that is not in the vocabulary. */
export class UnknownStateError extends Error {
  constructor(state: string) {
    super(`The sandbox knows no state "${state}". GET /_sandbox/state lists those it knows.`);
  }
}

const nextError: ProviderState = {
  description: 'The next call of one operation is answered by a code of the catalogue. Comes last.',
  params: { operationId: 'The operation.', code: 'The code of S8.' },
  setup: (world, params) => {
    const operationId = textParam(params, 'operationId', '');
    const code = textParam(params, 'code', '');
    if (!isErrorCode(code)) throw new UnknownStateError(`the next answer is an error (${code})`);
    world.orderedErrors.push({ operationId, code, times: 1 });
    return { code: errorItem(code).code };
  },
};

/**
 * The provider states that pacts may use: a small closed vocabulary, by name. `setup` brings the
 * sandbox into the situation and answers values for the request: `cookie` (the whole header),
 * `xsrfToken`, `token`, `billId`, ... Teardown does nothing, since each setup starts from a reset
 * unless its description says that it comes after another.
 */
export const providerStates: Record<string, ProviderState> = {
  ...loginStates,
  ...linkStates,
  ...billStates,
  ...wholeBillStates,
  ...billModifiers,
  ...keyStates,
  ...searchStates,
  ...noticeStates,
  ...userStates,
  'the next answer is an error': nextError,
};
