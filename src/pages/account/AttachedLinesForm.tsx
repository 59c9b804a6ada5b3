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
  (now: AttachedMailSettings): CrossRules<LineEntries> =>
  (entries) => {
    const edited = editedPositions(now, entries);
    const found: Record<string, RuleViolation> = {};
    for (const place of edited) {
      const line = entries.items[place];
      if (!line?.isAttached) continue;
      if (line.fileFormats.length === 0) found[`items.${place}.fileFormats`] = { rule: 'choose' };
      if (line.mailAddresses.length === 0)
        found[`items.${place}.mailAddresses`] = { rule: 'choose' };
    }
    if (edited.length === 0) found[WHOLE_FORM] = { rule: 'noChange' };
    return found;
  };

/**
 * The field of a path in the request, such as `items.0.fileFormats`: the request has only the edited lines,
 * so the row numbers differ.
 */
export const lineNameOf =
  (now: AttachedMailSettings) =>
  (place: string, entries: LineEntries): string | undefined => {
    const [list, row, ...rest] = place.split('.');
    if (list !== 'items' || row === undefined) return undefined;
    const own = editedPositions(now, entries)[Number(row)];
    return own === undefined ? undefined : ['items', own, ...rest].join('.');
  };

/** Accepts the lines of a draft if they match the settings. The revision is accepted together with its lines. */
function acceptsLines(now: AttachedMailSettings): (name: string, entry: unknown) => boolean {
  let areAccepted = false;
  return (name, entry) => {
    if (name === 'items') areAccepted = areValidLines(entry, now);
    return areAccepted;
  };
}

const retainedLines = (
  now: AttachedMailSettings,
  edited: readonly Line[],
): { items: readonly Line[] } => ({
  items: mergedLines(now, edited),
});

export interface AttachedLinesFormProps {
  section: SettingsSection<AttachedMailSettings, readonly Line[]>;
  /** Fetches the lines again after a conflict. */
  refetch: () => Promise<AttachedMailSettings | undefined>;
}

/** The form with all lines. The edited lines are saved together. */
export function AttachedLinesForm({ section, refetch }: AttachedLinesFormProps) {
  const { settings: now, saveResult } = section;
  const update = useUpdateAttachedMailSettings();
  const { form, isEdited, isRestored, cancel } = useSettingsForm(section, {
    defaultValues: lineEntriesOf(now),
    fields: {
      'items.*.isAttached': { label: t('account.lines.isAttached') },
      'items.*.fileFormats': { label: t('account.lines.formats') },
      'items.*.mailAddresses': { label: t('account.lines.receivers') },
    },
    crossRules: lineRules(now),
    nameOf: lineNameOf(now),
    toInput: (entries) => ({ revision: entries.revision, items: editedLines(now, entries) }),
    send: (data) => update.mutateAsync({ data }),
    refetch,
    draft: 'attachedMail',
    accepts: acceptsLines(now),
    entriesOf: (entries) => editedLines(now, entries),
    retainedEntries: retainedLines,
  });

  const { getValues, setValue } = form;
  const editable = now.items.filter(({ isEditable }) => isEditable);
  const [applied, setApplied] = useState('');
  const sameForAll = (place: number): void => {
    const like = getValues(`items.${place}`);
    for (const [other, target] of now.items.entries()) {
      if (other === place || !target.isEditable) continue;
      const line = copyLineTo(target, like, now);
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
      setValue(`items.${other}.isAttached`, line.isAttached, options);
      setValue(`items.${other}.fileFormats`, line.fileFormats, options);
      setValue(`items.${other}.mailAddresses`, line.mailAddresses, options);
    }
    setApplied(t('account.lines.applied', { name: now.items[place]?.billTypeName ?? '' }));
  };
  return (
    <>
      <SaveResultNotice
        saveResult={saveResult}
        isEdited={isEdited}
        rows={saveResult?.kind === 'concurrentChange' ? savedLines(now, saveResult.entries) : []}
        onDiscard={editable.length === 0 ? undefined : cancel}
      />
      {isRestored ? <DraftNotice /> : null}
      <SendForm form={form} className={styles.attachedForm}>
        <ul className={styles.list} aria-label={t('account.lines.list')}>
          {rowsOf(now, 'items').map((saved, row) => {
            if (saved === undefined) {
              return (
                <li key={`row ${row}`}>
                  <Card>
                    <Unreadable text={t('account.lines.unreadable')} />
                  </Card>
                </li>
              );
            }
            const place = now.items.indexOf(saved);
            return (
              <li key={`${place} ${saved.billTypeId}`}>
                <Card>
                  {saved.isEditable ? (
                    <AttachedLine
                      form={form}
                      place={place}
                      saved={saved}
                      now={now}
                      onSameForAll={editable.length > 1 ? () => sameForAll(place) : undefined}
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
            <UnsavedCount control={form.control} now={now} applied={applied} />
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
  now: AttachedMailSettings;
  /** The result of "same for all", for screen readers. */
  applied: string;
}

/** The number of unsaved lines, next to the button. */
function UnsavedCount({ control, now, applied }: UnsavedCountProps) {
  const [revision, items] = useWatch({ control, name: ['revision', 'items'] });
  const count = editedPositions(now, { revision, items }).length;
  return (
    <p role="status" className={styles.attachedNote}>
      {count === 0 ? '' : `${applied}${t('account.lines.count', { count })}`}
    </p>
  );
}
