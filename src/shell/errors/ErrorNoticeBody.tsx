import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';
import { describeError, distinct, textsOfError, type ErrorText } from './error-texts.ts';
import styles from '../messages/Message.module.css';
import { RichText } from '../links/RichText.tsx';
import { SupportDetails } from '../messages/SupportDetails.tsx';

/** Whether a field of the form shows it. */
const isAtField = (text: ErrorText, fields: readonly string[]): boolean =>
  text.target.some((name) => fields.includes(name));

const Sub = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles.sub}>
      <RichText text={text} />
    </p>
  );

/** The words of an error notice. */
export function ErrorNoticeBody({ error, fields = [], onRetry, actions }: ErrorNoticeProps) {
  const { support } = describeError(error);
  const texts = textsOfError(error).filter((text) => !isAtField(text, fields));
  if (texts.length === 0 && support === undefined) return null;
  const [first, ...others] = distinct(texts);
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
    <Alert
      tone="error"
      title={first && <RichText text={first.message} />}
      actions={next}
      details={support && <SupportDetails support={support} />}
    >
      <Sub text={first?.subMessage} />
      {others.map((text) => (
        <div key={text.code + text.message}>
          <p>
            <RichText text={text.message} />
          </p>
          <Sub text={text.subMessage} />
        </div>
      ))}
    </Alert>
  );
}
