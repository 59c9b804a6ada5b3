import { t } from '../i18n/i18n.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';
import { describeError, type ErrorText } from './error-texts.ts';
import styles from './MessageArea.module.css';
import { RichText } from './RichText.tsx';
import { SupportDetails } from './SupportDetails.tsx';

/** Whether a field of the form shows it. */
const isAtField = (text: ErrorText, fields: readonly string[]): boolean =>
  text.target.some((name) => fields.includes(name));

/** The words of an error notice. */
export function ErrorNoticeBody({ error, fields = [], onRetry, actions }: ErrorNoticeProps) {
  const { texts, support } = describeError(error);
  const [first, ...others] = texts.filter((text) => !isAtField(text, fields));
  if (first === undefined) return null;
  const retry =
    onRetry === undefined ? null : (
      <Button size="small" onClick={onRetry}>
        {t('frame.retry')}
      </Button>
    );
  const next =
    retry === null && actions == null ? undefined : (
      <>
        {retry}
        {actions}
      </>
    );
  return (
    <Alert tone="error" title={<RichText text={first.message} />} actions={next}>
      {first.subMessage === undefined ? null : (
        <p className={styles.sub}>
          <RichText text={first.subMessage} />
        </p>
      )}
      {others.map((text) => (
        <p key={text.code + text.message}>
          <RichText text={text.message} />
        </p>
      ))}
      {support === undefined ? null : <SupportDetails support={support} />}
    </Alert>
  );
}
