import type { NoticeLink } from '../../../generated/model/noticeLink.ts';
import { safeHttpUrl } from '../../lib/links.ts';
import { ExternalLink } from '../../shell/links/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';

/**
 * Where a notice leads: asks first if the operator says that it is another's site (S2). The address
 * alone cannot tell: the operator's own site is not on the portal's host either.
 */
export function NoticeLinkView({ link }: { link: NoticeLink }) {
  const guard = useClickGuard(LINK_GUARD_MS);
  if (link.isExternalSite) return <ExternalLink href={link.url}>{link.text}</ExternalLink>;
  const address = safeHttpUrl(link.url);
  if (address === undefined) return <span>{link.text}</span>;
  return (
    <a
      className={linkClass('standalone')}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={guard(undefined)}
    >
      {link.text}
      <Icon name="external" size={1} />
    </a>
  );
}
