import { dispositionOf } from '../../api/errors.ts';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import type { LabelOf } from '../errors/error-texts.ts';

/** The server's message at one field. */
export interface MessageAtField {
  name: string;
  message: string;
  /** Further fields that the message is about. Only the first field displays the message. */
  otherFields: readonly string[];
  /** The targets of the answer that the message is about (S8). */
  targets: readonly string[];
}

export interface FormFields {
  /** The field of a target; undefined if the form has none. */
  fieldOf: (target: string, code: string) => string | undefined;
  /** The position of a field on the page, from 0. */
  positionOf: (name: string) => number;
  labelOf: LabelOf;
}

/**
 * The messages of an answer, by field of a form (S8: targets). Different messages at one field are joined. A message
 * about several fields is displayed at the first of them. `<ErrorNotice>` shows messages without a field.
 *
 * @param error of a call; only errors that the caller handles have messages at fields
 * @throws the error of a failed load of the texts
 */
export async function messagesAtFields(
  error: unknown,
  formFields: FormFields,
): Promise<MessageAtField[]> {
  if (dispositionOf(error) !== 'caller') return [];
  const [{ textsOfError }, { plainText }] = await Promise.all([
    import('../errors/error-texts.ts'),
    import('../links/text-links.ts'),
    loadTexts('errors', 'field-names', 'frame'),
  ]);
  const separator = currentLanguage() === 'en' ? ' ' : '';
  const messageByField = new Map<string, MessageAtField>();
  for (const { code, target, message, subMessage } of textsOfError(error, formFields.labelOf)) {
    const fields = target
      .map((targetName) => ({ target: targetName, name: formFields.fieldOf(targetName, code) }))
      .filter((field): field is { target: string; name: string } => field.name !== undefined)
      .toSorted(
        (first, second) => formFields.positionOf(first.name) - formFields.positionOf(second.name),
      );
    const [firstField, ...otherFields] = fields;
    if (firstField === undefined) continue;
    const text = plainText(subMessage === undefined ? message : message + separator + subMessage);
    const earlierMessage = messageByField.get(firstField.name);
    messageByField.set(firstField.name, {
      name: firstField.name,
      message: earlierMessage?.message.includes(text)
        ? earlierMessage.message
        : [earlierMessage?.message ?? [], text].flat().join(separator),
      otherFields: [...(earlierMessage?.otherFields ?? []), ...otherFields.map(({ name }) => name)],
      targets: [...(earlierMessage?.targets ?? []), firstField.target],
    });
  }
  return [...messageByField.values()];
}
