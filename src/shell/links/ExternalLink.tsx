import type { MouseEvent, ReactNode } from 'react';
import { safeHttpUrl } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { confirmLeaving } from './external-notice.ts';

export interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to another site: asks for confirmation (S2), and is plain text unless it starts with
 * http(s) (S5).
 */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const guard = useClickGuard(LINK_GUARD_MS);
  const address = safeHttpUrl(href);
  if (address === undefined) return <span>{children}</span>;
  const ask = guard((event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    void confirmLeaving(address);
  });
  return (
    <a
      className={className ?? linkClass('standalone')}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={ask}
      // The middle button would open the site past the notice.
      onAuxClick={(event) => {
        if (event.button === 1) ask(event);
      }}
    >
      {children}
      <Icon name="external" size={1} />
    </a>
  );
}
