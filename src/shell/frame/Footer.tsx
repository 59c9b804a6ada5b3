import { Suspense, useEffect, useState } from 'react';
import { frontVersion } from '../../api/identity.ts';
import { t } from '../../i18n/i18n.ts';
import { EnvironmentLink } from './EnvironmentLink.tsx';
import styles from './Footer.module.css';
import { lazyExtra } from '../../i18n/lazy-with-texts.ts';

/** Long enough for the page's own calls and for the customer's first look, in milliseconds. */
const EXTRAS_AFTER_MS = 2000;

const FooterExtras = lazyExtra(
  ['frame'],
  async () => (await import('./FooterExtras.tsx')).FooterExtras,
);

/** Once for the document: what has been loaded costs nothing on the next page. */
let hasSettled = false;

/** The chat and the touch scroll come when the page has nothing more urgent to do. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(hasSettled);
  useEffect(() => {
    const timer = setTimeout(() => {
      hasSettled = true;
      setIsSettled(true);
    }, EXTRAS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Operating environment, version, and the chat (S1), in S9's three blocks. */
export function Footer() {
  const isSettled = useIsSettled();
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <div className={styles.links}>
        <EnvironmentLink />
      </div>
      <div className={styles.version}>{t('shell.footer.version', { version: frontVersion })}</div>
      <div className={styles.extras}>
        {isSettled ? (
          <Suspense>
            <FooterExtras />
          </Suspense>
        ) : null}
      </div>
    </footer>
  );
}
