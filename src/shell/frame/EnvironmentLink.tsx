import type { MouseEvent } from 'react';
import { t } from '../../i18n/i18n.ts';
import { FirstIcon } from '../../ui/FirstIcon.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const file = '/_docs/_common/browser.pdf';

/** S7: a timestamp, so that never a stored copy is shown. */
const stamp = (event: MouseEvent<HTMLAnchorElement>): void =>
  event.currentTarget.setAttribute('href', `${file}?${Date.now()}`);

/** The operating environment, a PDF in a new tab (S1, S7). */
export function EnvironmentLink() {
  const guard = useClickGuard(LINK_GUARD_MS);
  return (
    <a
      className={linkClass('standalone')}
      href={file}
      target="_blank"
      rel="noopener noreferrer"
      onClick={guard(stamp)}
    >
      {t('shell.footer.environment')}
      <FirstIcon name="external" size={1} />
      <VisuallyHidden>{t('shell.footer.newTab')}</VisuallyHidden>
    </a>
  );
}
