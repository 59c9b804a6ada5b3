import { useGetMypageLogo } from '../../../generated/hooks/setting/setting.ts';
import { languageOf } from '../../lib/text-language.ts';
import { imageQuery, pngAddress } from '../../shell/issuer/images.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import styles from './LoginPage.module.css';

/** The issuer's logo and title (S2). Their place is kept, so that nothing moves when they come. */
export function LoginBrand() {
  const title = useSettings()?.title;
  const { data: logo } = useGetMypageLogo(imageQuery);
  const address = pngAddress(logo?.image);
  return (
    <div className={styles.brand}>
      {address ? <img className={styles.logo} src={address} alt="" /> : null}
      {title === undefined ? null : (
        <p className={styles.issuer} lang={languageOf(title)}>
          {title}
        </p>
      )}
    </div>
  );
}
