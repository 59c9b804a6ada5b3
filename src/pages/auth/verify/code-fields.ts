import type { VerificationCodeCheck } from '../../../../generated/model/verificationCodeCheck.ts';
import type { FieldSpecs } from '../../../forms/field-spec.ts';
import { verificationCode } from '../../../forms/formats.ts';
import { digits } from '../../../forms/rules/text-rules.ts';
import { t } from '../../../i18n/i18n.ts';

/** @param codeLength digits that the code has, by the answer that it was sent with */
export const codeFields = (codeLength: number): FieldSpecs<VerificationCodeCheck> => ({
  verificationCode: {
    label: t('password.verify.code'),
    required: true,
    format: verificationCode,
    rules: [digits(codeLength)],
  },
});
