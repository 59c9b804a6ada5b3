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

/** Loads the search form: a separate chunk with the code of forms, so that the bills do not wait for this code. */
export const searchFormLoader = createLoader(
  async () => (await import('./SearchForm.tsx')).SearchForm,
);

// The page will need the form. After a failure, `LazySearchForm` loads the form again and explains the failure.
searchFormLoader.load().catch(() => undefined);

/** The component is in an object, because React calls a function that is passed to a state. */
interface LoadedForm {
  Form: typeof SearchForm;
}

function getLoadedForm(): LoadedForm | undefined {
  const Form = searchFormLoader.getLoadedValue();
  return Form && { Form };
}

/** The search form; until the form is loaded, its outline. After a failure, a button loads the form again. */
export function LazySearchForm(props: SearchFormProps) {
  const [loadedForm, setLoadedForm] = useState(getLoadedForm);
  const [isFormRequested, setIsFormRequested] = useState(true);
  const isLoadPending = isFormRequested && loadedForm === undefined;
  useEffect(() => {
    if (!isLoadPending) return undefined;
    let isUnmounted = false;
    searchFormLoader.load().then(
      () => {
        if (!isUnmounted) setLoadedForm(getLoadedForm);
      },
      (error: unknown) => {
        if (isUnmounted) return;
        setIsFormRequested(false);
        void explainMissingChunk(error);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isLoadPending]);

  if (loadedForm) return <loadedForm.Form {...props} />;
  return isFormRequested ? (
    <FormOutline />
  ) : (
    <Button
      onClick={() => {
        closeMessage();
        setIsFormRequested(true);
      }}
    >
      {t('common.retry')}
    </Button>
  );
}

/** The outline of the form while the form is loading. Both have the same height, so that nothing moves. */
export function FormOutline() {
  const isPhone = useIsNarrow();
  const lineSpecs = CONDITIONS.filter(
    ({ section, kind }) => section === 'main' && (!isPhone || kind === 'keywords'),
  );
  return (
    <div className={styles.form} aria-hidden="true">
      {lineSpecs.map(({ name, kind }) => (
        <div key={name} className={classNames(fieldStyles.field, styles[kind])}>
          <span className={classNames(fieldStyles.label, styles.labelOutline)}>
            {t(`bills.search.${name}`)}
          </span>
          <span className={classNames(fieldStyles.control, styles.fieldOutline)} />
        </div>
      ))}
      <Button className={styles.panelButton} icon={<Icon name="filter" size={1.1} />} disabled>
        <span className={styles.panelButtonText}>{t('bills.search.more')}</span>
      </Button>
      <Button className={styles.submit} variant="primary" icon={<Icon name="search" />} disabled>
        {t('bills.search.submit')}
      </Button>
    </div>
  );
}
