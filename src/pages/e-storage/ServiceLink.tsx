import type { EStorageLinkage } from '../../../generated/model/eStorageLinkage.ts';
import { t } from '../../i18n/i18n.ts';
import { safeHttpUrl } from '../../lib/links.ts';
import { ExternalLink } from '../../shell/links/ExternalLink.tsx';

/** To the storage service's own site, where it has one that may be opened (S5), after the notice (S2). */
export function ServiceLink({
  service: { serviceName, serviceUrl },
}: {
  service: Pick<EStorageLinkage, 'serviceName' | 'serviceUrl'>;
}) {
  if (serviceUrl === null || safeHttpUrl(serviceUrl) === undefined) return null;
  return <ExternalLink href={serviceUrl}>{t('e-storage.service', { serviceName })}</ExternalLink>;
}
