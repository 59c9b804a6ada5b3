import '../../forms/zod-jitless.ts';
import { safeParse } from 'zod/mini';
import { LoginInput } from '../../../generated/zod/schemas/loginInput.zod.ts';
import { ruleMessage } from '../../forms/messages.ts';
import { required } from '../../forms/rules/text-rules.ts';
import { brokenBySchema } from '../../forms/zod-issues.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';

export type LoginField = keyof LoginInput;
export type LoginErrors = Partial<Record<LoginField, string>>;

/*
 * A chunk of its own that comes once the form is alive: the first press needs it, the first paint
 * does not.
 */

/**
 * What is wrong with the entries before they are sent: nothing entered, or more than the contract
 * takes. At login their form is not judged otherwise; what is wrong is wrong.
 */
export async function checkLogin(input: LoginInput): Promise<LoginErrors> {
  await loadTexts('validation');
  const labels = { loginId: t('login.loginId'), password: t('login.password') };
  const issues = safeParse(LoginInput, input).error?.issues ?? [];
  const errors: LoginErrors = {};
  for (const field of ['loginId', 'password'] as const) {
    const issue = issues.find(({ path }) => path[0] === field);
    const broken = issue
      ? brokenBySchema({ ...issue }, input[field])
      : field === 'loginId' && required(input.loginId);
    if (broken) errors[field] = ruleMessage(broken, labels[field]);
  }
  return errors;
}
