import { useEffect, useRef } from 'react';
import { isExternal, safeHttpUrl } from '../lib/links.ts';
import { confirmLeaving } from './external-notice.ts';

export interface IssuerHtmlProps {
  html: string;
  className?: string | undefined;
}

/** A link of the issuer's that leads elsewhere asks first, like those of the portal (S2). */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = safeHttpUrl(link?.getAttribute('href'));
  if (address === undefined || !isExternal(address)) return;
  event.preventDefault();
  void confirmLeaving(address);
}

/** The issuer's HTML, sanitised as S5 says. The sanitiser comes as a chunk of its own. */
export function IssuerHtml({ html, className }: IssuerHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = ref.current;
    let isCurrent = true;
    void import('../lib/sanitise-html.ts').then(({ sanitiseHtml }) => {
      if (isCurrent) place?.replaceChildren(sanitiseHtml(html));
    });
    place?.addEventListener('click', followLink);
    return () => {
      isCurrent = false;
      place?.removeEventListener('click', followLink);
    };
  }, [html]);

  return <div ref={ref} className={className} />;
}
