import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import {
  codesOfApiError,
  describeError,
  removeDuplicateTexts,
  retryTimeOf,
  textsOfError,
  type ErrorText,
  type LabelOf,
} from './error-texts.ts';
import { MessageAlert } from './MessageAlert.tsx';
import styles from './Errors.module.css';

/** The next step after an error for which a retry does not help. */
type NextStep = 'narrow' | 'unselect' | 'reload';

const codesOfStep: Readonly<Record<NextStep, ReadonlySet<string>>> = {
  narrow: new Set(['400-1-05-02', '400-1-05-03', '400-1-00-08']),
  unselect: new Set(['400-1-05-02', '400-1-05-03', '400-1-05-05']),
  reload: new Set(['409-1-00-01', '400-1-05-05', '400-1-05-06']),
};

/** All steps, in the order of their buttons. */
const allSteps = ['narrow', 'unselect', 'reload'] as const satisfies readonly NextStep[];

/** After these codes, a retry never helps. */
const notRetriableCodes = new Set([
  '400-1-02-04',
  '400-1-02-08',
  '400-1-04-01',
  '400-1-04-02',
  '403-1-05-01',
  '403-1-08-01',
  '404-1-08-01',
  '400-1-06-12',
  '400-1-05-07',
  '400-1-05-08',
  '400-1-05-09',
  '400-1-05-10',
  '413-1-00-01',
]);

const hasAnyCode = (codes: readonly string[], codeSet: ReadonlySet<string>): boolean =>
  codes.some((code) => codeSet.has(code));

/** The steps that help after these codes and that the screen offers. */
const nextSteps = (
  codes: readonly string[],
  isOffered: (step: NextStep) => boolean,
): readonly NextStep[] =>
  allSteps.filter((step) => isOffered(step) && hasAnyCode(codes, codesOfStep[step]));

export interface ErrorNoticeProps {
  /** The error of a hook or call; null or undefined without one. */
  error: unknown;
  /**
   * Shows every error, also errors that S8 does not assign to the screen. For errors that were not passed to
   * `handleError`, because they concern one file or occurred while the customer was on another page.
   */
  showsAnyError?: boolean;
  /** Fields of the form that show their own messages; the notice omits these messages. */
  fields?: readonly string[] | undefined;
  /** The labels of the form's fields, for messages of other fields. */
  labelOf?: LabelOf | undefined;
  /** Adds a retry button, if a retry can help. */
  onRetry?: (() => void) | undefined;
  /** Opens the search form, if a smaller result would help. */
  onNarrowSearch?: (() => void) | undefined;
  /** Clears a selection that cannot be downloaded. */
  onUnselect?: (() => void) | undefined;
  /** Fetches the current data, because another user has changed the data meanwhile. */
  onReload?: (() => void) | undefined;
  /** Closes the notice. */
  onDismiss?: (() => void) | undefined;
}

/** The codes of an error; empty for an error without a code. Only texts of codes have to be loaded. */
const codesOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? codesOfApiError(error) : [];

/**
 * An error that the screen handles itself (S8: "passed to the caller"), with the next step. Renders
 * nothing for errors that are handled elsewhere.
 */
export function ErrorNotice({ error, showsAnyError = false, ...noticeProps }: ErrorNoticeProps) {
  const isShown = error != null && (showsAnyError || dispositionOf(error) === 'caller');
  const needsTexts = isShown && codesOf(error).length > 0;
  const textsState = useErrorTexts(needsTexts ? error : undefined);
  if (!isShown || (needsTexts && textsState === 'loading')) return null;
  return (
    <Notice error={error} hasTexts={!needsTexts || textsState === 'loaded'} {...noticeProps} />
  );
}

type NoticeProps = Omit<ErrorNoticeProps, 'showsAnyError'> & { hasTexts: boolean };

