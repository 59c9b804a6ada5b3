import type { MouseEvent, ReactNode } from 'react';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { safeHttpUrl } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { confirmDialog } from '../messages/dialog-store.ts';
import { explainMissingChunk } from '../messages/new-version.ts';

/**
 * Asks for confirmation before an external site (S2), then opens the site in a new tab, without access to this page.
 *
 * @param address followed only if it starts with http or https (S5)
 */
export async function confirmAndOpen(address: string): Promise<void> {
  const safeUrl = safeHttpUrl(address);
  if (safeUrl === undefined) return;
  try {
    await loadTexts('frame');
  } catch (error) {
    return explainMissingChunk(error);
  }
  const isConfirmed = await confirmDialog({
    title: t('frame.external.title'),
    message: t('frame.external.message', { host: new URL(safeUrl).host }),
    confirmText: t('frame.external.move'),
    cancelText: t('frame.external.stay'),
  });
  if (isConfirmed) window.open(safeUrl, '_blank', 'noopener,noreferrer');
}

export interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to another site, with a confirmation (S2). An address that is not http or https is displayed as
 * plain text (S5).
 */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const guardClick = useClickGuard(LINK_GUARD_MS);
  const address = safeHttpUrl(href);
  if (address === undefined) return <span>{children}</span>;
  const onLinkClick = guardClick((event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    void confirmAndOpen(address);
  });
  return (
    <a
      className={className ?? linkClass('standalone')}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onLinkClick}
      // Without this handler, the middle button would open the site without a confirmation.
      onAuxClick={(event) => {
        if (event.button === 1) onLinkClick(event);
      }}
    >
      {children}
      <Icon name="external" size={1} />
    </a>
  );
}
