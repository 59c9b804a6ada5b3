import { useEffect, useState } from 'react';
import { dispositionOf } from '../../api/errors.ts';
import { ApiError } from '../../api/api-error.ts';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

async function readTexts<Name extends string>(
  error: ApiError,
  names: readonly Name[],
): Promise<FieldErrors<Name>> {
  const [{ textsOfError }, { plainText }] = await Promise.all([
    import('./error-texts.ts'),
    import('../links/text-links.ts'),
    loadTexts('errors', 'field-names', 'frame'),
  ]);
  const gap = currentLanguage() === 'en' ? ' ' : '';
  const found: FieldErrors<Name> = {};
  for (const { target, message, subMessage } of textsOfError(error)) {
    // A text about several fields stands once, at the first of them.
    const name = names.find((candidate) => target.includes(candidate));
    if (name === undefined) continue;
    const text = plainText(subMessage === undefined ? message : message + gap + subMessage);
    const before = found[name];
    if (before === undefined) found[name] = text;
    else if (!before.includes(text)) found[name] = before + gap + text;
  }
  return found;
}

/** The first of the form's controls that has a message, in the order of the page. */
function focusFirst(names: readonly string[]): void {
  for (const control of document.querySelectorAll<HTMLElement>('[name]')) {
    if (names.includes(control.getAttribute('name') ?? '')) return control.focus();
  }
}

/**
 * Messages of an answer at the fields they are about (S8: targets), and the focus at the first. What
 * is about no field of the form is shown by `<ErrorNotice error={error} fields={names} />`.
 *
 * @param error of the hook that sent the form
 * @param names fields of the form, in their order; a constant outside the component
 */
export function useFieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FieldErrors<Name> {
  const [shown, setShown] = useState<{ error: unknown; texts: FieldErrors<Name> }>();

  useEffect(() => {
    if (!(error instanceof ApiError) || dispositionOf(error) !== 'caller') return;
    let isCurrent = true;
    readTexts(error, names).then(
      (texts) => {
        if (!isCurrent) return;
        setShown({ error, texts });
      },
      // The texts did not load: the notice, which has one of its own, says so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [error, names]);

  // With the messages on the page: a form may have to unfold the field first.
  useEffect(() => {
    if (shown !== undefined) focusFirst(Object.keys(shown.texts));
  }, [shown]);

  return shown !== undefined && shown.error === error ? shown.texts : {};
}
