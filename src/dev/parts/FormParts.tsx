import { CheckboxChoices, CheckboxField, RadioGroup } from '../../forms/Choices.tsx';
import { DateField, DateTimeField } from '../../forms/DateField.tsx';
import { FileField } from '../../forms/FileField.tsx';
import { ListField } from '../../forms/ListField.tsx';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { mailAddress } from '../../forms/rules/format-rules.ts';
import { confirmationRule, policyRules } from '../../forms/rules/password-rules.ts';
import { maxRows } from '../../forms/rules/row-rules.ts';
import { SelectChoice } from '../../forms/SelectChoice.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Part } from './UiParts.tsx';
import styles from './PartsPage.module.css';

const passwordPolicy = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 3,
  isSymbolRequired: true,
  allowedSymbols: '!#$%-_',
  historyCount: 3,
};

const options = [
  { value: 'a', label: '東京' },
  { value: 'b', label: '大阪府大阪市北区梅田一丁目' },
  { value: 'c', label: 'Nagoya' },
];

const emptyValues = {
  text: '',
  note: '',
  day: '',
  time: '',
  kind: '',
  city: '',
  agrees: false,
  kinds: [] as string[],
  rows: [{ subMailAddress: '' }],
  file: null as File | null,
  password: '',
  passwordConfirmation: '',
};

const draftKey = { formName: 'parts', owner: 'developer' };

const rowLabel = (rowNumber: number): string => `List, row ${rowNumber}`;

/** Each kind of form field: empty, refused and disabled. */
export function FormParts() {
  const form = useSendForm({
    defaultValues: emptyValues,
    fields: {
      text: { label: 'Text', required: true },
      note: { label: 'Text area', required: true },
      day: { label: 'Day', required: true },
      time: { label: 'Day and time', required: true },
      kind: { label: 'Radio buttons', required: 'choose' },
      city: { label: 'Select', required: 'choose' },
      agrees: { label: 'Checkbox' },
      kinds: { label: 'Checkboxes' },
      rows: { label: 'List', rules: [maxRows(3)] },
      'rows.*.subMailAddress': { label: rowLabel, required: true, rules: [mailAddress] },
      file: { label: 'File' },
      password: { label: 'New password', required: true, rules: policyRules(passwordPolicy) },
      passwordConfirmation: { label: 'New password, again', required: true },
    },
    crossRules: confirmationRule,
    send: () => undefined,
  });
  const draft = useDraft(form, draftKey);
  useLeaveGuard(form.formState.isDirty);
  return (
    <Part name="Form">
      {draft.isRestored ? <DraftNotice hasSecretFields /> : null}
      <SendForm form={form} className={styles.form}>
        <TextField {...form.field('text')} description="What to enter, and in which form." />
        <TextField name="readOnly" label="Read-only" defaultValue="1234567890" readOnly />
        <TextField name="disabled" label="Disabled" defaultValue="1234567890" disabled />
        <TextArea {...form.field('note')} />
        <DateField {...form.field('day')} />
        <DateTimeField {...form.bound('time')} />
        <RadioGroup {...form.bound('kind')} options={options} />
        <SelectChoice {...form.bound('city')} options={options} />
        <CheckboxField {...form.bound('agrees')} />
        <CheckboxChoices {...form.bound('kinds')} options={options} isRow />
        <ListField
          {...form.bound('rows')}
          max={3}
          emptyRow={{ subMailAddress: '' }}
          rowLabel={rowLabel}
        >
          {(index) => <TextField {...form.field(`rows.${index}.subMailAddress`)} />}
        </ListField>
        <FileField {...form.bound('file')} accept=".pdf" />
        <NewPasswordFields
          field={form.field('password')}
          confirmationField={form.field('passwordConfirmation')}
          password={form.watch('password')}
          policy={passwordPolicy}
        />
        <div className={styles.row}>
          <Button type="submit" variant="primary" busy={form.isSending}>
            Send
          </Button>
          <AppLink to="/elsewhere">Leave</AppLink>
        </div>
      </SendForm>
    </Part>
  );
}
