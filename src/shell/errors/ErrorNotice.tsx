import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import {
  codesOf as codesOfAnswer,
  describeError,
  distinct,
  retryTimeOf,
  textsOfError,
  type ErrorText,
  type LabelOf,
} from './error-texts.ts';
import { MessageAlert } from './MessageAlert.tsx';
import styles from './Errors.module.css';

/*
 * What helps after a code of S8, where trying the same once more would meet the same refusal.
 */

/** A step that a screen may offer. */
export type NextStep = 'narrow' | 'unselect' | 'reload';

const helpful: Readonly<Record<NextStep, ReadonlySet<string>>> = {
  narrow: new Set(['400-1-05-02', '400-1-05-03', '400-1-00-08']),
  unselect: new Set(['400-1-05-02', '400-1-05-03', '400-1-05-05']),
  reload: new Set(['409-1-00-01', '400-1-05-05', '400-1-05-06']),
};

/** The order in which they are offered. */
const order = ['narrow', 'unselect', 'reload'] as const satisfies readonly NextStep[];

/** Retrying these codes never helps. */
const noUse = new Set([
  '400-1-02-04',
  '400-1-02-08',
  '400-1-04-01',
  '400-1-04-02',
  '403-1-05-01',
  '403-1-08-01',
  '404-1-08-01',
  '400-1-05-07',
  '400-1-05-08',
  '400-1-05-09',
  '400-1-05-10',
  '413-1-00-01',
]);

const isOneOf = (codes: readonly string[], set: ReadonlySet<string>): boolean =>
  codes.some((code) => set.has(code));

/**
 * Which of the steps that a screen offers help after these codes, in the order of the buttons.
 *
 * @param offered the steps that this screen can take
 */
export const nextSteps = (
  codes: readonly string[],
  offered: (step: NextStep) => boolean,
): readonly NextStep[] => order.filter((step) => offered(step) && isOneOf(codes, helpful[step]));

/** Whether the same may be tried again. */
export const isWorthRetrying = (codes: readonly string[]): boolean => !isOneOf(codes, noUse);

export interface ErrorNoticeProps {
  /** Whatever a hook or a call gave as its error; null or undefined for none. */
  error: unknown;
  /**
   * The screen has kept it from the shell (`handleError`), which would otherwise have dealt with it:
   * a file's own error, or one of a time when the customer was elsewhere.
   */
  isKept?: boolean;
  /** Fields of the form that display their own messages; this notice leaves them out. */
  fields?: readonly string[] | undefined;
  /** The labels of the form's fields, for errors of fields that show no message. */
  labelOf?: LabelOf | undefined;
  /** Offers to try again, where that can help. */
  onRetry?: (() => void) | undefined;
  /** Opens the search form, if a smaller result would help. */
  onNarrowSearch?: (() => void) | undefined;
  /** Clears a selection that cannot be downloaded. */
  onUnselect?: (() => void) | undefined;
  /** Fetches the changes that another user has made meanwhile. */
  onReload?: (() => void) | undefined;
  /** Takes the notice away. */
  onDismiss?: (() => void) | undefined;
}

/** The codes of an error; empty for an error without a code, whose text is always loaded. */
const codesOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? codesOfAnswer(error) : [];

/**
 * An error that the screen handles itself (S8: "passed to the caller"), with the next step. Renders
 * nothing for errors that are handled elsewhere.
 */
export function ErrorNotice({ error, isKept = false, ...rest }: ErrorNoticeProps) {
  const isOurs = error != null && (isKept || dispositionOf(error) === 'caller');
  const needsTexts = isOurs && codesOf(error).length > 0;
  const texts = useErrorTexts(needsTexts ? error : undefined);
  if (!isOurs || (needsTexts && texts === 'coming')) return null;
  return <Notice error={error} hasTexts={!needsTexts || texts === 'there'} {...rest} />;
}

type NoticeProps = Omit<ErrorNoticeProps, 'isKept'> & { hasTexts: boolean };

function Notice({ error, hasTexts, fields = [], labelOf, ...offered }: NoticeProps) {
  // Its buttons take it away.
  const place = useFocusReturn<HTMLDivElement>();
  const isTooEarly = useIsTooEarly(error);
  const isAtField = ({ target }: ErrorText): boolean =>
    target.some((name) => fields.includes(name));
  const texts = hasTexts
    ? distinct(textsOfError(error, labelOf).filter((text) => !isAtField(text)))
    : [{ message: t('shell.failed.network') }];
  const support = hasTexts ? describeError(error).support : undefined;
  if (texts.length === 0 && support === undefined) return null;
  return (
    <div className={styles.place} ref={place}>
      <MessageAlert
        className={styles.notice}
        tone="error"
        texts={texts}
        support={support}
        actions={stepButtons(codesOf(error), { ...offered, isTooEarly })}
      />
    </div>
  );
}

type Ways = Omit<ErrorNoticeProps, 'error' | 'isKept' | 'fields' | 'labelOf'> & {
  /** The server would refuse another try now. */
  isTooEarly: boolean;
};

/** Whether the time of Retry-After has not come yet (S8, 429). */
function useIsTooEarly(error: unknown): boolean {
  const retryTime = retryTimeOf(error) ?? 0;
  const [now, setNow] = useState(() => Date.now());
  const wait = retryTime - now;
  useEffect(() => {
    if (wait <= 0) return;
    // A timer cannot run longer than 24 days; then it starts again.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait, 86_400_000));
    return () => clearTimeout(timer);
  }, [wait]);
  return wait > 0;
}

/** The buttons of what can be done, and of taking the notice away; undefined if there are none. */
function stepButtons(codes: readonly string[], given: Ways): ReactNode {
  const ways = { narrow: given.onNarrowSearch, unselect: given.onUnselect, reload: given.onReload };
  const words: Readonly<Record<NextStep, () => string>> = {
    narrow: () => t('frame.next.narrow'),
    unselect: () => t('frame.next.unselect'),
    reload: () => t('frame.next.reload'),
  };
  const steps = nextSteps(codes, (step) => ways[step] !== undefined);
  const canRetry = given.onRetry !== undefined && steps.length === 0 && isWorthRetrying(codes);
  if (steps.length === 0 && !canRetry && given.onDismiss === undefined) return undefined;
  return (
    <>
      {steps.map((step) => (
        <Button key={step} size="small" onClick={ways[step]}>
          {words[step]()}
        </Button>
      ))}
      {canRetry ? (
        <Button size="small" onClick={given.onRetry} aria-disabled={given.isTooEarly || undefined}>
          {t('common.retry')}
        </Button>
      ) : null}
      {given.onDismiss === undefined ? null : (
        <Button size="small" variant="quiet" onClick={given.onDismiss}>
          {t('common.close')}
        </Button>
      )}
    </>
  );
}

/**
 * Whether the texts of error codes are loaded; loading starts with the first error that needs them.
 *
 * @param error undefined if no texts are needed; another error starts another attempt
 */
function useErrorTexts(error: unknown): 'coming' | 'there' | 'failed' {
  const [areThere, setAreThere] = useState(false);
  const [failedFor, setFailedFor] = useState<unknown>();
  useEffect(() => {
    if (error === undefined || areThere) return;
    loadTexts('errors', 'field-names', 'frame').then(
      () => setAreThere(true),
      () => setFailedFor(error),
    );
  }, [error, areThere]);
  if (areThere) return 'there';
  return failedFor === error ? 'failed' : 'coming';
}
