import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { CheckboxChoices, ChoiceInput } from '../../forms/Choices.tsx';
import type { EntryForm } from '../../forms/use-entry-form.ts';
import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import {
  formatsOf,
  isSameLine,
  receiversOf,
  withDefaultChoices,
  type LineEntries,
  fileFormatNameOf,
} from './attached-lines.ts';
import styles from './Account.module.css';

export interface AttachedLineProps {
  form: EntryForm<LineEntries>;
  rowIndex: number;
  savedLine: AttachedMailSetting;
  settings: AttachedMailSettings;
  /** Copies the settings to all other lines; undefined if no other line can be changed. */
  onCopyToAll: (() => void) | undefined;
}

/** The fields for one type of bill: whether bills are attached to mails, in which formats, and to which addresses. */
export function AttachedLine({
  form,
  rowIndex,
  savedLine,
  settings,
  onCopyToAll,
}: AttachedLineProps) {
  const id = useId();
  const { control, setValue } = form;
  const line = useWatch({ control, name: `items.${rowIndex}` });
  const { field } = useController({ control, name: `items.${rowIndex}.isAttached` });
  const isEdited = !isSameLine(savedLine, line);
  const switchAttached = (isAttached: boolean): void => {
    field.onChange(isAttached);
    if (!isAttached) return;
    // The line keeps its earlier choices. A line without choices gets default choices.
    const { fileFormats, mailAddresses } = withDefaultChoices(line, savedLine, settings);
    const options = { shouldDirty: true };
    setValue(`items.${rowIndex}.fileFormats`, fileFormats, options);
    setValue(`items.${rowIndex}.mailAddresses`, mailAddresses, options);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.line}>
      <div className={styles.lineHead}>
        <h2 id={id} className={styles.billTypeName} lang={languageOf(savedLine.billTypeName)}>
          {savedLine.billTypeName}
        </h2>
        {isEdited ? <Badge tone="warning">{t('account.lines.unsaved')}</Badge> : null}
      </div>
      <ChoiceInput
        type="checkbox"
        name={field.name}
        label={t('account.lines.isAttached')}
        checked={line.isAttached}
        onBlur={field.onBlur}
        onChange={({ target }) => switchAttached(target.checked)}
      />
      {line.isAttached ? (
        <div className={styles.choices}>
          <CheckboxChoices
            {...form.bound(`items.${rowIndex}.fileFormats`)}
            isRow
            options={formatsOf(savedLine).map((value) => ({
              value,
              label: fileFormatNameOf(value),
            }))}
          />
          <CheckboxChoices
            {...form.bound(`items.${rowIndex}.mailAddresses`)}
            className={styles.receivers}
            options={receiversOf(savedLine, settings).map((value) => ({ value, label: value }))}
          />
        </div>
      ) : null}
      {onCopyToAll === undefined ? null : (
        <div className={styles.copyToAll}>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('account.lines.sameForAllOf', { name: savedLine.billTypeName })}
            onClick={onCopyToAll}
          >
            {t('account.lines.sameForAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
