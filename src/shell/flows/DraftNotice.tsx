import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';

/** Reports that the form displays restored entries. */
export function DraftNotice({ hasSecrets = false }: { hasSecrets?: boolean }) {
  return (
    <Alert tone="info">
      <p>{hasSecrets ? t('flow.draft.restored') : t('flow.draft.restoredPlain')}</p>
    </Alert>
  );
}
