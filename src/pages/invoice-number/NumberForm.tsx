import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRegisterInvoiceRegisterNumber } from '../../../generated/hooks/invoice-number/invoice-number.ts';
import type { InvoiceRegisterNumberValid } from '../../../generated/model/invoiceRegisterNumberValid.ts';
import { InvoiceRegisterNumberInput } from '../../../generated/zod/schemas/invoiceRegisterNumberInput.zod.ts';
import { TextField } from '../../forms/TextField.tsx';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { hasCode, handledErrorsMeta } from '../../shell/errors/call-meta.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { EntrySummary } from '../../shell/flows/EntrySummary.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { useDraft, useLinkDraftOwner } from '../../shell/flows/use-draft.ts';
import { useConfirmedForm } from '../../shell/flows/use-confirmed-form.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  nameWithHonorific,
  NumberFacts,
  type KnownRegistration,
  numberFormat,
  withPrefix,
  linkErrorCodes,
} from './NumberFacts.tsx';
import styles from './InvoiceNumberPage.module.css';

/**
 * Whether the first of 13 digits is the check digit of the other twelve, as in corporate numbers. The digits
 * are added with the weights 1, 2, 1, 2 and so on, from the right. The check digit is 9 minus the remainder of
 * this sum divided by 9. Registration numbers of customers without a corporate number needn't follow this rule.
 *
 * @param registerNumber 13 half-width digits, with or without a T; any other text is invalid
 */
export function hasValidCheckDigit(registerNumber: string): boolean {
  const [, checkDigit = '', otherDigits = ''] = /^T?(\d)(\d{12})$/.exec(registerNumber) ?? [];
  if (checkDigit === '') return false;
  const sum = [...otherDigits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return Number(checkDigit) === 9 - (sum % 9);
}

/**
 * Warns about a number that may contain a typing error. The number can still be sent, because not every
 * number follows the rule.
 */
function TypingErrorHint({ entry }: { entry: string }) {
  const registerNumber = withPrefix(entry);
  const isComplete = registerNumber !== '' && numberFormat.rule(registerNumber) === null;
  return (
    <div aria-live="polite" className={styles.hint}>
      {isComplete && !hasValidCheckDigit(registerNumber) ? (
        <Alert tone="info" title={t('invoice-number.check.title')}>
          <p>{t('invoice-number.check.text')}</p>
        </Alert>
      ) : null}
    </div>
  );
}

export interface NumberFormProps {
  token: string;
  /** The answer may lack values that the contract requires. */
  link: Partial<InvoiceRegisterNumberValid>;
  /** The link or the number has changed and must be fetched again. */
  onOutdated: () => void;
}

const steps = ['enter', 'confirm', 'complete'] as const;

/** The form for the number: enter, confirm, send once (S2, S5). The link stays valid until the number is sent. */
export function NumberForm({ token, link, onOutdated }: NumberFormProps) {
  const { revision = '', customerName, titleOfHonor, expiresAt } = link;
  const currentNumber = link.invoiceRegisterNumber ? withPrefix(link.invoiceRegisterNumber) : null;
  const [completedRegistration, setCompletedRegistration] = useState<KnownRegistration>();
  const [hasNumberChanged, setHasNumberChanged] = useState(false);
  const label = t('invoice-number.field.invoiceRegisterNumber');
  const registerMutation = useRegisterInvoiceRegisterNumber({
    mutation: {
      meta: handledErrorsMeta(...linkErrorCodes),
      onError: (error) => {
        const isConflict = hasCode(error, '409-1-00-01');
        if (isConflict) setHasNumberChanged(true);
        if (isConflict || hasCode(error, ...linkErrorCodes)) onOutdated();
      },
    },
  });
  const { form, isConfirming, step, returnToEntries, showCompletion, headingRef } =
    useConfirmedForm({
      schema: InvoiceRegisterNumberInput,
      defaultValues: { invoiceRegisterNumber: '' },
      fields: { invoiceRegisterNumber: { label, required: true, format: numberFormat } },
      toInput: (entries) => ({ ...entries, revision }),
      send: (data) => registerMutation.mutateAsync({ token, data }),
      onSent: (answer, entries, { reset }) => {
        draft.discard();
        setCompletedRegistration({
          customerName,
          titleOfHonor,
          ...entries,
          // The number was registered, even if the answer does not contain it.
          ...(answer.invoiceRegisterNumber && {
            invoiceRegisterNumber: answer.invoiceRegisterNumber,
          }),
          registeredAt: answer.registeredAt,
        });
        reset(entries);
        showCompletion();
      },
    });
  const owner = useLinkDraftOwner(token);
  const draft = useDraft(
    form,
    owner === undefined ? undefined : { formName: 'invoiceRegisterNumber', owner },
  );
  useLeaveGuard(form.formState.isDirty);
  const enteredNumber = useWatch({ control: form.control, name: 'invoiceRegisterNumber' });

  return (
    <>
      <StepIndicator
        steps={steps.map((name) => t(`invoice-number.steps.${name}`))}
        currentIndex={steps.indexOf(step)}
      />
      <div>
        <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {t(`invoice-number.${step}.title`)}
        </h2>
        {step === 'enter' ? <p className={styles.lead}>{t('invoice-number.enter.lead')}</p> : null}
        {isConfirming ? <p>{t('invoice-number.confirm.lead')}</p> : null}
        {step === 'complete' ? <p>{t('invoice-number.complete.next')}</p> : null}
      </div>
      {step === 'complete' && completedRegistration !== undefined ? (
        <NumberFacts {...completedRegistration} />
      ) : (
        <>
          {isConfirming ? null : (
            <>
              {hasNumberChanged ? (
                <Alert tone="warning">
                  <p>{t('invoice-number.present.changed')}</p>
                </Alert>
              ) : null}
              <div>
                <NumberFacts {...{ customerName, titleOfHonor }} currentNumber={currentNumber} />
                {currentNumber === null ? null : (
                  <p className={styles.note}>{t('invoice-number.present.text')}</p>
                )}
              </div>
              {draft.isRestored ? <DraftNotice /> : null}
            </>
          )}
          <SendForm form={form} className={styles.form}>
            {isConfirming ? (
              <EntrySummary
                rows={[
                  {
                    name: 'customerName',
                    label: t('invoice-number.field.customerName'),
                    value: nameWithHonorific(link),
                  },
                  {
                    name: 'invoiceRegisterNumber',
                    label,
                    value: enteredNumber,
                    oldValue:
                      currentNumber === null || currentNumber === enteredNumber
                        ? undefined
                        : currentNumber,
                  },
                ]}
              />
            ) : (
              <TextField
                {...form.field('invoiceRegisterNumber')}
                className={styles.narrowField}
                autoComplete="off"
                description={t('invoice-number.enter.hint')}
              />
            )}
            <TypingErrorHint entry={enteredNumber} />
            <Actions>
              <Button type="submit" variant="primary" busy={form.isSending}>
                {isConfirming
                  ? t('invoice-number.confirm.submit')
                  : t('invoice-number.enter.submit')}
              </Button>
              {isConfirming ? (
                <Button onClick={returnToEntries} aria-disabled={form.isSending || undefined}>
                  {t('invoice-number.confirm.back')}
                </Button>
              ) : null}
            </Actions>
          </SendForm>
          {isConfirming || !expiresAt ? null : (
            <p className={styles.expiry}>
              {t('invoice-number.enter.until', { time: formatMoment(expiresAt) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