function Notice({ error, hasTexts, fields = [], labelOf, ...handlers }: NoticeProps) {
  // A press on a button of the notice may remove the notice, which has the focus.
  const noticeRef = useFocusReturn<HTMLDivElement>();
  const isTooEarly = useIsTooEarly(error);
  const isAtField = ({ target }: ErrorText): boolean =>
    target.some((name) => fields.includes(name));
  const texts = hasTexts
    ? removeDuplicateTexts(textsOfError(error, labelOf).filter((text) => !isAtField(text)))
    : [{ message: t('shell.failed.network') }];
  const support = hasTexts ? describeError(error).support : undefined;
  if (texts.length === 0 && support === undefined) return null;
  return (
    <div className={styles.noticeArea} ref={noticeRef}>
      <MessageAlert
        className={styles.notice}
        tone="error"
        texts={texts}
        support={support}
        actions={stepButtons(codesOf(error), { ...handlers, isTooEarly })}
      />
    </div>
  );
}

type NoticeHandlers = Omit<ErrorNoticeProps, 'error' | 'fields' | 'labelOf'> & {
  /** The server would refuse a retry now. */
  isTooEarly: boolean;
};

/** Whether the time of Retry-After is in the future (S8, 429). */
function useIsTooEarly(error: unknown): boolean {
  // Without a code, the notice does not show the time.
  const retryTime = (codesOf(error).length > 0 ? retryTimeOf(error) : undefined) ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (retryTime <= now) return;
    // Not from `now`, which can be the time of an earlier error.
    const waitMs = Math.max(0, retryTime - Date.now());
    // Timers are limited to 24 days: after one day, the time is compared again.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(waitMs, 86_400_000));
    return () => clearTimeout(timer);
  }, [retryTime, now]);
  return retryTime > now;
}

/** The buttons of the notice; undefined without buttons. */
function stepButtons(codes: readonly string[], handlers: NoticeHandlers): ReactNode {
  const handlerOfStep = {
    narrow: handlers.onNarrowSearch,
    unselect: handlers.onUnselect,
    reload: handlers.onReload,
  };
  const labelOfStep: Readonly<Record<NextStep, () => string>> = {
    narrow: () => t('frame.next.narrow'),
    unselect: () => t('frame.next.unselect'),
    reload: () => t('frame.next.reload'),
  };
  const steps = nextSteps(codes, (step) => handlerOfStep[step] !== undefined);
  const mayRetry =
    handlers.onRetry !== undefined && steps.length === 0 && !hasAnyCode(codes, notRetriableCodes);
  if (steps.length === 0 && !mayRetry && handlers.onDismiss === undefined) return undefined;
  return (
    <>
      {steps.map((step) => (
        <Button key={step} size="small" onClick={handlerOfStep[step]}>
          {labelOfStep[step]()}
        </Button>
      ))}
      {mayRetry ? (
        <Button
          size="small"
          onClick={handlers.onRetry}
          aria-disabled={handlers.isTooEarly || undefined}
        >
          {t('common.retry')}
        </Button>
      ) : null}
      {handlers.onDismiss === undefined ? null : (
        <Button size="small" variant="quiet" onClick={handlers.onDismiss}>
          {t('common.close')}
        </Button>
      )}
    </>
  );
}

/**
 * Whether the texts of error codes are loaded. The first error that needs the texts loads them.
 *
 * @param error undefined if no texts are needed; after a failure, another error starts another attempt
 */
function useErrorTexts(error: unknown): 'loading' | 'loaded' | 'failed' {
  const [areTextsLoaded, setAreTextsLoaded] = useState(false);
  const [failedError, setFailedError] = useState<unknown>();
  useEffect(() => {
    if (error === undefined || areTextsLoaded) return;
    loadTexts('errors', 'field-names', 'frame').then(
      () => setAreTextsLoaded(true),
      () => setFailedError(error),
    );
  }, [error, areTextsLoaded]);
  if (areTextsLoaded) return 'loaded';
  return failedError === error ? 'failed' : 'loading';
}
