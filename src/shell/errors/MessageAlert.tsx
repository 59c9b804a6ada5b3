import type { ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { RichText } from '../links/RichText.tsx';
import type { MessageText, SupportInfo } from '../messages/message-store.ts';
import { SupportDetails } from '../messages/SupportDetails.tsx';
import styles from './Errors.module.css';

export interface MessageAlertProps {
  tone: 'success' | 'error';
  /** The first is the headline. */
  texts: readonly MessageText[];
  /** What support wants to know, where nobody expected the error. */
  support?: SupportInfo | undefined;
  /** Buttons and links of the next step, beside those in the texts. */
  actions?: ReactNode;
  className?: string | undefined;
}

const Sub = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles.sub}>
      <RichText text={text} />
    </p>
  );

/**
 * What the portal says to the customer, wherever it says it: messages, sub-messages and their links
 * (S8), what support wants to know, the next step. Where it stands, and when, is its frame's matter.
 */
export function MessageAlert({ tone, texts, support, actions, className }: MessageAlertProps) {
  const [first, ...others] = texts;
  return (
    <Alert
      tone={tone}
      className={className}
      title={first && <RichText text={first.message} />}
      actions={actions}
      details={support && <SupportDetails support={support} />}
    >
      <Sub text={first?.subMessage} />
      {others.map(({ message, subMessage }) => (
        <div key={`${message}\n${subMessage}`}>
          <p>
            <RichText text={message} />
          </p>
          <Sub text={subMessage} />
        </div>
      ))}
    </Alert>
  );
}
