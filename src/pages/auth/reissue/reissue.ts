import {
  useIssueTemporaryPassword,
  useRequestPasswordReissue,
} from '../../../../generated/hooks/auth/auth.ts';
import type { PasswordReissueInput } from '../../../../generated/model/passwordReissueInput.ts';
import type { PasswordReissueMethod } from '../../../../generated/model/passwordReissueMethod.ts';
import type { FieldSpecs } from '../../../forms/field-spec.ts';
import { formats } from '../../../forms/formats.ts';
import { t } from '../../../i18n/i18n.ts';
import { hasCode } from '../../../shell/errors/call-meta.ts';

/** What is asked of whoever forgot the password (S2); whose it is, the server judges. */
export const reissueFields = (): FieldSpecs<PasswordReissueInput> => ({
  loginId: {
    label: t('password.reissue.loginId'),
    required: true,
    format: { ...formats.loginId, rule: () => null },
  },
  registeredMailAddress: {
    label: t('password.reissue.registeredMailAddress'),
    required: true,
    format: formats.mailAddress,
  },
});

/** Codes that are about the account rather than about an entry (S8): they stand above the form. */
const ofAccount: ReadonlySet<string> = new Set(['400-1-02-04', '400-1-02-08']);

export const aboveTheForm = (code: string): null | undefined =>
  ofAccount.has(code) ? null : undefined;

/** Too much access (S8): most often a mail was sent just now. */
export const isTooSoon = (error: unknown): boolean => hasCode(error, '429-1-05-01');

/** The call that the issuer's way of replacing a forgotten password takes. */
export function useReissue(method: PasswordReissueMethod) {
  const link = useRequestPasswordReissue();
  const temporary = useIssueTemporaryPassword();
  return method === 'temporaryPassword' ? temporary : link;
}
