import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getGetSettingInfoQueryKey } from '../../../generated/hooks/setting/setting.ts';
import type { MailSending } from '../../../generated/model/mailSending.ts';
import type { PasswordReissueInput } from '../../../generated/model/passwordReissueInput.ts';
import type { PasswordReissueMethod } from '../../../generated/model/passwordReissueMethod.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useSettings, useSettingsFailure } from '../../shell/issuer/use-settings.ts';
import { restoreLostFocus } from '../../ui/focus.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasswordLayout, LoginLink } from './PasswordLayout.tsx';
import { ReissueForm } from './ReissueForm.tsx';
import { ReissueSent } from './ReissueSent.tsx';
import { formats } from '../../forms/formats.ts';

/**
 * The normalised login ID from the form of the login page; empty if there is none. The login page stays in
 * the document until this page renders for the first time, so this page can read the field. So the login ID
 * is not in an address or a storage, and the login page needs no script for this.
 */
function enteredLoginId(): string {
  const field = document.querySelector('main input[name=loginId]');
  const enteredText = field instanceof HTMLInputElement ? field.value : '';
  return formats.loginId.normalise?.(enteredText) ?? enteredText;
}

/** A missing or unknown method becomes the contract's default. */
const methodOf = ({ passwordReissueMethod }: Partial<SettingInfo>): PasswordReissueMethod =>
  passwordReissueMethod === 'temporaryPassword' ? 'temporaryPassword' : 'mail';

interface SentRequest {
  answer: Partial<MailSending>;
  entries: PasswordReissueInput;
}

function PasswordReissue({ method, loginId }: { method: PasswordReissueMethod; loginId: string }) {
  const [entries, setEntries] = useState({ loginId, registeredMailAddress: '' });
  const [sentRequest, setSentRequest] = useState<SentRequest>();
  const isSent = sentRequest !== undefined;
  const wasSentRef = useRef(isSent);
  useEffect(() => {
    // The button for a change of the entries has removed itself.
    if (wasSentRef.current && !isSent) restoreLostFocus();
    wasSentRef.current = isSent;
  }, [isSent]);
  if (sentRequest !== undefined)
    return (
      <ReissueSent method={method} {...sentRequest} onEdit={() => setSentRequest(undefined)} />
    );
  return (
    <ReissueForm
      method={method}
      entries={entries}
      onSent={(answer: MailSending | null, sentEntries) => {
        setEntries(sentEntries);
        setSentRequest({ answer: answer ?? {}, entries: sentEntries });
      }}
    />
  );
}

/**
 * Replaces a forgotten password (S2 bapRepublishPasswd): by a mailed link, or by a temporary password. The
 * issuer's settings choose the method, so the form waits for them.
 */
export function PasswordReissuePage() {
  // Read in the first rendering, while the login page is still in the document.
  const [loginId] = useState(enteredLoginId);
  const queryClient = useQueryClient();
  const settings = useSettings();
  const failure = useSettingsFailure();
  const refetch = (): void =>
    void queryClient.refetchQueries({ queryKey: getGetSettingInfoQueryKey() });
  return (
    <PasswordLayout title={t('password.reissue.title')}>
      {settings === undefined ? (
        <>
          <ErrorNotice error={failure} showsAnyError onRetry={refetch} />
          {failure === null ? <Skeleton lineCount={8} /> : <LoginLink />}
        </>
      ) : (
        <PasswordReissue method={methodOf(settings)} loginId={loginId} />
      )}
    </PasswordLayout>
  );
}
