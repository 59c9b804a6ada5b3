import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Registration.module.css';

const steps = ['mailAddress', 'agreement', 'customer', 'complete'] as const;

export interface RegistrationSheetProps {
  step: (typeof steps)[number];
  children: ReactNode;
}

/** What each of the four steps of the registration stands on (S2 apply), with where one is among them. */
export function RegistrationSheet({ step, children }: RegistrationSheetProps) {
  return (
    <div className={styles.page}>
      <StepIndicator
        steps={steps.map((name) => t(`registration.steps.${name}`))}
        current={steps.indexOf(step)}
      />
      <PageTitle>{t(`registration.${step}.title`)}</PageTitle>
      <Card className={styles.sheet}>{children}</Card>
    </div>
  );
}
