import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createApiError } from '../../api/call.ts';
import { isSameEntry } from '../../forms/entries.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useDraft, useCustomerDraftOwner } from '../../shell/flows/use-draft.ts';
import {
  useSendForm,
  type SendForm,
  type SendFormOptions,
} from '../../shell/forms/use-send-form.ts';

/**
 * The result of the last press of a button in a section. A refusal is not among the results, because
 * the form shows it.
 */
export type SaveResult<Entries> =
  /** `newerEntries`: what the customer entered while the settings were being saved; the entries are not saved. */
  | { kind: 'saved'; newerEntries?: Entries | undefined }
  | { kind: 'cancelled' }
  /** Nothing was saved: another user or the issuer had changed the settings. The entries are kept. */
  | { kind: 'concurrentChange'; changedBy: 'others' | 'issuer'; entries: Entries };

/** A section of settings that is saved separately. */
export interface SettingsSection<Settings, Entries> {
  /** The latest saved settings from the server. */
  settings: Settings;
  /** The settings before the last press. */
  previousSettings: Settings;
  /** Key of the form component: every result starts a new form. */
  formKey: number;
  saveResult: SaveResult<Entries> | undefined;
  /** Starts a new form, with the given settings or the current settings. */
  restart: (saveResult: SaveResult<Entries>, settings?: Settings) => void;
}

/**
 * The state of a section, which remains when a result starts a new form. Later answers of the page's query do
 * not change the state, so that no entry is lost.
 *
 * @param initialSettings the settings from the first answer
 */
export function useSettingsSection<Settings, Entries>(
  initialSettings: Settings,
): SettingsSection<Settings, Entries> {
  const [state, setState] = useState<Omit<SettingsSection<Settings, Entries>, 'restart'>>({
    settings: initialSettings,
    previousSettings: initialSettings,
    formKey: 0,
    saveResult: undefined,
  });
  const restart = useCallback(
    (saveResult: SaveResult<Entries>, newSettings?: Settings): void =>
      setState(({ settings, formKey }) => ({
        settings: newSettings ?? settings,
        previousSettings: settings,
        formKey: formKey + 1,
        saveResult,
      })),
    [],
  );
  return { ...state, restart };
}

/** The entries that the new form of a section keeps after a press. */
const unsavedEntriesOf = <Entries>(saveResult?: SaveResult<Entries>): Entries | undefined => {
  if (saveResult?.kind === 'saved') return saveResult.newerEntries;
  return saveResult?.kind === 'concurrentChange' ? saveResult.entries : undefined;
};

/** Fields that a draft stores in addition to changed entries: the revision of the settings. */
const namesStoredWithDraft: readonly string[] = ['revision'];

export interface SettingsFormOptions<
  Values extends FieldValues,
  Input,
  Settings,
  Entries,
> extends Omit<SendFormOptions<Values, Input, Settings>, 'onSent' | 'onConflict'> {
  toInput: (values: NoInfer<Values>) => Input;
  /** Fetches the settings again after a conflict. Returns undefined if the answer has no settings. */
  refetch: () => Promise<Settings | undefined>;
  /** The name of the form in the key of its draft (`DraftKey`). */
  draftName: string;
  /** Whether an entry of a draft may be restored into a field. */
  acceptsEntry?: (name: string, entry: unknown) => boolean;
  /** Whether edited entries differ from the settings; true if left out. */
  hasChanges?: (values: NoInfer<Values>) => boolean;
  /** The customer's entries that differ from the settings. They are kept after a conflict or a save. */
  entriesOf: (values: NoInfer<Values>, settings: NoInfer<Settings>) => Entries;
  /** The entries whose fields the form still has after a conflict. The function must be the same at each render. */
  retainedEntriesOf: (settings: Settings, entries: Entries) => Readonly<Record<string, unknown>>;
}

export interface SettingsForm<Values extends FieldValues> {
  form: SendForm<Values>;
  /** The form has entries that are not saved. */
  isEdited: boolean;
  /** A draft of the same customer filled the form. */
  isRestored: boolean;
  /** Discards the entries. */
  cancel: () => void;
}

/**
 * The form of a section. A press has three results: saved, a concurrent change (409-1-00-01, 400-1-06-13), or
 * a refusal, which the form shows. Unsaved entries are stored as a draft, remain after a conflict, and need a
 * confirmation before the customer leaves the page.
 */
export function useSettingsForm<Values extends FieldValues, Input, Settings, Entries>(
  { settings, saveResult, restart }: SettingsSection<Settings, Entries>,
  options: SettingsFormOptions<Values, Input, Settings, Entries>,
): SettingsForm<Values> {
  const {
    refetch,
    draftName,
    acceptsEntry,
    hasChanges = () => true,
    entriesOf,
    retainedEntriesOf,
    ...sendOptions
  } = options;
  const form = useSendForm<Values, Input, Settings>({
    ...sendOptions,
    onSent: (savedSettings, sentValues) => {
      const currentValues = form.getValues();
      const newerEntries = isSameEntry(currentValues, sentValues)
        ? undefined
        : entriesOf(currentValues, savedSettings);
      draft.discard();
      restart({ kind: 'saved', newerEntries }, savedSettings);
    },
    onConflict: async (error) => {
      const isByIssuer = hasCode(error, '400-1-06-13');
      if (!isByIssuer && !hasCode(error, '409-1-00-01')) return false;
      const currentSettings = await refetch();
      if (currentSettings === undefined) throw createApiError('malformed', undefined, 200);
      draft.discard();
      const changedBy = isByIssuer ? 'issuer' : 'others';
      const entries = entriesOf(form.getValues(), settings);
      restart({ kind: 'concurrentChange', changedBy, entries }, currentSettings);
      return true;
    },
  });
  const owner = useCustomerDraftOwner();
  const draftKey = owner === undefined ? undefined : { formName: draftName, owner };
  const draft = useDraft(form, draftKey, acceptsEntry, namesStoredWithDraft);
  const isEdited = form.formState.isDirty && hasChanges(form.watch());
  useLeaveGuard(isEdited);

  const { getValues, setValue } = form;
  useEffect(() => {
    const entries = unsavedEntriesOf(saveResult);
    if (entries !== undefined)
      fillForm({ getValues, setValue }, retainedEntriesOf(settings, entries));
  }, [settings, saveResult, retainedEntriesOf, getValues, setValue]);

  return {
    form,
    isEdited,
    isRestored: draft.isRestored,
    cancel: () => {
      draft.discard();
      restart({ kind: 'cancelled' });
    },
  };
}

/** Refetches a query, and returns its data. @throws the query's error */
export async function refetchData<Answer>(
  refetch: () => Promise<{ data: Answer | undefined; error: unknown }>,
): Promise<Answer | undefined> {
  const { data, error } = await refetch();
  if (error != null) throw error;
  return data;
}
