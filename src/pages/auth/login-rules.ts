import { LoginInput } from '../../../generated/zod/schemas/loginInput.zod.ts';
import type { FieldSpecs } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';
import { validate, labelOf, tidied } from '../../forms/validate.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { messagesAtFields } from '../../shell/forms/server-messages.ts';

/*
 * A chunk of its own that comes once the form is alive: the first press needs it, the first paint
 * does not. What it does is what `useSendForm` does for all other forms, by the same code
 * (docs/decisions/login-form-by-hand.md).
 */

export type LoginField = keyof LoginInput;
export type LoginErrors = Partial<Record<LoginField, string>>;

/** At login the form of an entry is not judged: what is wrong is wrong. */
const fields = (): FieldSpecs<LoginInput> => ({
  loginId: {
    label: t('login.loginId'),
    required: true,
    format: { rule: () => null, tidy: formats.loginId.tidy },
  },
  password: { label: t('login.password') },
});

const names: readonly LoginField[] = ['loginId', 'password'];
const fieldOf = (name: string): LoginField | undefined => names.find((field) => field === name);

/** In the order of the page. */
function errorsOf(found: ReadonlyMap<string, { message: string }>): LoginErrors {
  const errors: LoginErrors = {};
  for (const name of names) {
    const message = found.get(name)?.message;
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

/** The login ID half-width and without blanks around it, which come from copying; the password as it is. */
export const tidyLogin = (input: LoginInput): LoginInput => tidied(fields(), input);

/** What is wrong with the entries before they are sent: nothing entered, or more than the contract takes. */
export async function checkLogin(input: LoginInput): Promise<LoginErrors> {
  await loadTexts('validation');
  return errorsOf(validate({ schema: LoginInput, fields: fields() }, input));
}

/** What is wrong with an entry itself (S8, general input errors), rather than with the account. */
const isOfEntry = (code: string): boolean => code.startsWith('400-1-00-');

/** What an answer says at the fields; what it says of the account is said above them. */
export async function tellLogin(error: unknown): Promise<LoginErrors> {
  const messages = await messagesAtFields(error, {
    fieldOf: (target, code) => (isOfEntry(code) ? fieldOf(target) : undefined),
    positionOf: (name) => names.findIndex((field) => field === name),
    labelOf: (target) => labelOf(fields(), target),
  });
  return errorsOf(new Map(messages.map((one) => [one.name, one])));
}
