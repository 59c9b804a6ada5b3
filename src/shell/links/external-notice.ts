import { loadTexts, t } from '../../i18n/i18n.ts';
import { safeHttpUrl } from '../../lib/links.ts';
import { confirmDialog } from '../messages/dialog-store.ts';
import { explainMissingChunk } from '../messages/new-version.ts';

/**
 * The notice before an external site, with its two choices (S2). Opens the site in a new tab, which
 * learns nothing of this page.
 *
 * @param address followed only if it starts with http or https (S5)
 */
export async function confirmLeaving(address: string): Promise<void> {
  const safe = safeHttpUrl(address);
  if (safe === undefined) return;
  try {
    await loadTexts('frame');
  } catch (error) {
    return explainMissingChunk(error);
  }
  const confirmed = await confirmDialog({
    title: t('frame.external.title'),
    message: t('frame.external.message', { host: new URL(safe).host }),
    confirmText: t('frame.external.move'),
    cancelText: t('frame.external.stay'),
  });
  if (confirmed) window.open(safe, '_blank', 'noopener,noreferrer');
}
