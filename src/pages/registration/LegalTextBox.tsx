import { useEffect, useId, useRef, useState } from 'react';
import type { LegalText } from '../../../generated/model/legalText.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDate } from '../../lib/dates.ts';
import { LegalHtml } from '../../shell/issuer/IssuerHtml.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { withLang } from '../../ui/with-lang.tsx';
import styles from './Registration.module.css';

export interface LegalTextBoxProps {
  text: Partial<LegalText>;
  /** The heading if the text has no title. */
  title: string;
  /** The issuer has published another version since the page was opened. */
  isRevised: boolean;
}

/** A legal text for the agreement: in a box that can be scrolled, also with the keyboard, or in full length. */
export function LegalTextBox({ text, title, isRevised }: LegalTextBoxProps) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const { current } = boxRef;
    if (isExpanded || current === null || contentRef.current === null) return undefined;
    // The text loads after its box, and its height depends on the width of the page.
    const observer = new ResizeObserver(() =>
      setIsOverflowing(current.scrollHeight > current.clientHeight),
    );
    observer.observe(contentRef.current);
    return () => observer.disconnect();
  }, [isExpanded]);
  const { html, updatedOn } = text;
  return (
    <div className={styles.section}>
      <h2 id={id} className={styles.title}>
        {withLang(text.title || title)}
        {isRevised ? <Badge tone="info">{t('registration.agreement.revised')}</Badge> : null}
      </h2>
      {isRevised ? <p>{t('registration.agreement.revisedLead')}</p> : null}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- Without a tab index, the keyboard cannot scroll the box. */}
      <div
        ref={boxRef}
        className={classNames(styles.textBox, !isExpanded && styles.scrollable)}
        role="region"
        aria-labelledby={id}
        tabIndex={isExpanded ? undefined : 0}
      >
        <div ref={contentRef}>
          {html ? <LegalHtml html={html} /> : <p>{t('registration.agreement.empty')}</p>}
          {updatedOn ? (
            <p className={styles.updatedOn}>
              {t('registration.agreement.updatedOn', { date: formatDate(updatedOn) })}
            </p>
          ) : null}
        </div>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.footer}>
        {isOverflowing ? (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded
              ? t('registration.agreement.showLess')
              : t('registration.agreement.showAll')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
