import type { NoticeLink } from '../../../generated/model/noticeLink.ts';
import { t } from '../../i18n/i18n.ts';
import { isExternal, safeHttpUrl } from '../../lib/links.ts';
import { languageOf } from '../../lib/text-language.ts';
import { ExternalLink } from '../../shell/links/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';

/**
 * Where a notice leads. Whatever is not on the portal's own host asks first (S2), and so does what the
 * operator calls another's site though it is there.
 */
export function NoticeLinkView({ link }: { link: NoticeLink }) {
  const guard = useClickGuard(LINK_GUARD_MS);
  const address = safeHttpUrl(link.url);
  const text = <span lang={languageOf(link.text)}>{link.text}</span>;
  if (address === undefined || link.isExternalSite || isExternal(address))
    return <ExternalLink href={link.url}>{text}</ExternalLink>;
  return (
    <a
      className={linkClass('standalone')}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={guard(undefined)}
    >
      {text}
      <Icon name="external" size={1} />
      <VisuallyHidden>{t('shell.footer.newTab')}</VisuallyHidden>
    </a>
  );
}
