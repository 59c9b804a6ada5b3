import { useEffect, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { closeMessage } from '../../../shell/messages/message-store.ts';
import { explainMissingChunk } from '../../../shell/messages/new-version.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { CONDITIONS } from './conditions.ts';
import type { SearchForm, SearchFormProps } from './SearchForm.tsx';
import { createLoader } from '../../../lib/load-again.ts';
import fieldStyles from '../../../forms/Field.module.css';
import styles from './Search.module.css';

/** Loads the search form: a separate chunk with the code of forms, so that the bills do not wait for it. */
export const searchFormLoader = createLoader(
  async () => (await import('./SearchForm.tsx')).SearchForm,
);

// The page will need it. If this request fails, the code below loads it again and explains the failure.
searchFormLoader.load().catch(() => undefined);

/** In an object, because React calls a function that is passed to a state. */
interface Loaded {
  Form: typeof SearchForm;
}

function loadedForm(): Loaded | undefined {
  const Form = searchFormLoader.loaded();
  return Form && { Form };
}

/** The search form; its outline until its code is loaded. After a failure, a button loads it again. */
export function LaterSearchForm(props: SearchFormProps) {
  const [loaded, setLoaded] = useState(loadedForm);
  const [isRequested, setIsRequested] = useState(true);
  const isWanted = isRequested && loaded === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    searchFormLoader.load().then(
      () => {
        if (!isLeft) setLoaded(loadedForm);
      },
      (error: unknown) => {
        if (isLeft) return;
        setIsRequested(false);
        void explainMissingChunk(error);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  if (loaded) return <loaded.Form {...props} />;
  return isRequested ? (
    <FormOutline />
  ) : (
    <Button
      onClick={() => {
        closeMessage();
        setIsRequested(true);
      }}
    >
      {t('common.retry')}
    </Button>
  );
}

/** The outline of the form while it is loading, with the same height, so that nothing below it moves. */
export function FormOutline() {
  const isPhone = useIsNarrow();
  const fields = CONDITIONS.filter(
    ({ section, kind }) => section === 'main' && (!isPhone || kind === 'words'),
  );
  return (
    <div className={styles.form} aria-hidden="true">
      {fields.map(({ name, kind }) => (
        <div key={name} className={classNames(fieldStyles.field, styles[kind])}>
          <span className={classNames(fieldStyles.label, styles.shapeLabel)}>
            {t(`bills.search.${name}`)}
          </span>
          <span className={classNames(fieldStyles.control, styles.box)} />
        </div>
      ))}
      <Button className={styles.opener} icon={<Icon name="filter" size={1.1} />} disabled>
        <span className={styles.openerText}>{t('bills.search.more')}</span>
      </Button>
      <Button className={styles.submit} variant="primary" icon={<Icon name="search" />} disabled>
        {t('bills.search.submit')}
      </Button>
    </div>
  );
}
