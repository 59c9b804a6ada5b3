import { useEffect, useRef } from 'react';
import { isExternal, safeHttpUrl } from '../../lib/links.ts';
import { languageOf } from '../../lib/text-language.ts';
import { LINK_GUARD_MS, usePressGuard } from '../../ui/use-click-guard.ts';
import { confirmAndOpen } from '../links/ExternalLink.tsx';
import { explainMissingChunk } from '../messages/new-version.ts';
import styles from './IssuerHtml.module.css';

/** A legal text of the issuer, with sanitised HTML (S5) and the layout of a long text. */
export function LegalHtml({ html }: { html: string }) {
  return <IssuerHtml className={styles.text} html={html} />;
}

export interface IssuerHtmlProps {
  html: string;
  className?: string | undefined;
}

/**
 * Handles a press of a link in the issuer's HTML like the portal's links: another site needs a
 * confirmation (S2), and a double click counts once (S9).
 */
function followLink(event: MouseEvent, isFirstPress: (address: string) => boolean): void {
  // The middle button opens a link, too; the right button does not.
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
  void confirmAndOpen(address);
}

/** The issuer's HTML, sanitised (S5). The sanitiser is in a separate chunk. */
export function IssuerHtml({ html, className }: IssuerHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isFirstPress = usePressGuard(LINK_GUARD_MS);

  useEffect(() => {
    const element = ref.current;
    const onClick = (event: MouseEvent): void => followLink(event, isFirstPress);
    let isCurrent = true;
    import('../../lib/sanitise-html.ts').then(
      ({ sanitiseHtml }) => {
        if (!isCurrent) return;
        element?.replaceChildren(sanitiseHtml(html));
        element?.removeAttribute('data-loading');
      },
      (error: unknown) => {
        // Unsanitised HTML is never displayed. Without the sanitiser, a message explains the missing text.
        void explainMissingChunk(error);
        element?.removeAttribute('data-loading');
      },
    );
    element?.addEventListener('click', onClick);
    element?.addEventListener('auxclick', onClick);
    return () => {
      isCurrent = false;
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('auxclick', onClick);
    };
  }, [html, isFirstPress]);

  return (
    <div ref={ref} className={className} data-issuer data-loading="" lang={languageOf(html)} />
  );
}
