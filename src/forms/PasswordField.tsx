import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { BUTTON_GUARD_MS, useClickGuard } from '../ui/use-click-guard.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';
import type { TextFieldProps } from './TextField.tsx';

/** A password with a button to show it. Pasting is allowed; autocomplete supports password managers. */
export function PasswordField({
  label,
  description,
  error,
  required,
  id,
  className,
  ...inputProps
}: Omit<TextFieldProps, 'type'>) {
  const [isVisible, setIsVisible] = useState(false);
  const guardClick = useClickGuard(BUTTON_GUARD_MS);
  return (
    <Field {...{ label, description, error, required, id, className }}>
      {(control) => (
        <div className={styles.withAction}>
          <input
            autoComplete="current-password"
            {...inputProps}
            {...control}
            className={styles.control}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.action}
            aria-label={t('ui.showPassword')}
            aria-pressed={isVisible}
            aria-controls={control.id}
            onClick={guardClick(() => setIsVisible(!isVisible))}
          >
            <BasicIcon name={isVisible ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
