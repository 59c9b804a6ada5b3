import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { ChangeSummary, RequestFacts } from './PendingChange.tsx';

/** Applied for: what, from when, and what can be done now. What the contract promises may be missing. */
export function ChangeComplete({ request }: { request: Partial<ChangeRequest> }) {
  return (
    <>
      <Alert tone="success">
        <p>{t('information.complete.next')}</p>
      </Alert>
      <RequestFacts request={request} />
      {request.items === undefined ? null : <ChangeSummary items={request.items} />}
      <Actions>
        <AppLink className={buttonClass('primary')} to={paths.user()}>
          {t('information.edit.toInformation')}
        </AppLink>
      </Actions>
    </>
  );
}
