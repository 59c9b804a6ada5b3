import { useEffect } from 'react';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { ItemSummary } from '../../shell/flows/ItemSummary.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { Acceptance } from './Acceptance.tsx';
import type { FormBefore } from './change-form.ts';
import { changeStop, type GivenInformation } from './given-information.ts';
import { PendingChange } from './PendingChange.tsx';
import styles from './ChangeSheet.module.css';

export interface NoChangeNowProps {
  given: GivenInformation;
  /** What was entered before it was no longer possible. */
  before: FormBefore | undefined;
}

/** Why no change can be applied for now, with the way back; what was entered is shown, not lost. */
export function NoChangeNow({ given, before }: NoChangeNowProps) {
  const stop = changeStop(given);
  const { pendingChangeRequest: pending } = given;
  const isInPlaceOfForm = before !== undefined;
  useEffect(() => {
    if (isInPlaceOfForm) keepFocus();
  }, [isInPlaceOfForm]);
  return (
    <>
      <ErrorNotice error={before?.error} />
      {stop === 'closed' ? <Acceptance given={given} /> : null}
      {stop === 'nothingEditable' ? (
        <Alert tone="info" title={t('information.view.nothingEditable')} />
      ) : null}
      {pending ? (
        <>
          <Alert tone="info" title={t('information.edit.pendingTitle')}>
            <p>{t('information.edit.pendingNext')}</p>
          </Alert>
          <PendingChange request={pending} />
        </>
      ) : null}
      {before === undefined ? null : (
        <Card className={styles.sheet}>
          <div>
            <h2 className={styles.heading}>{t('information.edit.notSent')}</h2>
            <p>{t('information.edit.notSentNext')}</p>
          </div>
          <ItemSummary groups={before.items.summary(before.entries, 'changed')} headingLevel={3} />
        </Card>
      )}
      <Actions>
        <AppLink className={buttonClass('primary')} to={paths.user()}>
          {t('information.edit.toInformation')}
        </AppLink>
      </Actions>
    </>
  );
}
