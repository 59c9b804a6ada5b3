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
import { enteredLoginId } from './reissue/entered-login-id.ts';
import { ReissueForm } from './reissue/ReissueForm.tsx';
import { ReissueSent } from './reissue/ReissueSent.tsx';

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
