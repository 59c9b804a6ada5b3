import { useEffect, useRef, useState } from 'react';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { MessageAlert } from '../../shell/errors/MessageAlert.tsx';
import type { ErrorText } from '../../shell/errors/error-texts.ts';
import type { SupportInfo } from '../../shell/messages/message-store.ts';
import { plainText } from '../../shell/links/text-links.ts';
import type { LoginErrors } from './login-rules.ts';

interface Description {
  /** What stands above the form. */
  texts: readonly Pick<ErrorText, 'code' | 'message' | 'subMessage'>[];
  /** What stands at one of its fields. */
  atFields?: LoginErrors;
  support?: SupportInfo | undefined;
}

/** What is wrong with an entry itself (S8, general input errors), rather than with the account. */
const isInputError = /^400-1-00-/;

/** An input error stands at the field it is about (S3, target); everything else above the form. */
function place(texts: readonly ErrorText[]): { texts: ErrorText[]; atFields: LoginErrors } {
  const atFields: LoginErrors = {};
  const above = texts.filter(({ code, target, message }) => {
    const [field] = target;
    if (!isInputError.test(code) || (field !== 'loginId' && field !== 'password')) return true;
    // There may be several of one field.
    atFields[field] = [atFields[field] ?? [], plainText(message)].flat().join(' ');
    return false;
  });
  return { texts: above, atFields };
}

/** The texts of errors are many and rarely needed, so they come when something went wrong. */
async function describe(error: Error): Promise<Description> {
  try {
    const [{ describeError, distinct, textsOfError }] = await Promise.all([
      import('../../shell/errors/error-texts.ts'),
      loadTexts('errors', 'field-names', 'frame'),
    ]);
    const { texts, atFields } = place(textsOfError(error));
    return { texts: distinct(texts), atFields, support: describeError(error).support };
  } catch {
    return { texts: [{ code: '', message: t('shell.failed.network'), subMessage: undefined }] };
  }
}

export interface LoginFailureProps {
  error: Error;
  /** Told when the message is there: what the form has to show itself, and where the focus goes. */
  onShown: (code: string, atFields: LoginErrors) => void;
}

/** Why the login failed, and what can be done (S8). */
export function LoginFailure({ error, onShown }: LoginFailureProps) {
  const [description, setDescription] = useState<Description>();
  const tellShown = useRef(onShown);

  useEffect(() => {
    let isCurrent = true;
    void describe(error).then((found) => {
      if (isCurrent) setDescription(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [error]);

  useEffect(() => {
    if (description)
      tellShown.current(description.texts[0]?.code ?? '', description.atFields ?? {});
  }, [description]);

  if (!description || description.texts.length === 0) return null;
  const isWrongPair = description.texts.some(({ code }) => code === '400-1-02-01');
  return (
    <MessageAlert
      tone="error"
      texts={description.texts}
      support={description.support}
      actions={
        isWrongPair ? (
          <AppLink to={paths.passwordReissue()}>{t('login.resetPassword')}</AppLink>
        ) : undefined
      }
    />
  );
}
