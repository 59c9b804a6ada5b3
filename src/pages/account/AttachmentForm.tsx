import { useUpdateLedgerMailAttachment } from '../../../generated/hooks/user/user.ts';
import type { LedgerMailAttachmentSettings } from '../../../generated/model/ledgerMailAttachmentSettings.ts';
import type { LedgerMailAttachmentUpdate as Entries } from '../../../generated/model/ledgerMailAttachmentUpdate.ts';
import { LedgerMailAttachmentUpdate } from '../../../generated/zod/schemas/ledgerMailAttachmentUpdate.zod.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { WHOLE_FORM } from '../../forms/field-spec.ts';
import { t } from '../../i18n/i18n.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AttachmentLimit } from './AttachmentLimit.tsx';
import { saveOrFind } from './save-or-find.ts';
import { SettingsActions } from './SettingsActions.tsx';
import { SettingsNews } from './SettingsNews.tsx';
import { useSectionForm } from './use-section-form.ts';
import type { Section } from './use-section.ts';
import styles from './Account.module.css';

export interface AttachmentFormProps {
  section: Section<LedgerMailAttachmentSettings, Entries>;
  find: () => Promise<LedgerMailAttachmentSettings | undefined>;
}

const switchStays = (
  _now: LedgerMailAttachmentSettings,
  { isLedgerMailAttached }: Entries,
): Partial<Entries> => ({ isLedgerMailAttached });

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
      own.onOutcome(outcome, entries);
    },
  });
  const own = useSectionForm(form, section, {
    draft: 'ledgerMailAttachment',
    stays: switchStays,
  });
  return (
    <>
      <SettingsNews
        news={news}
        isEdited={own.isEdited}
        rows={[
          {
            name: 'isLedgerMailAttached',
            label: t('account.attachment.switch'),
            value: now.isLedgerMailAttached
              ? t('account.attachment.on')
              : t('account.attachment.off'),
          },
        ]}
        onTake={own.cancel}
      />
      {own.isRestored ? <DraftNotice /> : null}
      <SendForm form={form} className={styles.form}>
        <CheckboxField {...form.bound('isLedgerMailAttached')} />
        <AttachmentLimit bytes={now.attachmentSizeLimit} />
        <SettingsActions
          save={t('account.attachment.save')}
          isSending={form.isSending}
          onCancel={own.cancel}
        />
      </SendForm>
    </>
  );
}
