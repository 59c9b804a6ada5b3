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
  withFirstChoices,
  type LineEntries,
  formatName,
} from './attached-lines.ts';
import styles from './Account.module.css';

export interface AttachedLineProps {
  form: EntryForm<LineEntries>;
  row: number;
  saved: AttachedMailSetting;
  settings: AttachedMailSettings;
  /** Copies the settings to all other lines; undefined if no other line can be changed. */
  onSameForAll: (() => void) | undefined;
}

/** The attachment settings of one type of bill: whether bills are attached, in which formats, to which addresses. */
export function AttachedLine({ form, row, saved, settings, onSameForAll }: AttachedLineProps) {
  const id = useId();
  const { control, setValue } = form;
  const line = useWatch({ control, name: `items.${row}` });
  const { field } = useController({ control, name: `items.${row}.isAttached` });
  const isEdited = !isSameLine(saved, line);
  const onSwitch = (isAttached: boolean): void => {
    field.onChange(isAttached);
    if (!isAttached) return;
    // Switching off and on again restores the choices.
    const { fileFormats, mailAddresses } = withFirstChoices(line, saved, settings);
    const options = { shouldDirty: true };
    setValue(`items.${row}.fileFormats`, fileFormats, options);
    setValue(`items.${row}.mailAddresses`, mailAddresses, options);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.line}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name} lang={languageOf(saved.billTypeName)}>
          {saved.billTypeName}
        </h2>
        {isEdited ? <Badge tone="warning">{t('account.lines.unsaved')}</Badge> : null}
      </div>
      <ChoiceInput
        type="checkbox"
        name={field.name}
        label={t('account.lines.isAttached')}
        checked={line.isAttached}
        onBlur={field.onBlur}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {line.isAttached ? (
        <div className={styles.choices}>
          <CheckboxChoices
            {...form.bound(`items.${row}.fileFormats`)}
            isRow
            options={formatsOf(saved).map((value) => ({ value, label: formatName(value) }))}
          />
          <CheckboxChoices
            {...form.bound(`items.${row}.mailAddresses`)}
            className={styles.receivers}
            options={receiversOf(saved, settings).map((value) => ({ value, label: value }))}
          />
        </div>
      ) : null}
      {onSameForAll === undefined ? null : (
        <div>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('account.lines.sameForAllOf', { name: saved.billTypeName })}
            onClick={onSameForAll}
          >
            {t('account.lines.sameForAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
