import { getBasePath } from '../../lib/base-path.ts';

/*
 * What a customer has typed and not sent, kept for this tab: it outlives a reload and the end of a
 * session, and is given back to the same customer only. Passwords and codes are never kept.
 */

/** Whose draft of what. */
export interface DraftPlace {
  /** Name of the form, such as `userEdit`. */
  form: string;
  /**
   * Mark of who typed it: `markOf` of what the server knows the customer by, or of the link's token.
   * The token itself is never stored.
   */
  owner: string;
}

/** An entry as forms have it: text, a tick, or a list. */
type PlainEntry = string | boolean | readonly string[];

/** Or rows of them. */
type DraftEntry = PlainEntry | readonly Readonly<Record<string, PlainEntry>>[];

export type DraftEntries = Readonly<Record<string, DraftEntry>>;

/** Storage is shared by all pages of the origin: a draft that is larger than any form stays out. */
const MAX_CHARACTERS = 200_000;

/** Entries that are secrets, whatever form they stand in (S3: password, verificationCode). */
const secret = /password|verificationcode/i;

const prefix = (): string => `draft.${getBasePath().customerCode}.`;

const isPlain = (value: unknown): value is PlainEntry =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

const isRow = (value: unknown): value is Record<string, PlainEntry> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isPlain);

const isRows = (value: unknown): value is readonly Record<string, PlainEntry>[] =>
  Array.isArray(value) && value.every(isRow);

const isEntry = (value: unknown): value is DraftEntry => isPlain(value) || isRows(value);

const isSecret = (name: string): boolean => secret.test(name);

function withoutSecrets(entry: DraftEntry): DraftEntry {
  if (!isRows(entry)) return entry;
  return entry.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name))),
  );
}

/**
 * A mark of a text from which the text cannot be told: SHA-256, the first 128 bits in hex digits.
 *
 * @param text a link's token, or what tells a customer from others
 */
export async function markOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the entries of a form, in place of those kept before. Never throws. */
export function keepDraft({ form, owner }: DraftPlace, entries: DraftEntries): void {
  const kept = Object.entries(entries)
    .filter(([name]) => !isSecret(name))
    .map(([name, entry]) => [name, withoutSecrets(entry)] as const);
  const text = JSON.stringify({ owner, entries: Object.fromEntries(kept) });
  try {
    if (text.length > MAX_CHARACTERS) sessionStorage.removeItem(prefix() + form);
    else sessionStorage.setItem(prefix() + form, text);
  } catch {
    // Without storage a form works all the same, for as long as its page is open.
  }
}

/**
 * What the same customer had entered into a form.
 *
 * @returns undefined if there is nothing, if it is broken, or if it is another's, which is forgotten
 */
export function readDraft({ form, owner }: DraftPlace): DraftEntries | undefined {
  try {
    const text = sessionStorage.getItem(prefix() + form);
    if (text === null) return undefined;
    const draft: unknown = JSON.parse(text);
    if (typeof draft === 'object' && draft !== null && 'owner' in draft && 'entries' in draft) {
      const { owner: whose, entries } = draft;
      if (whose === owner && typeof entries === 'object' && entries !== null) {
        return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isEntry(entry)));
      }
    }
  } catch {
    // As above, or no JSON.
  }
  forgetDraft(form);
  return undefined;
}

/** Forgets the draft of a form: it was sent, or given up. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(prefix() + form);
  } catch {
    // As above.
  }
}

/** What open forms do when all drafts are forgotten. */
const onForget = new Set<() => void>();

/**
 * Tells an open form that all drafts are forgotten, so that it keeps no entry any more which it was about to.
 *
 * @returns ends it
 */
export function whenForgotten(giveUp: () => void): () => void {
  onForget.add(giveUp);
  return () => onForget.delete(giveUp);
}

/** Forgets all drafts of this portal, as a logout does, and what open forms were about to keep. */
export function forgetDrafts(): void {
  for (const giveUp of onForget) giveUp();
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix()));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
