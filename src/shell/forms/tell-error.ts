import { dispositionOf } from '../../api/errors.ts';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import type { LabelOf } from '../errors/error-texts.ts';

/** What an answer says at one field. */
export interface ToldAt {
  /** The field of the form. */
  name: string;
  message: string;
  /** The other fields of the form that the answer is about; the message stands at the first only. */
  others: readonly string[];
  /** The targets of the answer that it stands for (S8). */
  targets: readonly string[];
}

export interface FormNames {
  /** The field that a target of an answer belongs to; undefined if it is none of the form's. */
  fieldOf: (target: string, code: string) => string | undefined;
  /** Where a field stands among the others, from 0. */
  placeOf: (name: string) => number;
  labelOf: LabelOf;
}

/**
 * Brings the messages of an answer to the fields of a form (S8: targets). Several of one field stand
 * behind each other, each once; one about several fields stands at the first of them. What is about no
 * field is left to `<ErrorNotice>`.
 *
 * @param error of a call; one that is not its caller's own says nothing here
 * @throws what the failed load of the texts throws
 */
export async function tellError(error: unknown, names: FormNames): Promise<ToldAt[]> {
  if (dispositionOf(error) !== 'caller') return [];
  const [{ textsOfError }, { plainText }] = await Promise.all([
    import('../errors/error-texts.ts'),
    import('../links/text-links.ts'),
    loadTexts('errors', 'field-names', 'frame'),
  ]);
  const gap = currentLanguage() === 'en' ? ' ' : '';
  const found = new Map<string, ToldAt>();
  for (const { code, target, message, subMessage } of textsOfError(error, names.labelOf)) {
    const fields = target
      .map((one) => ({ target: one, name: names.fieldOf(one, code) }))
      .filter((one): one is { target: string; name: string } => one.name !== undefined)
      .toSorted((one, other) => names.placeOf(one.name) - names.placeOf(other.name));
    const [first, ...others] = fields;
    if (first === undefined) continue;
    const text = plainText(subMessage === undefined ? message : message + gap + subMessage);
    const before = found.get(first.name);
    const said = before?.message;
    found.set(first.name, {
      name: first.name,
      message: said?.includes(text) ? said : [said ?? [], text].flat().join(gap),
      others: [...(before?.others ?? []), ...others.map(({ name }) => name)],
      targets: [...(before?.targets ?? []), first.target],
    });
  }
  return [...found.values()];
}
