import { useCallback, useState } from 'react';
import type { SaveOutcome } from './save-or-find.ts';

/** What the last press came to, as a section says it. */
export type SectionNews<Entries> =
  | { kind: 'saved' }
  | { kind: 'cancelled' }
  /** Somebody else changed the settings meanwhile: the entries are still the customer's own. */
  | { kind: 'changed'; by: 'others' | 'issuer'; entries: Entries };

export interface Section<Settings, Entries> {
  /** The settings as they are saved, as far as this page knows. */
  now: Settings;
  /** The settings that the last press met: the same ones until one was saved, here or elsewhere. */
  before: Settings;
  /** The key of the section's form: after each press that came to something it begins anew. */
  round: number;
  news: SectionNews<Entries> | undefined;
  /** After a save, with what had been entered. */
  onOutcome: (outcome: SaveOutcome<Settings>, entries: Entries) => void;
  /** Back to what is saved. */
  cancel: () => void;
}

/**
 * A section of settings that is saved by itself. What another part of the page asks for anew changes
 * nothing here, so that no entry is lost by it.
 *
 * @param given the settings as they were read when the page was opened
 */
export function useSection<Settings, Entries>(given: Settings): Section<Settings, Entries> {
  const [state, setState] = useState<{
    now: Settings;
    before: Settings;
    round: number;
    news: SectionNews<Entries> | undefined;
  }>({ now: given, before: given, round: 0, news: undefined });
  const onOutcome = useCallback((outcome: SaveOutcome<Settings>, entries: Entries): void => {
    setState(({ now, round }) => ({
      now: outcome.now,
      before: now,
      round: round + 1,
      news: outcome.isSaved ? { kind: 'saved' } : { kind: 'changed', by: outcome.by, entries },
    }));
  }, []);
  const cancel = useCallback(
    () =>
      setState(({ now, round }) => ({
        now,
        before: now,
        round: round + 1,
        news: { kind: 'cancelled' },
      })),
    [],
  );
  return { ...state, onOutcome, cancel };
}
