import { useEffect, useRef } from 'react';
import type { EStorageLinkage } from '../../../generated/model/eStorageLinkage.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GeneratedLinkage, ServiceLink } from './GeneratedLinkage.tsx';
import { useLinkage, type LinkageCalls, type LinkageView } from './use-linkage.ts';
import type { EStorageLinkageAbsent } from '../../../generated/model/eStorageLinkageAbsent.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Actions } from '../../ui/Actions.tsx';
import styles from './LinkageCard.module.css';

interface AbsentLinkageProps {
  linkage: EStorageLinkageAbsent;
  isBusy: boolean;
  onRegister: () => void;
}

/** The card without a linkage: the purpose of a linkage, and the button that generates it (S4). */
function AbsentLinkage({ linkage, isBusy, onRegister }: AbsentLinkageProps) {
  const { serviceName, deletedAt } = linkage;
  return (
    <>
      <h2 className={styles.title}>{t('e-storage.absent.title')}</h2>
      <div className={styles.texts}>
        <p>{t('e-storage.absent.what', { serviceName })}</p>
        <p>{t('e-storage.absent.how')}</p>
        <p>{t('e-storage.absent.then', { serviceName })}</p>
      </div>
      {deletedAt === null ? null : (
        <p className={styles.secondaryText}>
          {t('e-storage.absent.deletedAt', { time: formatMoment(deletedAt) })}
        </p>
      )}
      <Actions>
        <Button variant="primary" busy={isBusy} onClick={onRegister}>
          {t('e-storage.absent.register')}
        </Button>
        <ServiceLink service={linkage} />
      </Actions>
    </>
  );
}

/** The notice for a state that only a newer server has. A reload may load a newer portal. */
function UnknownLinkage() {
  return (
    <Alert
      tone="warning"
      title={t('e-storage.unknown')}
      actions={
        <Button size="small" onClick={() => location.reload()}>
          {t('e-storage.reload')}
        </Button>
      }
    >
      <p>{t('e-storage.unknownNext')}</p>
    </Alert>
  );
}

function Linkage({ linkage, view }: { linkage: EStorageLinkage; view: LinkageView }) {
  const { serviceName } = linkage;
  const { isBusy } = view;
  switch (linkage.state) {
    case 'absent':
      return (
        <AbsentLinkage
          linkage={linkage}
          isBusy={isBusy}
          onRegister={() => void view.register(serviceName)}
        />
      );
    case 'generated':
      return (
        <GeneratedLinkage
          // The key removes the result of an earlier copy when the code changes.
          key={linkage.revision}
          linkage={linkage}
          isBusy={isBusy}
          onDelete={() => void view.remove(serviceName, linkage.revision)}
        />
      );
    default:
      return <UnknownLinkage />;
  }
}

/** The linkage with an electronic storage in all its states (S2, S4), with the calls of the page. */
export function LinkageCard(calls: LinkageCalls) {
  const view = useLinkage(calls);
  const { linkage, error, lastActionError, isRefreshed, isFetching, reload } = view;
  useRevisit(reload);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The new state may not have the button that was pressed.
    if (isRefreshed) noticeRef.current?.focus();
  }, [isRefreshed]);
  return (
    <>
      <ErrorNotice error={error} onRetry={reload} />
      <div ref={noticeRef} tabIndex={-1} className={styles.refusal}>
        <ErrorNotice error={lastActionError} />
        {isRefreshed ? <p className={styles.refreshed}>{t('e-storage.refreshed')}</p> : null}
      </div>
      {linkage ? (
        <Card className={styles.card} aria-busy={isFetching}>
          <Linkage linkage={linkage} view={view} />
        </Card>
      ) : null}
      {isFetching && !linkage ? (
        <Card>
          <Skeleton lineCount={10} />
        </Card>
      ) : null}
    </>
  );
}
