import { ApiError } from '../../api/api-error.ts';
import { t } from '../../i18n/i18n.ts';
import { describeError } from '../../shell/errors/error-texts.ts';
import { RichText } from '../../shell/links/RichText.tsx';
import { SupportDetails } from '../../shell/messages/SupportDetails.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './BillErrorBody.module.css';

export interface BillErrorBodyProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** Leads to the search form. */
  onNarrow?: (() => void) | undefined;
  /** Takes the selection back that cannot be had. */
  onUnselect?: (() => void) | undefined;
  /** Shows what somebody else has made of it. */
  onReload?: (() => void) | undefined;
}

/** What helps after each code; whatever is not listed may be tried again. */
const NARROW = new Set(['400-1-05-02', '400-1-05-03', '400-1-00-08']);
const UNSELECT = new Set(['400-1-05-02', '400-1-05-03', '400-1-05-05']);
const RELOAD = new Set(['409-1-00-01', '400-1-05-05', '400-1-05-06']);
const NO_USE = new Set([
  '403-1-05-01',
  '404-1-08-01',
  '400-1-05-07',
  '400-1-05-09',
  '400-1-05-10',
  '413-1-00-01',
]);

/** The texts `errors`, `field-names` and `frame` have to be loaded, or to have failed to. */
export function BillErrorBody({
  error,
  onRetry,
  onDismiss,
  onNarrow,
  onUnselect,
  onReload,
}: BillErrorBodyProps) {
  const { texts, support } = describeError(error);
  const codes = error instanceof ApiError ? error.items.map(({ code }) => code) : [];
  const isOneOf = (set: ReadonlySet<string>): boolean => codes.some((code) => set.has(code));
  const canNarrow = onNarrow !== undefined && isOneOf(NARROW);
  const canUnselect = onUnselect !== undefined && isOneOf(UNSELECT);
  const canReload = onReload !== undefined && isOneOf(RELOAD);
  const isHelped = canNarrow || canUnselect || canReload;
  const canRetry = onRetry !== undefined && !isHelped && !isOneOf(NO_USE);
  return (
    <Alert
      tone="error"
      className={styles.notice}
      actions={
        <>
          {canNarrow ? <Step text={t('bills.error.narrow')} onClick={onNarrow} /> : null}
          {canUnselect ? <Step text={t('bills.batch.clear')} onClick={onUnselect} /> : null}
          {canReload ? <Step text={t('bills.status.reload')} onClick={onReload} /> : null}
          {canRetry ? <Step text={t('bills.error.retry')} onClick={onRetry} /> : null}
          {onDismiss === undefined ? null : (
            <Button size="small" variant="quiet" onClick={onDismiss}>
              {t('bills.error.close')}
            </Button>
          )}
        </>
      }
      details={support && <SupportDetails support={support} />}
    >
      {texts.map(({ message, subMessage }) => (
        <div key={message}>
          <p>
            <RichText text={message} />
          </p>
          {subMessage === undefined ? null : (
            <p className={styles.sub}>
              <RichText text={subMessage} />
            </p>
          )}
        </div>
      ))}
    </Alert>
  );
}

function Step({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {text}
    </Button>
  );
}
