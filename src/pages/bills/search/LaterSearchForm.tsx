import { useEffect, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { closeMessage } from '../../../shell/messages/message-store.ts';
import { explainMissingChunk } from '../../../shell/messages/new-version.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CONDITIONS } from './conditions.ts';
import type { SearchForm, SearchFormProps } from './SearchForm.tsx';
import { createLoader } from '../../../lib/load-again.ts';
import fieldStyles from '../../../forms/Field.module.css';
import styles from './Search.module.css';

/** In a chunk of its own, with all that forms need: the bills do not wait for it. */
export const searchFormLoader = createLoader(
  async () => (await import('./SearchForm.tsx')).SearchForm,
);

// It is wanted as soon as the page is. What fails here is asked for again, and explained, below.
searchFormLoader.load().catch(() => undefined);

/** In an object: React would call what it is given for a state itself. */
interface Loaded {
  Form: typeof SearchForm;
}

function loadedForm(): Loaded | undefined {
  const Form = searchFormLoader.loaded();
  return Form && { Form };
}

/** The search form once it is there, and its shape before; if it does not load, it can be asked for again. */
export function LaterSearchForm(props: SearchFormProps) {
  const [loaded, setLoaded] = useState(loadedForm);
  const [isAsked, setIsAsked] = useState(true);
  const isWanted = isAsked && loaded === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    searchFormLoader.load().then(
      () => {
        if (!isLeft) setLoaded(loadedForm);
      },
      (error: unknown) => {
        if (isLeft) return;
        setIsAsked(false);
        void explainMissingChunk(error);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  if (loaded) return <loaded.Form {...props} />;
  return isAsked ? (
    <FormShape />
  ) : (
    <Button
      onClick={() => {
        closeMessage();
        setIsAsked(true);
      }}
    >
      {t('common.retry')}
    </Button>
  );
}

/** As high as the form, so that nothing below it moves when it comes. */
function FormShape() {
  const main = CONDITIONS.filter(({ place }) => place === 'main');
  return (
    <div className={styles.form} aria-hidden="true">
      <div className={styles.main}>
        {main.map(({ name }) => (
          <div key={name} className={fieldStyles.field}>
            <span className={fieldStyles.label}>{t(`bills.search.${name}`)}</span>
            <span className={classNames(fieldStyles.control, styles.box)} />
          </div>
        ))}
      </div>
      <div className={classNames(styles.more, styles.moreShape)} />
      <Button className={styles.submit} variant="primary" icon={<Icon name="search" />} disabled>
        {t('bills.search.submit')}
      </Button>
    </div>
  );
}
