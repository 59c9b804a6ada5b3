import { t } from '../../i18n/i18n.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';

export interface SettingsActionsProps {
  /** What the button says that saves: sections stand beside each other, and each has its own. */
  save: string;
  isSending: boolean;
  onCancel: () => void;
}

/** Saves, or goes back to what is saved (S5: an edit without a change is cancelled). */
export function SettingsActions({ save, isSending, onCancel }: SettingsActionsProps) {
  return (
    <Actions>
      <Button type="submit" variant="primary" busy={isSending}>
        {save}
      </Button>
      <Button onClick={onCancel} aria-disabled={isSending || undefined}>
        {t('account.cancel')}
      </Button>
    </Actions>
  );
}
