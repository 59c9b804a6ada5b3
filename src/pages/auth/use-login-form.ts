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
import { failure as failureOf } from '../../api/call.ts';
import { dispositionOf } from '../../api/errors.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { explainMissingChunk } from '../../shell/messages/new-version.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import { describeFailure, type LoginFailureTexts } from './describe-failure.ts';
import type { LoginErrors } from './login-rules.ts';

/*
 * Chunks of their own: the first press needs them, the first paint does not.
 */
const loadRules = () => import('./login-rules.ts');
const loadAfterLogin = () => import('./after-login.ts');
const loadWords = () => loadTexts('validation');

/** Where an answer leads. */
async function placeAfter(answer: LoginResult): Promise<string> {
  const after = await loadAfterLogin().catch((cause: unknown) => {
    void explainMissingChunk(cause);
    throw failureOf('aborted', cause);
  });
  return after.placeAfter(answer);
}

/** Whether the form displays the failure. S8 displays others elsewhere. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && (!(error instanceof ApiError) || dispositionOf(error) === 'caller');

function readEntries(form: HTMLFormElement) {
  const entries = new FormData(form);
  const read = (name: string): string => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { loginId: read('loginId'), password: read('password') };
}

type Entries = ReturnType<typeof readEntries>;

/** The entries as they are sent, and what is wrong with them. Without the rules the server judges alone. */
async function judge(entered: Entries): Promise<{ data: Entries; found: LoginErrors }> {
  try {
    const { checkLogin, tidyLogin } = await loadRules();
    const data = tidyLogin(entered);
    return { data, found: await checkLogin(data) };
  } catch {
    return { data: { ...entered, loginId: entered.loginId.trim() }, found: {} };
  }
}

/**
 * What the login form does. The browser keeps what is typed: entries made before the script was
 * there stay, and nothing is lost when a login fails.
 */
export function useLoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<LoginFailureTexts>();
  const [isDone, setIsDone] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useLogin();

  const { run, isRunning } = useSubmitOnce(async () => {
    if (!form.current || isDone) return;
    setFailure(undefined);
    const { data, found } = await judge(readEntries(form.current));
    show(form.current, 'loginId', data.loginId);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(form.current, first);
    try {
      const place = await placeAfter(await mutateAsync({ data }));
      setIsDone(true);
      await navigate(place, { replace: true });
    } catch (error) {
      setIsDone(false);
      if (!isOurs(error)) return;
      const described = await describeFailure(error);
      setErrors(described.atFields);
      setFailure(described);
    }
  });

  // With its words on the page: where to go on typing, or what to read.
  useEffect(() => {
    if (failure === undefined || !form.current) return;
    const [first = failure.isWrongPair ? 'password' : undefined] = Object.keys(failure.atFields);
    if (first === undefined) failureBox.current?.focus();
    else focusField(form.current, first);
  }, [failure]);

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
    else void Promise.all([loadRules(), loadAfterLogin(), loadWords()]).catch(() => undefined);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run();
  };
  /** What is said of an entry goes when it is corrected. */
  const onInput = ({ target }: SyntheticEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    setErrors((now) =>
      Object.hasOwn(now, target.name)
        ? Object.fromEntries(Object.entries(now).filter(([name]) => name !== target.name))
        : now,
    );
  };
  return {
    form,
    failureBox,
    errors,
    failure,
    isBusy: isRunning || isDone,
    handlers: { onSubmit, onInput },
  };
}

/** Shows an entry as it is sent; one that is so already is left alone, with the place of the cursor. */
function show(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value !== text) field.value = text;
}

/** Puts the focus into a field, with its contents selected, to be typed over. */
function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
