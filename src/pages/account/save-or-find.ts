import { failure } from '../../api/call.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';

/** What came of saving: the settings as they are now, by this customer or by somebody else. */
export type SaveOutcome<Settings> =
  | { isSaved: true; now: Settings }
  | { isSaved: false; now: Settings; by: 'others' | 'issuer' };

/**
 * Saves settings. Where somebody else was first (409-1-00-01), or the issuer does not let them be changed
 * so any more (400-1-06-13), nothing is saved, and what holds now is asked for.
 *
 * @param save the call
 * @param find asks for the settings; undefined if the answer has none that can be read
 * @throws what the calls throw
 */
export async function saveOrFind<Settings>(
  save: () => Promise<Settings>,
  find: () => Promise<Settings | undefined>,
): Promise<SaveOutcome<Settings>> {
  try {
    return { isSaved: true, now: await save() };
  } catch (error) {
    const isByIssuer = hasCode(error, '400-1-06-13');
    if (!isByIssuer && !hasCode(error, '409-1-00-01')) throw error;
    const now = await find();
    if (now === undefined) throw failure('malformed', undefined, 200);
    return { isSaved: false, now, by: isByIssuer ? 'issuer' : 'others' };
  }
}

/** Asks a query again, for `saveOrFind`. */
export async function askAgain<Answer>(
  refetch: () => Promise<{ data: Answer | undefined; error: unknown }>,
): Promise<Answer | undefined> {
  const { data, error } = await refetch();
  if (error != null) throw error;
  return data;
}
