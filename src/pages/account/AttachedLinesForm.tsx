import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useUpdateAttachedMailSettings } from '../../../generated/hooks/user/user.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { Card } from '../../ui/Card.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import {
  areValidLines,
  copyLineTo,
  editedLines,
  editedPositions,
  lineEntriesOf,
  mergedLines,
  type Line,
  type LineEntries,
  savedLines,
  lineText,
} from './attached-lines.ts';
import { AttachedLine } from './AttachedLine.tsx';
import { SettingsActions, SaveResultNotice } from './SettingsParts.tsx';
import { useSettingsForm, type SettingsSection } from './use-settings-form.ts';
import { WHOLE_FORM, type CrossRules } from '../../forms/field-spec.ts';
import type { RuleViolation } from '../../forms/rules/rule.ts';
import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import { languageOf } from '../../lib/text-language.ts';
import styles from './Account.module.css';

/** A line that only the issuer can change (S6): text instead of fields. */
const ReadOnlyLine = ({ saved }: { saved: AttachedMailSetting }) => (
  <div className={styles.line}>
    <h2 className={styles.name} lang={languageOf(saved.billTypeName)}>
      {saved.billTypeName}
    </h2>
    <p className={styles.text}>{lineText(saved)}</p>
    <p className={styles.attachedNote}>{t('account.attachment.fixed')}</p>
  </div>
);

/**
 * The rules: a line that is switched on has a format and a receiver (contract), and at least one line has
 * changed (S5).
 */
const lineRules =
  (settings: AttachedMailSettings): CrossRules<LineEntries> =>
  (entries) => {
    const edited = editedPositions(settings, entries);
    const violations: Record<string, RuleViolation> = {};
    for (const row of edited) {
      const line = entries.items[row];
      if (!line?.isAttached) continue;
      if (line.fileFormats.length === 0)
        violations[`items.${row}.fileFormats`] = { rule: 'choose' };
      if (line.mailAddresses.length === 0)
        violations[`items.${row}.mailAddresses`] = { rule: 'choose' };
    }
    if (edited.length === 0) violations[WHOLE_FORM] = { rule: 'noChange' };
    return violations;
  };

/**
 * Maps a path in the request, such as `items.0.fileFormats`, to the field of the form. The request has only
 * the edited lines, so its row numbers differ from those of the form.
 */
export const formFieldOf =
  (settings: AttachedMailSettings) =>
  (requestPath: string, entries: LineEntries): string | undefined => {
    const [list, row, ...rest] = requestPath.split('.');
    if (list !== 'items' || row === undefined) return undefined;
    const formRow = editedPositions(settings, entries)[Number(row)];
    return formRow === undefined ? undefined : ['items', formRow, ...rest].join('.');
  };

/** Accepts the lines of a draft if they match the settings. The revision is accepted together with its lines. */
function acceptsLines(settings: AttachedMailSettings): (name: string, entry: unknown) => boolean {
  let areAccepted = false;
  return (name, entry) => {
    if (name === 'items') areAccepted = areValidLines(entry, settings);
    return areAccepted;
  };
}

const mergeIntoSettings = (
  settings: AttachedMailSettings,
  edited: readonly Line[],
): { items: readonly Line[] } => ({
  items: mergedLines(settings, edited),
});

export interface AttachedLinesFormProps {
  section: SettingsSection<AttachedMailSettings, readonly Line[]>;
  /** Fetches the lines again after a conflict. */
  refetch: () => Promise<AttachedMailSettings | undefined>;
}

/** The form with all lines. The edited lines are saved together. */
export function AttachedLinesForm({ section, refetch }: AttachedLinesFormProps) {
  const { settings, saveResult } = section;
  const update = useUpdateAttachedMailSettings();
  const { form, isEdited, isRestored, cancel } = useSettingsForm(section, {
    defaultValues: lineEntriesOf(settings),
    fields: {
      'items.*.isAttached': { label: t('account.lines.isAttached') },
      'items.*.fileFormats': { label: t('account.lines.formats') },
      'items.*.mailAddresses': { label: t('account.lines.receivers') },
    },
    crossRules: lineRules(settings),
    nameOf: formFieldOf(settings),
    toInput: (entries) => ({ revision: entries.revision, items: editedLines(settings, entries) }),
    send: (data) => update.mutateAsync({ data }),
    refetch,
    draft: 'attachedMail',
    accepts: acceptsLines(settings),
    entriesOf: (entries) => editedLines(settings, entries),
    retainedEntries: mergeIntoSettings,
  });

  const { getValues, setValue } = form;
  const editable = settings.items.filter(({ isEditable }) => isEditable);
  const [appliedMessage, setAppliedMessage] = useState('');
  const sameForAll = (sourceRow: number): void => {
    const source = getValues(`items.${sourceRow}`);
    for (const [targetRow, target] of settings.items.entries()) {
      if (targetRow === sourceRow || !target.isEditable) continue;
      const line = copyLineTo(target, source, settings);
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      setValue(`items.${targetRow}.isAttached`, line.isAttached, options);
      setValue(`items.${targetRow}.fileFormats`, line.fileFormats, options);
      setValue(`items.${targetRow}.mailAddresses`, line.mailAddresses, options);
    }
    setAppliedMessage(
      t('account.lines.applied', { name: settings.items[sourceRow]?.billTypeName ?? '' }),
    );
  };
  return (
    <>
      <SaveResultNotice
        saveResult={saveResult}
        isEdited={isEdited}
        rows={
          saveResult?.kind === 'concurrentChange' ? savedLines(settings, saveResult.entries) : []
        }
        onDiscard={editable.length === 0 ? undefined : cancel}
      />
      {isRestored ? <DraftNotice /> : null}
      <SendForm form={form} className={styles.attachedForm}>
        <ul className={styles.list} aria-label={t('account.lines.list')}>
          {rowsOf(settings, 'items').map((saved, position) => {
            if (saved === undefined) {
              return (
                <li key={`row ${position}`}>
                  <Card>
                    <Unreadable text={t('account.lines.unreadable')} />
                  </Card>
                </li>
              );
            }
            const row = settings.items.indexOf(saved);
            return (
              <li key={`${row} ${saved.billTypeId}`}>
                <Card>
                  {saved.isEditable ? (
                    <AttachedLine
                      form={form}
                      row={row}
                      saved={saved}
                      settings={settings}
                      onSameForAll={editable.length > 1 ? () => sameForAll(row) : undefined}
                    />
                  ) : (
                    <ReadOnlyLine saved={saved} />
                  )}
                </Card>
              </li>
            );
          })}
        </ul>
        {editable.length === 0 ? null : (
          <div className={styles.bar}>
            <UnsavedCount
              control={form.control}
              settings={settings}
              appliedMessage={appliedMessage}
            />
            <SettingsActions
              save={t('account.lines.save')}
              isSending={form.isSending}
              onCancel={cancel}
            />
          </div>
        )}
      </SendForm>
    </>
  );
}

interface UnsavedCountProps {
  control: Control<LineEntries>;
  settings: AttachedMailSettings;
  /** The result of "same for all", for screen readers. */
  appliedMessage: string;
}

/** The number of unsaved lines, next to the button. */
function UnsavedCount({ control, settings, appliedMessage }: UnsavedCountProps) {
  const [revision, items] = useWatch({ control, name: ['revision', 'items'] });
  const count = editedPositions(settings, { revision, items }).length;
  return (
    <p role="status" className={styles.attachedNote}>
      {count === 0 ? '' : `${appliedMessage}${t('account.lines.count', { count })}`}
    </p>
  );
}
