import { useId } from 'react';
import type { OperatorNotice } from '../../../generated/model/operatorNotice.ts';
import { languageOf } from '../../lib/text-language.ts';
import { pngAddress } from '../../shell/issuer/images.ts';
import { NoticeLinkView } from './NoticeLinkView.tsx';
import styles from './OperatorNotices.module.css';

/** An offer, such as the free external electronic-storage service (S2). */
export function Advert({ advert }: { advert: OperatorNotice }) {
  const titleId = useId();
  const picture = pngAddress(advert.image);
  return (
    <aside className={styles.advert} aria-labelledby={titleId}>
      {picture === undefined ? null : <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.offer}>
        <h2 className={styles.title} id={titleId} lang={languageOf(advert.title)}>
          {advert.title}
        </h2>
        {advert.body === '' ? null : (
          <p className={styles.body} lang={languageOf(advert.body)}>
            {advert.body}
          </p>
        )}
        {advert.link === null ? null : <NoticeLinkView link={advert.link} />}
      </div>
    </aside>
  );
}
