import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';

/** Reports that the form displays restored entries. */
export function DraftNotice({ hasSecretFields = false }: { hasSecretFields?: boolean }) {
  return (
    <Alert tone="info">
      <p>{hasSecretFields ? t('flow.draft.restored') : t('flow.draft.restoredPlain')}</p>
    </Alert>
  );
}
