import { type ReactNode, Suspense, Fragment } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import type { MessageText, SupportInfo } from '../messages/message-store.ts';
import styles from './Errors.module.css';
import { lazyOptionalPart } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../links/AppLink.tsx';
import { splitText, type TextLink } from '../links/text-links.ts';

/** The targets of links in error texts (S8: log in, apply again). */
const linkTargets: Readonly<Record<TextLink, () => string>> = {
  login: paths.login,
  applyAgain: paths.applyMailAddress,
  reissueAgain: paths.passwordReissue,
};

/** A text of the portal with its links. A value in the text never becomes a link. */
export function RichText({ text }: { text: string }) {
  return splitText(text).map((part, index) => (
    <Fragment key={index}>
      {part.link === undefined ? (
        part.text
      ) : (
        <AppLink to={linkTargets[part.link]()}>{part.text}</AppLink>
      )}
    </Fragment>
  ));
}

const LazySupportDetails = lazyOptionalPart(
  ['frame'],
  async () => (await import('../messages/SupportDetails.tsx')).SupportDetailsBody,
);

/** Flow id and time of an unexpected error, to copy for support. Loaded with the first such error. */
function SupportDetails({ support }: { support: SupportInfo }) {
  return (
    <Suspense>
      <LazySupportDetails support={support} />
    </Suspense>
  );
}

export interface MessageAlertProps {
  tone: 'success' | 'error';
  /** The first text is the headline. */
  texts: readonly MessageText[];
  /** Details for support, if the error is unexpected. */
  support?: SupportInfo | undefined;
  /** Buttons and links of the next step, in addition to the links in the texts. */
  actions?: ReactNode;
  className?: string | undefined;
}

const SubMessage = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p className={styles.subMessage}>
      <RichText text={text} />
    </p>
  );

/**
 * A message of the portal with its sub-messages and links (S8), details for support, and next steps. The
 * parent component decides where and when the message is displayed.
 */
export function MessageAlert({ tone, texts, support, actions, className }: MessageAlertProps) {
  const [headline, ...furtherTexts] = texts;
  return (
    <Alert
      tone={tone}
      className={className}
      title={headline && <RichText text={headline.message} />}
      actions={actions}
      details={support && <SupportDetails support={support} />}
    >
      <SubMessage text={headline?.subMessage} />
      {furtherTexts.map(({ message, subMessage }) => (
        <div key={`${message}\n${subMessage}`}>
          <p>
            <RichText text={message} />
          </p>
          <SubMessage text={subMessage} />
        </div>
      ))}
    </Alert>
  );
}
