import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAgreeToTerms } from '../../../generated/hooks/registration/registration.ts';
import type { LegalText } from '../../../generated/model/legalText.ts';
import { RegistrationAgreementInput } from '../../../generated/zod/schemas/registrationAgreementInput.zod.ts';
import { CheckboxField } from '../../forms/Choices.tsx';
import { missingAgreementViolation } from '../../forms/rules/choice-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { LegalTextBox } from './LegalTextBox.tsx';
import styles from './Registration.module.css';

/** The two texts. An answer may lack values that the contract requires. */
export interface TermsTexts {
  userAgreement: Partial<LegalText>;
  privacyPolicy: Partial<LegalText>;
}

export interface AgreementFormProps {
  token: string;
  texts: TermsTexts;
  /** The issuer has published other versions, which must be fetched. */
  onRevised: () => void;
  /** The link was used or has expired in the meantime. */
  onUnusable: () => void;
}

const noAgreements = { isUserAgreementAgreed: false, isPrivacyPolicyAgreed: false };

/** Both texts in their current versions, each with a checkbox for the agreement (S5). */
export function AgreementForm({ token, texts, onRevised, onUnusable }: AgreementFormProps) {
  const navigate = useNavigate();
  const { userAgreement, privacyPolicy } = texts;
  const [initialTexts] = useState(texts);
  const isRevised = (name: keyof TermsTexts): boolean =>
    texts[name].version !== initialTexts[name].version;
  const titleOf = (name: keyof TermsTexts): string =>
    texts[name].title || t(`registration.agreement.${name}`);
  const agreementMutation = useAgreeToTerms({
    mutation: {
      onError: (error) => {
        if (hasCode(error, '400-1-07-12')) onRevised();
        if (hasCode(error, '404-1-07-01')) onUnusable();
      },
    },
  });
  const labelOf = (name: keyof TermsTexts): string =>
    t('registration.agreement.agree', { title: titleOf(name) });
  const form = useSendForm({
    schema: RegistrationAgreementInput,
    defaultValues: noAgreements,
    toInput: (checkboxes) => ({
      ...checkboxes,
      userAgreementVersion: userAgreement.version ?? '',
      privacyPolicyVersion: privacyPolicy.version ?? '',
    }),
    fields: {
      isUserAgreementAgreed: { label: labelOf('userAgreement') },
      isPrivacyPolicyAgreed: { label: labelOf('privacyPolicy') },
    },
    crossRules: missingAgreementViolation,
    send: (data: RegistrationAgreementInput) => agreementMutation.mutateAsync({ token, data }),
    onSent: (_answer, _values, { formRef }) => {
      // The customer may have left the page before the answer.
      if (formRef.current) void navigate(paths.applyCustomer(token));
      // The promise never resolves, so that the form stays busy while the next page is loading.
      return new Promise<never>(() => undefined);
    },
  });

  // An agreement is about one version, so another version clears the checkboxes.
  const { reset } = form;
  const versions = `${userAgreement.version} ${privacyPolicy.version}`;
  const lastVersionsRef = useRef(versions);
  useEffect(() => {
    if (lastVersionsRef.current === versions) return;
    lastVersionsRef.current = versions;
    reset(noAgreements);
  }, [versions, reset]);

  return (
    <SendForm form={form} className={styles.form}>
      <div className={styles.group}>
        <LegalTextBox
          text={userAgreement}
          title={t('registration.agreement.userAgreement')}
          isRevised={isRevised('userAgreement')}
        />
        <CheckboxField {...form.bound('isUserAgreementAgreed')} />
      </div>
      <div className={styles.group}>
        <LegalTextBox
          text={privacyPolicy}
          title={t('registration.agreement.privacyPolicy')}
          isRevised={isRevised('privacyPolicy')}
        />
        <CheckboxField {...form.bound('isPrivacyPolicyAgreed')} />
      </div>
      <Actions>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('registration.agreement.submit')}
        </Button>
      </Actions>
    </SendForm>
  );
}
