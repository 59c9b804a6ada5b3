import type { LoginResult } from '../../../generated/model/loginResult.ts';
import { LoginInput } from '../../../generated/zod/schemas/loginInput.zod.ts';
import { createApiError } from '../../api/call.ts';
import type { FieldSpecs } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';
import { validate, labelOf, normaliseEntries } from '../../forms/validate.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { messagesAtFields } from '../../shell/forms/server-messages.ts';
import { notifyOtherTabs } from '../../shell/session/other-tabs.ts';
import { takeReturnPath } from '../../shell/session/return-path.ts';
import { resetSession } from '../../shell/session/session.ts';

/*
 * A separate chunk, loaded after the first paint, because only a press of the login button needs it. It uses the
 * same code as `useSendForm` (docs/decisions/login-form-by-hand.md).
 */

export type LoginField = keyof LoginInput;
export type LoginErrors = Partial<Record<LoginField, string>>;

/** The login checks no formats: only the server decides whether the credentials are right. */
const fields = (): FieldSpecs<LoginInput> => ({
  loginId: {
    label: t('login.loginId'),
    required: true,
    format: { rule: () => null, normalise: formats.loginId.normalise },
  },
  password: { label: t('login.password') },
});

const fieldNames: readonly LoginField[] = ['loginId', 'password'];
const fieldOf = (name: string): LoginField | undefined =>
  fieldNames.find((field) => field === name);

/** The message of each field, in the order of the page. */
function errorsOf(faults: ReadonlyMap<string, { message: string }>): LoginErrors {
  const errors: LoginErrors = {};
  for (const name of fieldNames) {
    const message = faults.get(name)?.message;
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

/** Makes the login ID half-width and trims it. The password stays unchanged. */
export const normaliseLogin = (input: LoginInput): LoginInput => normaliseEntries(fields(), input);

/** Validates the entries before they are sent: missing, or longer than the contract allows. */
export async function checkLogin(input: LoginInput): Promise<LoginErrors> {
  await loadTexts('validation');
  return errorsOf(validate({ schema: LoginInput, fields: fields() }, input));
}

/** Whether a code is about an entry (S8, general input errors) rather than the account. */
const isEntryCode = (code: string): boolean => code.startsWith('400-1-00-');

/** The messages of an error at the fields. Messages about the account appear above the form. */
export async function loginMessages(error: unknown): Promise<LoginErrors> {
  const messages = await messagesAtFields(error, {
    fieldOf: (target, code) => (isEntryCode(code) ? fieldOf(target) : undefined),
    positionOf: (name) => fieldNames.findIndex((field) => field === name),
    labelOf: (target) => labelOf(fields(), target),
  });
  return errorsOf(new Map(messages.map((message) => [message.name, message])));
}

/**
 * Completes a login: notifies the other tabs, whose pages may belong to another customer. Returns the next
 * page: the return path, or the page of a step that the customer must do first (S2).
 *
 * @param answer of the login call; a newer server may return anything
 * @throws ApiError of kind `malformed` if the answer names no known next step
 */
export async function completeLogin(answer: LoginResult | null | undefined): Promise<string> {
  resetSession();
  notifyOtherTabs('login');
  switch (answer?.nextStep) {
    case 'passwdExpired':
    case 'passwdTemporary':
      return paths.passwordExpired();
    case 'verify':
      return paths.verify();
    case 'top':
      return takeReturnPath();
    default:
      throw createApiError('malformed', undefined, 200);
  }
}
