import type { ReactNode, RefObject } from 'react';
import { t } from '../../i18n/i18n.ts';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './ChangeSheet.module.css';

const steps = ['enter', 'confirm', 'complete'] as const;

export interface ChangeSheetProps {
  step: (typeof steps)[number];
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** What each of the three steps of a change stands on (S2 userEdit), with where one is among them. */
export function ChangeSheet({ step, headingRef, children }: ChangeSheetProps) {
  return (
    <>
      <StepIndicator
        steps={steps.map((name) => t(`information.steps.${name}`))}
        current={steps.indexOf(step)}
      />
      <Card className={styles.sheet}>
        <div>
          <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {t(`information.${step}.title`)}
          </h2>
          <p>{t(`information.${step}.lead`)}</p>
        </div>
        {children}
      </Card>
    </>
  );
}
