import { loadTexts, t } from '../../i18n/i18n.ts';
import type { MessageText, SupportInfo } from '../../shell/messages/message-store.ts';
import type { LoginErrors } from './login-rules.ts';

/** Why a login failed, in words (S8). */
export interface LoginFailureTexts {
  /** What stands above the form. */
  texts: readonly MessageText[];
  /** What stands at its fields. */
  atFields: LoginErrors;
  /** Whether the pair is wrong: the password may be forgotten. */
  isWrongPair: boolean;
  support?: SupportInfo | undefined;
}

/** The texts of errors are many and rarely needed, so they come when something went wrong. */
export async function describeFailure(error: unknown): Promise<LoginFailureTexts> {
  try {
    const [{ describeError, distinct, textsOfError }, { tellLogin }] = await Promise.all([
      import('../../shell/errors/error-texts.ts'),
      import('./login-rules.ts'),
      loadTexts('errors', 'field-names', 'frame'),
    ]);
    const atFields = await tellLogin(error);
    const above = textsOfError(error).filter(
      ({ code, target }) =>
        !(code.startsWith('400-1-00-') && target.some((name) => Object.hasOwn(atFields, name))),
    );
    return {
      texts: distinct(above),
      atFields,
      isWrongPair: above.some(({ code }) => code === '400-1-02-01'),
      support: describeError(error).support,
    };
  } catch {
    const message = t('shell.failed.network');
    return { texts: [{ message, subMessage: undefined }], atFields: {}, isWrongPair: false };
  }
}
