import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { MessageAlert } from '../../shell/errors/MessageAlert.tsx';
import type { LoginFailureTexts } from './describe-failure.ts';

/** Why the login failed, and what can be done (S8); nothing if all of it stands at the fields. */
export function LoginFailure({ texts, support, isWrongPair }: LoginFailureTexts) {
  if (texts.length === 0) return null;
  return (
    <MessageAlert
      tone="error"
      texts={texts}
      support={support}
      actions={
        isWrongPair ? (
          <AppLink kind="standalone" to={paths.passwordReissue()}>
            {t('login.resetPassword')}
          </AppLink>
        ) : undefined
      }
    />
  );
}
