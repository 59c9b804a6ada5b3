import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Flows.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface StepIndicatorProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step. All steps before it are done. */
  currentIndex: number;
}

/** The steps of a flow, with the current step. */
export function StepIndicator({ steps, currentIndex }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={t('flow.steps.label')}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={classNames(
            styles.step,
            index < currentIndex && styles.doneStep,
            index === currentIndex && styles.currentStep,
          )}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={styles.stepMark} aria-hidden="true">
            {index < currentIndex ? <Icon name="check" /> : index + 1}
          </span>
          <span>
            <VisuallyHidden>
              {t('flow.steps.position', { number: index + 1, total: steps.length })}
            </VisuallyHidden>
            {name}
            {index < currentIndex ? <VisuallyHidden> {t('flow.steps.done')}</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
