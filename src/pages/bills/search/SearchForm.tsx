import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { searchBillsParamsKeywordMax } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { ConditionField } from './ConditionField.tsx';
import { findActiveConditions } from './active-conditions.ts';
import { NO_CONDITION } from './search-address.ts';
import { CONDITIONS, fieldNamesOf, type BillCondition, type ConditionSpec } from './conditions.ts';
import type { QuickChoice } from './quick-choices.ts';
import { changedEntriesOf, entriesOf, type SearchEntries } from './search-entries.ts';
import { useSearchForm } from './use-search-form.ts';
import styles from './Search.module.css';

export interface SearchFormHandle {
  /**
   * Enters a change for the customer, and searches. The customer's other entries are included, and all entries
   * are validated.
   */
  applyChange: (change: QuickChoice['change']) => void;
  focusFirstField: () => void;
}

export interface SearchFormProps {
  /** The condition of the displayed list. */
  condition: BillCondition;
  /** Undefined until the API has returned the choices. */
  options: BillSearchOptions | undefined;
  /** Whether bills have a payment due date to search by. */
  hasPaymentDueDates: boolean;
  /** The error of a refused search. Messages about a field appear at the field (S8). */
  queryError: unknown;
  onSearch: (entries: SearchEntries) => void;
  ref?: Ref<SearchFormHandle>;
}

/**
 * Whether a condition is in the line of the form; the panel has the other conditions. On a phone, the line has
 * only the keywords.
 */
const isInLine = ({ section, kind }: ConditionSpec, isPhone: boolean): boolean =>
  section === 'main' && (!isPhone || kind === 'keywords');

/** The search form: the most used fields in one line, the other fields in a panel over the list. */
export function SearchForm({
  condition,
  options,
  hasPaymentDueDates,
  queryError,
  onSearch,
  ref,
}: SearchFormProps) {
  const keywordLimit = options?.keywordLimit ?? searchBillsParamsKeywordMax;
  const isPhone = useIsNarrow();
  // After the first opening, the fields stay mounted, because they contain unsent entries.
  const [panelState, setPanelState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isPanelOpen = panelState === 'open';
  const panelRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const offeredSpecs = CONDITIONS.filter(
    (spec) => hasPaymentDueDates || spec.isAboutDueDates !== true,
  );
  const lineSpecs = offeredSpecs.filter((spec) => isInLine(spec, isPhone));
  const panelSpecs = offeredSpecs.filter((spec) => !lineSpecs.includes(spec));
  const closePanel = (): void => setPanelState((state) => (state === 'unused' ? state : 'closed'));
  const form = useSearchForm({
    condition,
    keywordLimit,
    queryError,
    onSearch: (entries) => {
      // The focus returns to the button of the panel before the list changes.
      flushSync(closePanel);
      onSearch(entries);
    },
    // Opens or closes the panel, so that the first field with an error is visible and gets the focus.
    onRefused: (fieldsWithErrors) => {
      const hasError = (spec: ConditionSpec): boolean =>
        fieldNamesOf(spec).some((name) => fieldsWithErrors.includes(name));
      if (!panelSpecs.some(hasError)) flushSync(closePanel);
      else flushSync(() => setPanelState(lineSpecs.some(hasError) ? 'closed' : 'open'));
    },
  });
  const { formRef, getValues, reset } = form;
  const focusFirstField = (): void =>
    formRef.current?.querySelector<HTMLElement>(`[name="${CONDITIONS[0]?.name}"]`)?.focus();

  useLayoutEffect(() => {
    if (!isPanelOpen) return undefined;
    const dialog = panelRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [isPanelOpen]);

  useImperativeHandle(ref, () => ({
    applyChange: (change) => {
      // Changes the fields immediately, so that an incomplete date is replaced before the validation.
      reset({ ...getValues(), ...changedEntriesOf(change) }, { keepFieldsRef: true });
      formRef.current?.requestSubmit();
    },
    focusFirstField,
  }));

  const renderFields = (specs: readonly ConditionSpec[]) =>
    specs.map((spec) => (
      <ConditionField
        key={spec.name}
        spec={spec}
        form={form}
        options={options}
        keywordLimit={keywordLimit}
        isPhone={isPhone}
      />
    ));
  const activeConditionCount = findActiveConditions(condition, options).filter(({ name }) =>
    panelSpecs.some((spec) => spec.name === name),
  ).length;

  return (
    <SendForm form={form} className={styles.form} autoComplete="off">
      {renderFields(lineSpecs)}
      <Button
        className={styles.panelButton}
        icon={<Icon name="filter" size={1.1} />}
        aria-haspopup="dialog"
        onClick={() => setPanelState('open')}
      >
        <span className={styles.panelButtonText}>
          {activeConditionCount === 0
            ? t('bills.search.more')
            : t('bills.search.moreInUse', { count: activeConditionCount })}
        </span>
      </Button>
      <Button
        className={styles.submit}
        type="submit"
        variant="primary"
        icon={<Icon name="search" />}
      >
        {t('bills.search.submit')}
      </Button>
      {panelState === 'unused' ? null : (
        <dialog
          ref={panelRef}
          className={styles.panel}
          aria-labelledby={titleId}
          onClose={closePanel}
        >
          <div className={styles.panelHead}>
            <h2 id={titleId}>{t('bills.search.panel')}</h2>
            <Button
              variant="quiet"
              size="small"
              icon={<Icon name="close" size={1.1} />}
              onClick={closePanel}
            >
              {t('common.close')}
            </Button>
          </div>
          <div className={styles.panelFields}>{renderFields(panelSpecs)}</div>
          <div className={styles.panelActions}>
            <Button variant="quiet" onClick={() => reset(entriesOf(NO_CONDITION))}>
              {t('bills.search.reset')}
            </Button>
            <Button type="submit" variant="primary" icon={<Icon name="search" />}>
              {t('bills.search.submitAll')}
            </Button>
          </div>
        </dialog>
      )}
    </SendForm>
  );
}
