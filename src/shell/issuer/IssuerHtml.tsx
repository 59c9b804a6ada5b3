import { useEffect, useRef } from 'react';
import { isExternal, safeHttpUrl } from '../../lib/links.ts';
import { languageOf } from '../../lib/text-language.ts';
import { LINK_GUARD_MS, usePressGuard } from '../../ui/use-click-guard.ts';
import { confirmLeaving } from '../links/ExternalLink.tsx';
import { explainMissingChunk } from '../messages/new-version.ts';
import styles from './IssuerHtml.module.css';

/** A legal text of the issuer's: its HTML, sanitised (S5), set as a text to be read. */
export function LegalHtml({ html }: { html: string }) {
  return <IssuerHtml className={styles.text} html={html} />;
}

export interface IssuerHtmlProps {
  html: string;
  className?: string | undefined;
}

/**
 * A link of the issuer to another site asks for confirmation, like the portal's links (S2), and
 * treats a double click as one (S9).
 */
function followLink(event: MouseEvent, isFirstPress: (address: string) => boolean): void {
  // The middle button follows a link too; the right one does not.
  if (event.button > 1) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href) return;
  if (!isFirstPress(href)) {
    event.preventDefault();
    return;
  }
  const address = safeHttpUrl(href);
  if (address === undefined || !isExternal(address)) return;
  event.preventDefault();
  void confirmLeaving(address);
}

/** The issuer's HTML, sanitised (S5). The sanitiser is in a separate chunk. */
export function IssuerHtml({ html, className }: IssuerHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isFirstPress = usePressGuard(LINK_GUARD_MS);

  useEffect(() => {
    const place = ref.current;
    const onClick = (event: MouseEvent): void => followLink(event, isFirstPress);
    let isCurrent = true;
    import('../../lib/sanitise-html.ts').then(
      ({ sanitiseHtml }) => {
        if (!isCurrent) return;
        place?.replaceChildren(sanitiseHtml(html));
        place?.removeAttribute('data-loading');
      },
      (error: unknown) => {
        // Unsanitised HTML is never displayed: without the sanitiser there is no text, and the
        // reason is reported.
        void explainMissingChunk(error);
        place?.removeAttribute('data-loading');
      },
    );
    place?.addEventListener('click', onClick);
    place?.addEventListener('auxclick', onClick);
    return () => {
      isCurrent = false;
      place?.removeEventListener('click', onClick);
      place?.removeEventListener('auxclick', onClick);
    };
  }, [html, isFirstPress]);

  return (
    <div ref={ref} className={className} data-issuer data-loading="" lang={languageOf(html)} />
  );
}
