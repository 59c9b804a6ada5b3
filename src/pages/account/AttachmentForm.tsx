import { useUpdateLedgerMailAttachment } from '../../../generated/hooks/user/user.ts';
import type { LedgerMailAttachmentSettings } from '../../../generated/model/ledgerMailAttachmentSettings.ts';
import type { LedgerMailAttachmentUpdate as Entries } from '../../../generated/model/ledgerMailAttachmentUpdate.ts';
import { LedgerMailAttachmentUpdate } from '../../../generated/zod/schemas/ledgerMailAttachmentUpdate.zod.ts';
import { CheckboxField } from '../../forms/Choices.tsx';
import { WHOLE_FORM } from '../../forms/field-spec.ts';
import { t } from '../../i18n/i18n.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { AttachmentLimit, SettingsActions, SaveResultNotice } from './SettingsParts.tsx';
import { useSettingsForm, type SettingsSection } from './use-settings-form.ts';
import styles from './Account.module.css';

export interface AttachmentFormProps {
  section: SettingsSection<LedgerMailAttachmentSettings, Entries>;
  /** Fetches the setting again after a conflict. */
  refetch: () => Promise<LedgerMailAttachmentSettings | undefined>;
}

const retainedEntriesOf = (
  _settings: LedgerMailAttachmentSettings,
  { isLedgerMailAttached }: Entries,
): Partial<Entries> => ({ isLedgerMailAttached });

/** The attachment switch, if the customer may change it (S6). */
export function AttachmentForm({ section, refetch }: AttachmentFormProps) {
  const { settings, saveResult } = section;
  const attachmentMutation = useUpdateLedgerMailAttachment();
  const { form, isEdited, isRestored, cancel } = useSettingsForm(section, {
    schema: LedgerMailAttachmentUpdate,
    // The draft also keeps the revision (mail-address-entries.ts).
    defaultValues: {
      revision: settings.revision,
      isLedgerMailAttached: settings.isLedgerMailAttached,
    },
    fields: { isLedgerMailAttached: { label: t('account.attachment.switch') } },
    crossRules: ({ isLedgerMailAttached }) => ({
      [WHOLE_FORM]:
        isLedgerMailAttached === settings.isLedgerMailAttached ? { rule: 'noChange' } : null,
    }),
    toInput: (entries) => entries,
    send: (data) => attachmentMutation.mutateAsync({ data }),
    refetch,
    draftName: 'ledgerMailAttachment',
    entriesOf: (entries) => entries,
    retainedEntriesOf,
  });
  return (
    <>
      <SaveResultNotice
        saveResult={saveResult}
        isEdited={isEdited}
        rows={[
          {
            name: 'isLedgerMailAttached',
            label: t('account.attachment.switch'),
            value: settings.isLedgerMailAttached
              ? t('account.attachment.on')
              : t('account.attachment.off'),
          },
        ]}
        onDiscard={cancel}
      />
      {isRestored ? <DraftNotice /> : null}
      <SendForm form={form} className={styles.form}>
        <CheckboxField {...form.bound('isLedgerMailAttached')} />
        <AttachmentLimit bytes={settings.attachmentSizeLimit} />
        <SettingsActions
          saveText={t('account.attachment.save')}
          isSending={form.isSending}
          onCancel={cancel}
        />
      </SendForm>
    </>
  );
}
