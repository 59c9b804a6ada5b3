import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLogin } from '../../../generated/hooks/auth/auth.ts';
import type { LoginResult } from '../../../generated/model/loginResult.ts';
import { ApiError } from '../../api/api-error.ts';
import { failure as failureOf } from '../../api/call.ts';
import { dispositionOf } from '../../api/errors.ts';
import { explainMissingChunk } from '../../shell/messages/new-version.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import type { LoginErrors } from './login-rules.ts';

/*
 * Chunks of their own: the first press needs them, the first paint does not.
 */
const loadRules = () => import('./login-rules.ts');
const loadAfterLogin = () => import('./after-login.ts');

/** Where an answer leads. */
async function placeAfter(answer: LoginResult): Promise<string> {
  const after = await loadAfterLogin().catch((cause: unknown) => {
    void explainMissingChunk(cause);
    throw failureOf('aborted', cause);
  });
  return after.placeAfter(answer);
}

/** Whether a failure is said at the form: errors of a code may have their place already (S8). */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && (!(error instanceof ApiError) || dispositionOf(error) === 'caller');

function readEntries(form: HTMLFormElement) {
  const entries = new FormData(form);
  const read = (name: string): string => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  // Blanks around a login ID come from copying; a password is taken as it is.
  return { loginId: read('loginId').trim(), password: read('password') };
}

/**
 * What the login form does. The browser keeps what is typed: entries made before the script was
 * there stay, and nothing is lost when a login fails.
 */
export function useLoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<Error | null>(null);
  const [isDone, setIsDone] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useLogin();

  const { run, isRunning } = useSubmitOnce(async () => {
    if (!form.current || isDone) return;
    const data = readEntries(form.current);
    setFailure(null);
    const found = await loadRules().then(
      ({ checkLogin }) => checkLogin(data),
      // Without the rules the server judges alone.
      (): LoginErrors => ({}),
    );
    setErrors(found);
    if (found.loginId !== undefined || found.password !== undefined) {
      focusField(form.current, found.loginId === undefined ? 'password' : 'loginId');
      return;
    }
    try {
      const place = await placeAfter(await mutateAsync({ data }));
      setIsDone(true);
      await navigate(place, { replace: true });
    } catch (error) {
      setIsDone(false);
      if (isOurs(error)) setFailure(error);
    }
  });

  // With the rendering itself, before all that the page has to do afterwards: from here on a press
  // is heard.
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.dataset['alive'] = '';
    performance.mark('form-ready');
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // A press before that moment was kept by the page's inline script (src/app/boot/login-page.ts).
    const wasPressed = element.dataset['pressed'] !== undefined;
    delete element.dataset['pressed'];
    if (wasPressed) element.requestSubmit();
    else void Promise.all([loadRules(), loadAfterLogin()]).catch(() => undefined);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run();
  };
  return { form, errors, setErrors, failure, isBusy: isRunning || isDone, onSubmit };
}

/** Puts the focus into a field, with its contents selected, to be typed over. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
