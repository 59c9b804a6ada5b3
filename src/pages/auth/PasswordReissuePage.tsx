import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getGetSettingInfoQueryKey } from '../../../generated/hooks/setting/setting.ts';
import type { MailSending } from '../../../generated/model/mailSending.ts';
import type { PasswordReissueInput } from '../../../generated/model/passwordReissueInput.ts';
import type { PasswordReissueMethod } from '../../../generated/model/passwordReissueMethod.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useSettings, useSettingsFailure } from '../../shell/issuer/use-settings.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasswordSheet, ToLogin } from './PasswordSheet.tsx';
import { ReissueForm } from './reissue/ReissueForm.tsx';
import { ReissueSent } from './reissue/ReissueSent.tsx';
import { formats } from '../../forms/formats.ts';

/**
 * The login ID that stands in the form of the login page, made regular; empty if there is none. The login
 * page stays until the page that it led to is drawn for the first time, and that page reads it meanwhile:
 * so it is never in an address or a storage, and the login page's script, which has nothing to spare,
 * knows nothing of it.
 */
function enteredLoginId(): string {
  const field = document.querySelector('main input[name=loginId]');
  const entered = field instanceof HTMLInputElement ? field.value : '';
  return formats.loginId.tidy?.(entered) ?? entered;
}

/** The contract's default, where the settings say nothing of it or something newer. */
const methodOf = ({ passwordReissueMethod }: Partial<SettingInfo>): PasswordReissueMethod =>
  passwordReissueMethod === 'temporaryPassword' ? 'temporaryPassword' : 'mail';

interface Sent {
  answer: Partial<MailSending>;
  entries: PasswordReissueInput;
}

function Reissue({ method, loginId }: { method: PasswordReissueMethod; loginId: string }) {
  const [entries, setEntries] = useState({ loginId, registeredMailAddress: '' });
  const [sent, setSent] = useState<Sent>();
  if (sent !== undefined)
    return <ReissueSent method={method} {...sent} onChange={() => setSent(undefined)} />;
  return (
    <ReissueForm
      method={method}
      entries={entries}
      onSent={(answer: MailSending | null, given) => {
        setEntries(given);
        setSent({ answer: answer ?? {}, entries: given });
      }}
    />
  );
}

/**
 * A forgotten password is replaced (S2 bapRepublishPasswd): by a mailed link, or by a temporary password.
 * Which of the two it is the issuer's settings say; without them nobody knows which call to make.
 */
export function PasswordReissuePage() {
  // Read while the login page is still there.
  const [loginId] = useState(enteredLoginId);
  const client = useQueryClient();
  const settings = useSettings();
  const failure = useSettingsFailure();
  const ask = (): void => void client.refetchQueries({ queryKey: getGetSettingInfoQueryKey() });
  return (
    <PasswordSheet title={t('password.reissue.title')}>
      {settings === undefined ? (
        <>
          <ErrorNotice error={failure} isKept onRetry={ask} />
          {failure === null ? <Skeleton lines={8} /> : <ToLogin />}
        </>
      ) : (
        <Reissue method={methodOf(settings)} loginId={loginId} />
      )}
    </PasswordSheet>
  );
}
