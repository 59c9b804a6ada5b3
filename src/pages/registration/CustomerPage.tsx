import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  useGetRegistrationForm,
  useGetRegistrationState,
} from '../../../generated/hooks/registration/registration.ts';
import type { RegistrationState } from '../../../generated/model/registrationState.ts';
import { createApiError } from '../../api/call.ts';
import { hasUnreadableRows } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { hasCode, handledErrorsMeta } from '../../shell/errors/call-meta.ts';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { explainMissingChunk } from '../../shell/messages/new-version.ts';
import { Actions } from '../../ui/Actions.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { restoreLostFocus } from '../../ui/focus.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CustomerForm, type PreviousForm } from './CustomerForm.tsx';
import {
  RegistrationLayout,
  ApplyAgainLink,
  ConsumedLink,
  ExpiredLink,
} from './RegistrationParts.tsx';

/** Redirects to step 2, because the agreement is missing, and shows the error there. */
function redirectToAgreement(token: string, error: unknown): void {
  void import('../../shell/errors/error-actions.ts').then(
    ({ showErrorAt }) => showErrorAt(paths.applyAgreement(token), error),
    (loadError: unknown) => explainMissingChunk(loadError),
  );
}

/** A link that still works: links to step 2, which shows the next step. */
function ValidLink() {
  const token = useLinkToken('404-1-07-01') ?? '';
  return (
    <Actions>
      <AppLink className={buttonClass('primary')} to={paths.applyAgreement(token)}>
        {t('registration.steps.agreement')}
      </AppLink>
    </Actions>
  );
}

const views: LinkViews<RegistrationState> = {
  valid: ValidLink,
  expired: ExpiredLink,
  consumed: ConsumedLink,
};

/** Shows the state of a link that can no longer be used. */
function UnusableLink({ token }: { token: string }) {
  const { data: link, error, isFetching, refetch } = useGetRegistrationState(token);
  return (
    <>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {link ? <LinkStates link={link} views={views} /> : null}
      {isFetching && !link ? <Skeleton lineCount={6} /> : null}
      {error !== null && !link && !isFetching ? (
        <Actions>
          <ApplyAgainLink />
        </Actions>
      ) : null}
    </>
  );
}

function Registration({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useGetRegistrationForm(token, {
    query: { meta: handledErrorsMeta('401-1-07-02', '404-1-07-01') },
  });
  const [previousForm, setPreviousForm] = useState<PreviousForm>();
  const [registrationError, setRegistrationError] = useState<unknown>();
  // Without these parts, the form cannot be filled in or sent.
  const unreadablePartError = useUnreadablePartError(data, ['revision', 'groups']);
  // An unreadable item would stay empty in the registration.
  const unreadableItemError = useMemo(
    () =>
      data?.groups?.some((group) => hasUnreadableRows(group, 'items'))
        ? createApiError('malformed', undefined, 200)
        : null,
    [data],
  );
  const formError = unreadablePartError ?? unreadableItemError;
  const passwordPartError = useUnreadablePartError(data, ['passwordPolicy']);
  const linkError = registrationError ?? error;
  const isUnusable = hasCode(linkError, '404-1-07-01');
  const isAgreementMissing = hasCode(linkError, '401-1-07-02');

  useEffect(() => {
    if (isAgreementMissing) redirectToAgreement(token, linkError);
  }, [isAgreementMissing, linkError, token]);

  useEffect(() => {
    // The press has removed the form, which had the focus.
    if (registrationError !== undefined) restoreLostFocus();
  }, [registrationError]);

  const onFormChanged = useCallback(
    async (filledForm: PreviousForm): Promise<void> => {
      setPreviousForm(filledForm);
      await refetch();
    },
    [refetch],
  );
  if (isUnusable) return <UnusableLink token={token} />;
  return (
    <>
      <ErrorNotice error={error ?? formError ?? passwordPartError} onRetry={() => void refetch()} />
      {data && formError === null ? (
        <CustomerForm
          key={data.revision}
          token={token}
          registrationForm={data}
          previousForm={previousForm}
          onFormChanged={onFormChanged}
          onUnusable={setRegistrationError}
        />
      ) : null}
      {isFetching && !data ? <Skeleton lineCount={16} /> : null}
    </>
  );
}

/** Step 3: login ID, password and the issuer's items (S2 apply/step3, S6). */
export function CustomerPage() {
  const token = useLinkToken('404-1-07-01');
  return (
    <RegistrationLayout step="customer">
      {token === undefined ? (
        <Actions>
          <ApplyAgainLink />
        </Actions>
      ) : (
        <Registration key={token} token={token} />
      )}
    </RegistrationLayout>
  );
}
