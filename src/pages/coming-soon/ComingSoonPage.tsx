import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ComingSoon } from './ComingSoon.tsx';

/** Stands in for a screen of S2 that is still to come and needs a login. */
export function ComingSoonPage() {
  return <ComingSoon back={{ to: paths.top(), text: t('common.toTop') }} />;
}
