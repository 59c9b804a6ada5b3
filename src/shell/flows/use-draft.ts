import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from '../../lib/store.ts';
import { pageCustomer } from '../session/page-customer.ts';
import {
  deleteDraft,
  saveDraft,
  ownerHashOf,
  readDraft,
  onDraftsDeleted,
  type DraftEntries,
  type DraftKey,
} from './drafts.ts';
import { fillForm } from './fill-form.ts';

/** The time in milliseconds between the last change of an entry and the storing of the draft. */
const SAVE_DELAY_MS = 300;

export interface Draft {
  /** Whether the form displays entries of an earlier draft. */
  isRestored: boolean;
  /** Deletes the draft, and stores no draft afterwards: the form was sent or cancelled. */
  discard: () => void;
}

type DraftForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'subscribe'
>;

const entryTextsOf = (entries: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(entries).map(([name, entry]) => [name, JSON.stringify(entry)]));

/**
 * The entries that the customer has changed since the form was opened. Unchanged entries are not stored,
 * because another user may change the values before the form is opened again.
 */
function changedEntries(
  entries: DraftEntries,
  initialTextByName: ReadonlyMap<string, string>,
  companionNames: readonly string[],
): DraftEntries {
  const currentEntries = Object.entries(entries);
  const changedPairs = currentEntries.filter(
    ([name, entry]) =>
      !companionNames.includes(name) && initialTextByName.get(name) !== JSON.stringify(entry),
  );
  if (changedPairs.length === 0) return {};
  return Object.fromEntries([
    ...changedPairs,
    ...currentEntries.filter(([name]) => companionNames.includes(name)),
  ]);
}

const noCompanionNames: readonly string[] = [];

/**
 * Stores the entries of a form, and restores them when the page is opened again: after a reload, or after the
 * login that follows the end of a session. Files and secrets are not stored.
 *
 * @param draftKey form and owner of the draft; while undefined, nothing is stored or restored
 * @param acceptsEntry whether a field accepts an entry; other entries are not restored
 * @param companionNames names of entries that are stored and restored together with changed entries: the revision
 *   of the settings, so that a restored draft does not overwrite newer settings (409-1-00-01)
 */
export function useDraft<Values extends FieldValues>(
  form: DraftForm<Values>,
  draftKey: DraftKey | undefined,
  acceptsEntry?: (name: string, entry: unknown) => boolean,
  companionNames: readonly string[] = noCompanionNames,
): Draft {
  const { getValues, setValue, subscribe } = form;
  const [restoredOwner, setRestoredOwner] = useState<string>();
  const isDiscardedRef = useRef(false);
  const lastOwnerRef = useRef<string>(undefined);
  const [initialTextByName] = useState(() => entryTextsOf(getValues()));
  const acceptsEntryRef = useRef(acceptsEntry);
  useEffect(() => {
    acceptsEntryRef.current = acceptsEntry;
  });
  const { formName, owner } = draftKey ?? {};

  useEffect(() => {
    if (formName === undefined || owner === undefined) return;
    const key = { formName, owner };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancelSave = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const saveNow = (): void => {
      cancelSave();
      if (!isDiscardedRef.current)
        saveDraft(key, changedEntries(getValues(), initialTextByName, companionNames));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(saveNow, SAVE_DELAY_MS);
      },
    });
    const stopListening = onDraftsDeleted(cancelSave);
    // Entries that the customer typed before the owner was known are newer than the draft.
    const isFirstOwner = lastOwnerRef.current === undefined || lastOwnerRef.current === owner;
    lastOwnerRef.current = owner;
    const typedEntries = isFirstOwner
      ? changedEntries(getValues(), initialTextByName, companionNames)
      : {};
    const entries = readDraft(key);
    const entriesToRestore = Object.entries(entries ?? {}).filter(
      ([field]) => companionNames.includes(field) || !Object.hasOwn(typedEntries, field),
    );
    const isFilled = fillForm(
      { getValues, setValue },
      Object.fromEntries(entriesToRestore),
      acceptsEntryRef.current,
    );
    if (Object.keys(typedEntries).length > 0) saveNow();
    // `isRestored` becomes true only after the form displays the entries.
    if (isFilled) void Promise.resolve(owner).then(setRestoredOwner);
    return () => {
      unsubscribe();
      stopListening();
      if (timer !== undefined) saveNow();
    };
  }, [formName, owner, initialTextByName, companionNames, getValues, setValue, subscribe]);

  const discard = useCallback(() => {
    isDiscardedRef.current = true;
    if (formName !== undefined) deleteDraft(formName);
  }, [formName]);

  return { isRestored: restoredOwner !== undefined && restoredOwner === owner, discard };
}

/**
 * The owner of a draft on a page for logged-in customers: the owner key (`currentOwnerKey`), which is unique
 * and the same at each login. The name of a customer is not unique.
 *
 * @returns undefined while the customer is unknown
 */
export function useCustomerDraftOwner(): string | undefined {
  return useStore(pageCustomer)?.key;
}

/**
 * The owner of a draft on the page of a mailed link: a hash of the token. The token itself is not stored.
 *
 * @returns undefined until the hash is computed
 */
export function useLinkDraftOwner(token: string): string | undefined {
  const [linkOwner, setLinkOwner] = useState<{ token: string; ownerHash: string }>();
  useEffect(() => {
    let isCurrent = true;
    ownerHashOf(token).then(
      (ownerHash) => {
        if (isCurrent) setLinkOwner({ token, ownerHash });
      },
      // Without a hash there is no draft, and the form works without one.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return linkOwner?.token === token ? linkOwner.ownerHash : undefined;
}
