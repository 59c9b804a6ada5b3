import { getBasePath } from '../../lib/base-path.ts';

/*
 * Drafts: unsent entries, stored for this tab. A draft survives a reload and the end of a session, and is restored
 * only for the same owner. Passwords and codes are never stored.
 */

/** The form and the owner of a draft. */
export interface DraftKey {
  /** Name of the form, such as `userEdit`. */
  formName: string;
  /** The owner key of the customer, or the hash of a link's token (`ownerHashOf`); the token itself is never stored. */
  owner: string;
}

/** An entry of a form: a text, a checkbox, or a list. */
type PlainEntry = string | boolean | readonly string[];

/** A plain entry, or a list of rows. */
type DraftEntry = PlainEntry | readonly Readonly<Record<string, PlainEntry>>[];

export type DraftEntries = Readonly<Record<string, DraftEntry>>;

/** The maximum size of a draft. All pages of the origin share the storage; no form has so many entries. */
const MAX_DRAFT_CHARACTERS = 200_000;

/** Names of secret entries (S3: password, verificationCode). */
const secretNamePattern = /password|verificationcode/i;

const storageKeyPrefix = (): string => `draft.${getBasePath().customerCode}.`;

const isPlainEntry = (value: unknown): value is PlainEntry =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

const isEntryRow = (value: unknown): value is Record<string, PlainEntry> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isPlainEntry);

const areEntryRows = (value: unknown): value is readonly Record<string, PlainEntry>[] =>
  Array.isArray(value) && value.every(isEntryRow);

const isDraftEntry = (value: unknown): value is DraftEntry =>
  isPlainEntry(value) || areEntryRows(value);

const isSecretName = (name: string): boolean => secretNamePattern.test(name);

function removeSecrets(entry: DraftEntry): DraftEntry {
  if (!areEntryRows(entry)) return entry;
  return entry.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !isSecretName(name))),
  );
}

/**
 * The owner of a draft as a hash: the first 128 bits of SHA-256 in hex digits.
 *
 * @param token a link's token
 */
export async function ownerHashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const bytes = new Uint8Array(digest).subarray(0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores the entries of a form, and replaces an earlier draft. Never throws. */
export function saveDraft({ formName, owner }: DraftKey, entries: DraftEntries): void {
  const storedEntries = Object.entries(entries)
    .filter(([name]) => !isSecretName(name))
    .map(([name, entry]) => [name, removeSecrets(entry)] as const);
  const text = JSON.stringify({ owner, entries: Object.fromEntries(storedEntries) });
  try {
    if (text.length > MAX_DRAFT_CHARACTERS)
      sessionStorage.removeItem(storageKeyPrefix() + formName);
    else sessionStorage.setItem(storageKeyPrefix() + formName, text);
  } catch {
    // The storage is blocked or full: the entries are only on the open page.
  }
}

/**
 * The draft of a form for this owner.
 *
 * @returns undefined without a valid draft; the draft of another owner is deleted
 */
export function readDraft({ formName, owner }: DraftKey): DraftEntries | undefined {
  try {
    const text = sessionStorage.getItem(storageKeyPrefix() + formName);
    if (text === null) return undefined;
    const draft: unknown = JSON.parse(text);
    if (typeof draft === 'object' && draft !== null && 'owner' in draft && 'entries' in draft) {
      const { owner: draftOwner, entries } = draft;
      if (draftOwner === owner && typeof entries === 'object' && entries !== null) {
        return Object.fromEntries(
          Object.entries(entries).filter(([, entry]) => isDraftEntry(entry)),
        );
      }
    }
  } catch {
    // The storage is blocked, or the draft is not JSON.
  }
  deleteDraft(formName);
  return undefined;
}

/** Deletes the draft of a form that was sent or cancelled. */
export function deleteDraft(formName: string): void {
  try {
    sessionStorage.removeItem(storageKeyPrefix() + formName);
  } catch {
    // The storage is blocked.
  }
}

/** Listeners of open forms, called when all drafts are deleted. */
const deletionListeners = new Set<() => void>();

/**
 * Calls the listener when all drafts are deleted. An open form then does not store its last entries.
 *
 * @returns a function that removes the listener
 */
export function onDraftsDeleted(listener: () => void): () => void {
  deletionListeners.add(listener);
  return () => deletionListeners.delete(listener);
}

/** Deletes all drafts of this portal, as a logout does. Open forms do not store their entries afterwards. */
export function deleteDrafts(): void {
  for (const listener of deletionListeners) listener();
  try {
    const draftKeys = Object.keys(sessionStorage).filter((key) =>
      key.startsWith(storageKeyPrefix()),
    );
    for (const key of draftKeys) sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked.
  }
}
