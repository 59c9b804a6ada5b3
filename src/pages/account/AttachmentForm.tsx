import { useEffect } from 'react';
import { useUpdateLedgerMailAttachment } from '../../../generated/hooks/user/user.ts';
import type { LedgerMailAttachmentSettings } from '../../../generated/model/ledgerMailAttachmentSettings.ts';
import type { LedgerMailAttachmentUpdate as Entries } from '../../../generated/model/ledgerMailAttachmentUpdate.ts';
import { LedgerMailAttachmentUpdate } from '../../../generated/zod/schemas/ledgerMailAttachmentUpdate.zod.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { WHOLE_FORM } from '../../forms/field-spec.ts';
import { t } from '../../i18n/i18n.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useCustomerDraft } from '../../shell/flows/use-draft-owner.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AttachmentLimit } from './AttachmentLimit.tsx';
import { saveOrFind } from './save-or-find.ts';
import { SettingsActions } from './SettingsActions.tsx';
import { SettingsNews } from './SettingsNews.tsx';
import { draftedAlong, type Section } from './use-section.ts';
import styles from './Account.module.css';

export interface AttachmentFormProps {
  section: Section<LedgerMailAttachmentSettings, Entries>;
  find: () => Promise<LedgerMailAttachmentSettings | undefined>;
}

/** The switch, where the customer may change it (S6). */
export function AttachmentForm({ section, find }: AttachmentFormProps) {
  const { now, news } = section;
  const update = useUpdateLedgerMailAttachment();
  const form = useSendForm({
    schema: LedgerMailAttachmentUpdate,
    // With the revision, as a draft keeps it (mail-address-entries.ts).
    defaultValues: { revision: now.revision, isLedgerMailAttached: now.isLedgerMailAttached },
    fields: { isLedgerMailAttached: { label: t('account.attachment.switch') } },
    crossRules: ({ isLedgerMailAttached }) => ({
      [WHOLE_FORM]: isLedgerMailAttached === now.isLedgerMailAttached ? { rule: 'noChange' } : null,
    }),
    send: (data) => saveOrFind(() => update.mutateAsync({ data }), find),
    onSent: (outcome, entries) => {
      draft.forget();
      section.onOutcome(outcome, entries);
    },
  });
  const owner = useCustomerDraft();
  const draft = useDraft(
    form,
    owner === undefined ? undefined : { form: 'ledgerMailAttachment', owner },
    undefined,
    draftedAlong,
  );
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);

  const { getValues, setValue } = form;
  useEffect(() => {
    if (news?.kind !== 'changed') return;
    const { isLedgerMailAttached } = news.entries;
    fillForm({ getValues, setValue }, { isLedgerMailAttached });
  }, [news, getValues, setValue]);

  const cancel = (): void => {
    draft.forget();
    section.cancel();
  };
  return (
    <>
      <SettingsNews
        news={news}
        isEdited={isDirty}
        rows={[
          {
            name: 'isLedgerMailAttached',
            label: t('account.attachment.switch'),
            value: now.isLedgerMailAttached
              ? t('account.attachment.on')
              : t('account.attachment.off'),
          },
        ]}
        onTake={cancel}
      />
      {draft.isRestored ? <DraftNotice /> : null}
      <SendForm form={form} className={styles.form}>
        <CheckboxField {...form.bound('isLedgerMailAttached')} />
        <AttachmentLimit bytes={now.attachmentSizeLimit} />
        <SettingsActions
          save={t('account.attachment.save')}
          isSending={form.isSending}
          onCancel={cancel}
        />
      </SendForm>
    </>
  );
}
