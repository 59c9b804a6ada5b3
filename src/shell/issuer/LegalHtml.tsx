import { IssuerHtml } from './IssuerHtml.tsx';
import styles from './LegalHtml.module.css';

/** A legal text of the issuer's: its HTML, sanitised (S5), set as a text to be read. */
export function LegalHtml({ html }: { html: string }) {
  return <IssuerHtml className={styles.text} html={html} />;
}
