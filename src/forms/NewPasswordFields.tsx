import { PasswordField } from './PasswordField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import type { PasswordPolicy } from '../../generated/model/passwordPolicy.ts';
import { t } from '../i18n/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import {
  checkPasswordRules,
  type PasswordRequirements,
  type PasswordRuleName,
} from './rules/password-rules.ts';
import styles from './parts.module.css';

interface PasswordRulesProps {
  policy: Omit<PasswordPolicy, 'expiresInDays'>;
  /** The current entry. */
  password: string;
  /** Whether the new password replaces a temporary password, which may not be used again (S5). */
  isTemporary?: boolean;
}

function ruleTextOf(name: PasswordRuleName, policy: PasswordRequirements): string {
  switch (name) {
    case 'length':
      return t('password.rules.length', { min: policy.minLength, max: policy.maxLength });
    case 'characters':
      return t('password.rules.characters');
    case 'kinds':
      return t('password.rules.kinds', { kinds: policy.requiredKinds });
    case 'symbol':
      return t('password.rules.symbol');
  }
}

/**
 * The issuer's rules for a password (S5), each with a check mark when the password meets the rule. Screen readers
 * announce the number of met rules when it changes, not at each key press.
 */
export function PasswordRules({ policy, password, isTemporary = false }: PasswordRulesProps) {
  const rules = checkPasswordRules(password, policy);
  const metCount = rules.filter(({ isMet }) => isMet).length;
  return (
    <div className={styles.rules}>
      <p className={styles.title}>{t('password.rules.title')}</p>
      <ul className={styles.ruleList}>
        {rules.map(({ name, isMet }) => (
          <li key={name} className={classNames(styles.rule, isMet ? styles.metRule : undefined)}>
            <span className={styles.ruleMark}>{isMet ? <Icon name="check" /> : null}</span>
            <span className={styles.ruleText}>
              {ruleTextOf(name, policy)}
              {name === 'characters' ? (
                <span className={styles.symbols} translate="no">
                  {policy.allowedSymbols}
                </span>
              ) : null}
              <VisuallyHidden>
                {isMet ? t('password.rules.met') : t('password.rules.unmet')}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {isTemporary ? <p className={styles.note}>{t('password.rules.temporary')}</p> : null}
      {policy.historyCount > 0 ? (
        <p className={styles.note}>{t('password.rules.history', { times: policy.historyCount })}</p>
      ) : null}
      <VisuallyHidden role="status">
        {password === '' ? '' : t('password.rules.count', { met: metCount, total: rules.length })}
      </VisuallyHidden>
    </div>
  );
}

export interface NewPasswordFieldsProps {
  /** `form.field('password')`. */
  field: Omit<TextFieldProps, 'type'>;
  /** `form.field('passwordConfirmation')`. */
  confirmationField: Omit<TextFieldProps, 'type'>;
  /** The current password entry. */
  password: string;
  /** Undefined while the rules are unknown. The server always validates the password. */
  policy: PasswordRulesProps['policy'] | undefined;
  /** Whether the new password replaces a temporary password. */
  isTemporary?: boolean;
}

/** A new password, its rules and its confirmation. */
export function NewPasswordFields({
  field,
  confirmationField,
  password,
  policy,
  isTemporary = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" />
      {policy ? (
        <PasswordRules policy={policy} password={password} isTemporary={isTemporary} />
      ) : null}
      <PasswordField {...confirmationField} autoComplete="new-password" />
    </>
  );
}
