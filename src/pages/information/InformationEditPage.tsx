import { useCallback, useState } from 'react';
import { useGetRegisteredInformation } from '../../../generated/hooks/user/user.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { usePartFailure } from '../../shell/errors/use-part-failure.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formKey, type FormBefore } from './change-form.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { changeStop } from './given-information.ts';
import { NoChangeNow } from './NoChangeNow.tsx';

/** A change of the registered information is applied for (S2 userEdit). */
export function InformationEditPage() {
  const { data, error, isFetching, refetch } = useGetRegisteredInformation();
  const [before, setBefore] = useState<FormBefore>();
  // Without any of them it cannot be told what may be changed, or from when.
  const lacking = usePartFailure(data);
  const onOutdated = useCallback(
    async (filledIn: FormBefore): Promise<void> => {
      setBefore(filledIn);
      await refetch();
    },
    [refetch],
  );
  const given = lacking === null ? data : undefined;
  return (
    <PageColumn width="medium" aria-busy={isFetching}>
      <PageTitle>{t('information.edit.title')}</PageTitle>
      <ErrorNotice error={error ?? lacking} onRetry={() => void refetch()} />
      {given !== undefined && changeStop(given) !== undefined ? (
        <NoChangeNow given={given} before={before} />
      ) : null}
      {given !== undefined && changeStop(given) === undefined ? (
        <ChangeForm key={formKey(given)} given={given} before={before} onOutdated={onOutdated} />
      ) : null}
      {isFetching && !data ? (
        <Card>
          <Skeleton lines={16} />
        </Card>
      ) : null}
    </PageColumn>
  );
}
