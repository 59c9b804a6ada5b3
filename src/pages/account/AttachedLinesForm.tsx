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
  editedRowIndexesOf,
  lineEntriesOf,
  mergedLines,
  type LineSetting,
  type LineEntries,
  savedLineRows,
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

/** The settings of a type of bill that only the issuer can change (S6): text instead of fields. */
const ReadOnlyLine = ({ savedLine }: { savedLine: AttachedMailSetting }) => (
  <div className={styles.line}>
    <h2 className={styles.billTypeName} lang={languageOf(savedLine.billTypeName)}>
      {savedLine.billTypeName}
    </h2>
    <p className={styles.lineText}>{lineText(savedLine)}</p>
    <p className={styles.secondaryText}>{t('account.attachment.fixed')}</p>
  </div>
);

/**
 * The rules over all lines: a line that is switched on has a format and a receiver (contract), and at least one
 * line has changed (S5).
 */
const lineRules =
  (settings: AttachedMailSettings): CrossRules<LineEntries> =>
  (entries) => {
    const editedRowIndexes = editedRowIndexesOf(settings, entries);
    const violations: Record<string, RuleViolation> = {};
    for (const rowIndex of editedRowIndexes) {
      const line = entries.items[rowIndex];
      if (!line?.isAttached) continue;
      if (line.fileFormats.length === 0)
        violations[`items.${rowIndex}.fileFormats`] = { rule: 'choose' };
      if (line.mailAddresses.length === 0)
        violations[`items.${rowIndex}.mailAddresses`] = { rule: 'choose' };
    }
    if (editedRowIndexes.length === 0) violations[WHOLE_FORM] = { rule: 'noChange' };
    return violations;
  };

/**
 * Maps a path in the request, such as `items.0.fileFormats`, to the field of the form. The request has only
 * the edited lines, so a line may have another row number in the request than in the form.
 */
export const formFieldOf =
  (settings: AttachedMailSettings) =>
  (requestPath: string, entries: LineEntries): string | undefined => {
    const [listName, requestRow, ...fieldPath] = requestPath.split('.');
    if (listName !== 'items' || requestRow === undefined) return undefined;
    const formRow = editedRowIndexesOf(settings, entries)[Number(requestRow)];
    return formRow === undefined ? undefined : ['items', formRow, ...fieldPath].join('.');
  };

/**
 * Creates a check of draft entries. It accepts lines that match the settings, and the revision of
 * accepted lines.
 */
function createDraftCheck(
  settings: AttachedMailSettings,
): (name: string, entry: unknown) => boolean {
  let hasValidLines = false;
  return (name, entry) => {
    if (name === 'items') hasValidLines = areValidLines(entry, settings);
    return hasValidLines;
  };
}

const mergeIntoSettings = (
  settings: AttachedMailSettings,
  edits: readonly LineSetting[],
): { items: readonly LineSetting[] } => ({
  items: mergedLines(settings, edits),
});

export interface AttachedLinesFormProps {
  section: SettingsSection<AttachedMailSettings, readonly LineSetting[]>;
  /** Fetches the lines again after a conflict. */
  refetch: () => Promise<AttachedMailSettings | undefined>;
}

/** The form with a line for each type of bill. The edited lines are saved together. */
export function AttachedLinesForm({ section, refetch }: AttachedLinesFormProps) {
  const { settings, saveResult } = section;
  const lineMutation = useUpdateAttachedMailSettings();
  const { form, isEdited, isRestored, cancel } = useSettingsForm(section, {
    defaultValues: lineEntriesOf(settings),
    fields: {
      'items.*.isAttached': { label: t('account.lines.isAttached') },
      'items.*.fileFormats': { label: t('account.lines.formats') },
      'items.*.mailAddresses': { label: t('account.lines.receivers') },
    },
    crossRules: lineRules(settings),
    fieldNameOf: formFieldOf(settings),
    toInput: (entries) => ({ revision: entries.revision, items: editedLines(settings, entries) }),
    send: (data) => lineMutation.mutateAsync({ data }),
    refetch,
    draftName: 'attachedMail',
    acceptsEntry: createDraftCheck(settings),
    // An undone change may leave default choices in a line that is off, or another order of choices.
    hasChanges: (entries) => editedRowIndexesOf(settings, entries).length > 0,
    entriesOf: (entries, baseSettings) => editedLines(baseSettings, entries),
    retainedEntriesOf: mergeIntoSettings,
  });

  const { getValues, setValue } = form;
  const editableLines = settings.items.filter(({ isEditable }) => isEditable);
  const [appliedMessage, setAppliedMessage] = useState('');
  const copyToAll = (sourceRow: number): void => {
    const sourceLine = getValues(`items.${sourceRow}`);
    for (const [targetRow, targetLine] of settings.items.entries()) {
      if (targetRow === sourceRow || !targetLine.isEditable) continue;
      const line = copyLineTo(targetLine, sourceLine, settings);
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
          saveResult?.kind === 'concurrentChange' ? savedLineRows(settings, saveResult.entries) : []
        }
        onDiscard={editableLines.length === 0 ? undefined : cancel}
      />
      {isRestored ? <DraftNotice /> : null}
      <SendForm form={form} className={styles.attachedForm}>
        <ul className={styles.list} aria-label={t('account.lines.list')}>
          {rowsOf(settings, 'items').map((savedLine, position) => {
            if (savedLine === undefined) {
              return (
                <li key={`row ${position}`}>
                  <Card>
                    <Unreadable text={t('account.lines.unreadable')} />
                  </Card>
                </li>
              );
            }
            const rowIndex = settings.items.indexOf(savedLine);
            return (
              <li key={`${rowIndex} ${savedLine.billTypeId}`}>
                <Card>
                  {savedLine.isEditable ? (
                    <AttachedLine
                      form={form}
                      rowIndex={rowIndex}
                      savedLine={savedLine}
                      settings={settings}
                      onCopyToAll={editableLines.length > 1 ? () => copyToAll(rowIndex) : undefined}
                    />
                  ) : (
                    <ReadOnlyLine savedLine={savedLine} />
                  )}
                </Card>
              </li>
            );
          })}
        </ul>
        {editableLines.length === 0 ? null : (
          <div className={styles.formActions}>
            <UnsavedCount
              control={form.control}
              settings={settings}
              appliedMessage={appliedMessage}
            />
            <SettingsActions
              saveText={t('account.lines.save')}
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

/** The number of unsaved lines, above the buttons. */
function UnsavedCount({ control, settings, appliedMessage }: UnsavedCountProps) {
  const [revision, items] = useWatch({ control, name: ['revision', 'items'] });
  const count = editedRowIndexesOf(settings, { revision, items }).length;
  return (
    <p role="status" className={styles.secondaryText}>
      {count === 0 ? '' : `${appliedMessage}${t('account.lines.count', { count })}`}
    </p>
  );
}
