import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useLoginForm, type LoginFailureTexts } from './use-login-form.ts';
import { useGetMypageLogo } from '../../../generated/hooks/setting/setting.ts';
import { languageOf } from '../../lib/text-language.ts';
import { imageQueryOptions, pngDataUrl } from '../../shell/issuer/images.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { MessageAlert } from '../../shell/errors/MessageAlert.tsx';
import styles from './LoginPage.module.css';

/** Why the login failed and what to do next (S8); nothing if all messages are at the fields. */
function LoginFailure({ texts, support, areCredentialsWrong }: LoginFailureTexts) {
  if (texts.length === 0) return null;
  return (
    <MessageAlert
      tone="error"
      texts={texts}
      support={support}
      actions={
        areCredentialsWrong ? (
          <AppLink kind="standalone" to={paths.passwordReissue()}>
            {t('login.resetPassword')}
          </AppLink>
        ) : undefined
      }
    />
  );
}

/** The issuer's logo and title (S2). Their space is reserved, so that nothing moves when they load. */
export function LoginBrand() {
  const title = useSettings()?.title;
  const { data: logo } = useGetMypageLogo(imageQueryOptions);
  const logoUrl = pngDataUrl(logo?.image);
  return (
    <div className={styles.brand}>
      {logoUrl ? <img className={styles.logo} src={logoUrl} alt="" /> : null}
      {title === undefined ? null : (
        <p className={styles.issuerTitle} lang={languageOf(title)}>
          {title}
        </p>
      )}
    </div>
  );
}

/** The login page (S2). The build renders this page, so nothing here may depend on the customer. */
export function LoginPage() {
  const { formRef, failureBoxRef, errors, failure, isBusy, handlers } = useLoginForm();

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <LoginBrand />
        <PageTitle className={styles.title}>{t('login.title')}</PageTitle>
        <p className={styles.lead}>{t('login.lead')}</p>
        <div ref={failureBoxRef} tabIndex={-1} className={styles.failure}>
          {failure ? <LoginFailure {...failure} /> : null}
        </div>
        {/* Without `post`, a browser without the script would send the password in the address. */}
        <form ref={formRef} className={styles.form} method="post" noValidate {...handlers}>
          <TextField
            name="loginId"
            label={t('login.loginId')}
            error={errors.loginId}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField
            name="password"
            label={t('login.password')}
            error={errors.password}
            enterKeyHint="go"
          />
          <Button type="submit" variant="primary" wide busy={isBusy} className={styles.submit}>
            {t('login.submit')}
          </Button>
        </form>
        <p className={styles.forgotPassword}>
          <AppLink kind="standalone" to={paths.passwordReissue()}>
            {t('login.forgotPassword')}
          </AppLink>
        </p>
        <p className={styles.hint}>{t('login.hint')}</p>
        <div className={styles.registration}>
          <p className={styles.registrationLead}>{t('login.newAccountLead')}</p>
          <AppLink
            className={classNames(buttonClass('secondary'), styles.registrationLink)}
            to={paths.applyMailAddress()}
          >
            {t('login.newAccount')}
          </AppLink>
        </div>
      </div>
    </div>
  );
}
