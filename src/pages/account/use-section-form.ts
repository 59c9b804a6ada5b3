import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useCustomerDraft } from '../../shell/flows/use-draft-owner.ts';
import type { Section } from './use-section.ts';

/** What a draft keeps with its entries: which settings they were made from. */
const draftedAlong: readonly string[] = ['revision'];

export interface SectionFormOptions<Settings, Entries> {
  /** Name of the draft (`DraftPlace`). */
  draft: string;
  /** Whether a field can hold an entry of a draft. */
  accepts?: (name: string, entry: unknown) => boolean;
  /** Where somebody else was first: what of the entries of before stays. The same function at each call. */
  stays: (now: Settings, entries: Entries) => Readonly<Record<string, unknown>>;
}

/** What the form of a section shows and does besides its fields. */
export interface SectionForm<Settings, Entries> extends Pick<
  Section<Settings, Entries>,
  'onOutcome' | 'cancel'
> {
  /** Something is entered that is not saved. */
  isEdited: boolean;
  /** The form was filled with what the same customer had typed before. */
  isRestored: boolean;
}

/**
 * What the forms of all sections do alike with what is entered: it is kept until it is saved or given up,
 * leaving asks, and it stands there again where somebody else was first.
 */
export function useSectionForm<Values extends FieldValues, Settings, Entries>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'setValue' | 'subscribe'>,
  section: Section<Settings, Entries>,
  { draft: name, accepts, stays }: SectionFormOptions<Settings, Entries>,
): SectionForm<Settings, Entries> {
  const { now, news } = section;
  const owner = useCustomerDraft();
  const place = owner === undefined ? undefined : { form: name, owner };
  const draft = useDraft(form, place, accepts, draftedAlong);
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);

  const { getValues, setValue } = form;
  useEffect(() => {
    if (news?.kind === 'changed') fillForm({ getValues, setValue }, stays(now, news.entries));
  }, [now, news, stays, getValues, setValue]);

  return {
    isEdited: isDirty,
    isRestored: draft.isRestored,
    onOutcome: (outcome, entries) => {
      draft.forget();
      section.onOutcome(outcome, entries);
    },
    cancel: () => {
      draft.forget();
      section.cancel();
    },
  };
}
