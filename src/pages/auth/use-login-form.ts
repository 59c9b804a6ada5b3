import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { useLogin } from '../../../generated/hooks/login/login.ts';
import type { LoginResult } from '../../../generated/model/loginResult.ts';
import { ApiError } from '../../api/api-error.ts';
import { createApiError as failureOf } from '../../api/call.ts';
import { dispositionOf } from '../../api/errors.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { explainMissingChunk } from '../../shell/messages/new-version.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import type { MessageText, SupportInfo } from '../../shell/messages/message-store.ts';
import type { LoginErrors } from './login-rules.ts';

/** Separate chunks, loaded after the first paint, because only a press of the login button needs them. */
const loadRules = () => import('./login-rules.ts');
const loadValidationTexts = () => loadTexts('validation');

/** Returns the path of the next page. If the chunk of the rules is missing, a dialog offers the new version. */
async function completeLogin(answer: LoginResult): Promise<string> {
  const rules = await loadRules().catch((cause: unknown) => {
    void explainMissingChunk(cause);
    throw failureOf('aborted', cause);
  });
  return rules.completeLogin(answer);
}

/** Whether the form displays the failure. Other failures are displayed elsewhere (S8). */
const isHandledHere = (error: unknown): error is Error =>
  error instanceof Error && (!(error instanceof ApiError) || dispositionOf(error) === 'caller');

function readEntries(form: HTMLFormElement) {
  const formData = new FormData(form);
  const readEntry = (name: string): string => {
    const value = formData.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { loginId: readEntry('loginId'), password: readEntry('password') };
}

type Entries = ReturnType<typeof readEntries>;

/** Normalises and validates the entries. If the rules don't load, only the server validates. */
async function checkEntries(
  typedEntries: Entries,
): Promise<{ data: Entries; errors: LoginErrors }> {
  try {
    const { checkLogin, normaliseLogin } = await loadRules();
    const data = normaliseLogin(typedEntries);
    return { data, errors: await checkLogin(data) };
  } catch {
    return { data: { ...typedEntries, loginId: typedEntries.loginId.trim() }, errors: {} };
  }
}

/** The texts of a failed login (S8). */
export interface LoginFailureTexts {
  /** The messages above the form. */
  texts: readonly MessageText[];
  fieldErrors: LoginErrors;
  /** Whether the login ID or the password is wrong: the customer may have forgotten the password. */
  areCredentialsWrong: boolean;
  support?: SupportInfo | undefined;
}

/** The error texts are large and rarely needed, so they are loaded after a failure. */
async function describeFailure(error: unknown): Promise<LoginFailureTexts> {
  try {
    const [{ describeError, removeDuplicateTexts, textsOfError }, { loginMessages }] =
      await Promise.all([
        import('../../shell/errors/error-texts.ts'),
        import('./login-rules.ts'),
        loadTexts('errors', 'field-names', 'frame'),
      ]);
    const fieldErrors = await loginMessages(error);
    const messagesAboveForm = textsOfError(error).filter(
      ({ code, target }) =>
        !(code.startsWith('400-1-00-') && target.some((name) => Object.hasOwn(fieldErrors, name))),
    );
    return {
      texts: removeDuplicateTexts(messagesAboveForm),
      fieldErrors,
      areCredentialsWrong: messagesAboveForm.some(({ code }) => code === '400-1-02-01'),
      support: describeError(error).support,
    };
  } catch {
    const message = t('shell.failed.network');
    return {
      texts: [{ message, subMessage: undefined }],
      fieldErrors: {},
      areCredentialsWrong: false,
    };
  }
}

/**
 * The behaviour of the login form. The browser keeps the entries (uncontrolled inputs): entries typed before
 * the script ran remain, also after a failed login.
 */
export function useLoginForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const failureBoxRef = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<LoginFailureTexts>();
  const [isLoggedIn, setIsLoggedIn] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useLogin();

  const { submitOnce, isRunning } = useSubmitOnce(async () => {
    if (!formRef.current || isLoggedIn) return;
    setFailure(undefined);
    const { data, errors: newErrors } = await checkEntries(readEntries(formRef.current));
    showEntry(formRef.current, 'loginId', data.loginId);
    setErrors(newErrors);
    const [firstField] = Object.keys(newErrors);
    if (firstField !== undefined) return focusField(formRef.current, firstField);
    try {
      const path = await completeLogin(await mutateAsync({ data }));
      setIsLoggedIn(true);
      // The customer may have opened another page before the answer.
      if (formRef.current) await navigate(path, { replace: true });
    } catch (error) {
      setIsLoggedIn(false);
      if (!isHandledHere(error)) return;
      const failureTexts = await describeFailure(error);
      setErrors(failureTexts.fieldErrors);
      setFailure(failureTexts);
    }
  });

  // Moves the focus after the texts are displayed: to the field that needs a correction, or to the message.
  useEffect(() => {
    if (failure === undefined || !formRef.current) return;
    const [firstField = failure.areCredentialsWrong ? 'password' : undefined] = Object.keys(
      failure.fieldErrors,
    );
    if (firstField === undefined) failureBoxRef.current?.focus();
    else focusField(formRef.current, firstField);
  }, [failure]);

  // A layout effect runs before all other effects. From here on, the form handles a press.
  useLayoutEffect(() => {
    if (!formRef.current) return;
    formRef.current.dataset['alive'] = '';
    performance.mark('form-ready');
  }, []);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    // The inline script of the page has stored an earlier press (src/app/boot/login-page.ts).
    const wasPressed = element.dataset['pressed'] !== undefined;
    delete element.dataset['pressed'];
    if (wasPressed) element.requestSubmit();
    else void Promise.all([loadRules(), loadValidationTexts()]).catch(() => undefined);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submitOnce();
  };
  /** A correction removes the message of the field. */
  const onInput = ({ target }: SyntheticEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    setErrors((currentErrors) =>
      Object.hasOwn(currentErrors, target.name)
        ? Object.fromEntries(Object.entries(currentErrors).filter(([name]) => name !== target.name))
        : currentErrors,
    );
  };
  return {
    formRef,
    failureBoxRef,
    errors,
    failure,
    isBusy: isRunning || isLoggedIn,
    handlers: { onSubmit, onInput },
  };
}

/** Shows the normalised entry. An unchanged entry keeps the position of the cursor. */
function showEntry(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value !== text) field.value = text;
}

/** Moves the focus to a field and selects its text, so that typing replaces the text. */
function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
