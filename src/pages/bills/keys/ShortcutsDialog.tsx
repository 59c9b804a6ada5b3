import { t } from '../../../i18n/i18n.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import styles from './ShortcutsDialog.module.css';

const SHORTCUTS = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['Enter', 'unfold'],
  ['?', 'help'],
] as const;

export interface ShortcutsDialogProps {
  isEnabled: boolean;
  onSwitch: (isEnabled: boolean) => void;
  onClose: () => void;
}

/** Explains the keyboard shortcuts of the bill list, and has the switch that turns them off (WCAG 2.1.4). */
export function ShortcutsDialog({ isEnabled, onSwitch, onClose }: ShortcutsDialogProps) {
  return (
    <ModalDialog title={t('bill-tools.keys.title')} onClose={onClose}>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`bill-tools.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <div>
        <label className={styles.switch}>
          <input
            type="checkbox"
            name="keys"
            checked={isEnabled}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          {t('bill-tools.keys.use')}
        </label>
        <p className={styles.hint}>{t('bill-tools.keys.hint')}</p>
      </div>
    </ModalDialog>
  );
}
