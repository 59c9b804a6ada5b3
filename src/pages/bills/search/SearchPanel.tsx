import { memo, useId, useImperativeHandle, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { searchBillsParamsKeywordMax } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { SaveDeadlinesButton } from '../../../shell/downloads/calendar/SaveDeadlinesButton.tsx';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ConditionField } from './ConditionField.tsx';
import { inForce, NO_CONDITION } from './condition.ts';
import {
  CONDITIONS,
  FIELDS,
  type BillCondition,
  type Condition,
  type ConditionName,
} from './conditions.ts';
import { quickChoices, type QuickChoice, type QuickChoiceSource } from './quick-choices.ts';
import { QuickChoices } from './QuickChoices.tsx';
import { conditionOf, entriesOf, entryOf, type SearchEntry } from './search-entry.ts';
import { useFold } from './use-fold.ts';
import { useSearchForm } from './use-search-form.ts';
import styles from './SearchPanel.module.css';

/** What the page can ask of the panel. */
export interface SearchPanelHandle {
  /** Opens it and leads to its first field. */
  leadTo: () => void;
}

export interface SearchPanelProps extends QuickChoiceSource {
  /** What the issuer calls the portal. */
  portal: string;
  /** Undefined until the API has said what there is to choose from. */
  options: BillSearchOptions | undefined;
  /** Why the search was refused, if it was: what is about a field is said at the field (S8). */
  refusal: unknown;
  onSearch: (condition: BillCondition) => void;
  ref?: Ref<SearchPanelHandle>;
}

const namesAt = (place: Condition['place']): ConditionName[] =>
  FIELDS.filter(([, condition]) => condition.place === place).map(([name]) => name);
const FOLDED: readonly string[] = namesAt('more');
const isFolded = (name: string): boolean => FOLDED.includes(name);
/** In the order in which they stand on the page. */
const NAMES = [...namesAt('main'), ...namesAt('more')];

/** The search form. On a phone it is folded away under one button, so that the list comes first. */
export const SearchPanel = memo(function SearchPanel({
  condition,
  fiscalYearFirstMonth,
  counts,
  portal,
  options,
  refusal,
  onSearch,
  ref,
}: SearchPanelProps) {
  const keywordLimit = options?.keywordLimit ?? searchBillsParamsKeywordMax;
  const whole = useFold();
  const more = useFold();
  const opener = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();

  const search = (entry: SearchEntry): void => {
    flushSync(() => whole.set(false));
    // On a phone the pressed button is folded away with the rest.
    if (document.activeElement?.getClientRects().length === 0) opener.current?.focus();
    onSearch(conditionOf(entry));
  };
  const unfold = (wrong: readonly string[]): void => {
    whole.set(true);
    if (wrong.some(isFolded)) more.set(true);
  };
  const form = useSearchForm({
    condition,
    keywordLimit,
    refusal,
    onSearch: search,
    onRefused: unfold,
  });
  const { element, getValues, reset } = form;
  const groups = quickChoices({ condition, fiscalYearFirstMonth, counts });
  // As if it had been typed: what else was typed counts, too, and is judged.
  const choose = (change: QuickChoice['change']): void => {
    reset({ ...getValues(), ...entriesOf(change) }, { keepFieldsRef: true });
    element.current?.requestSubmit();
  };

  useImperativeHandle(ref, () => ({
    leadTo: () => {
      flushSync(() => whole.set(true));
      focusFirstField(element.current);
    },
  }));

  const fieldsAt = (place: Condition['place']) =>
    CONDITIONS.filter((entry) => entry.place === place).map((entry) => (
      <ConditionField
        key={entry.name}
        condition={entry}
        form={form}
        options={options}
        keywordLimit={keywordLimit}
      />
    ));

  return (
    <div role="search" aria-label={t('bills.search.region')}>
      <Button
        ref={opener}
        className={styles.opener}
        wide
        icon={<Icon name="filter" />}
        aria-expanded={whole.isOpen}
        aria-controls={fieldsId}
        onClick={() => whole.set(!whole.isOpen)}
      >
        {whole.isOpen ? t('bills.search.hide') : t('bills.search.show')}
      </Button>
      <Card className={styles.card} data-unfolded={whole.isOpen || undefined} id={fieldsId}>
        <SendForm form={form} className={styles.form} autoComplete="off">
          <div className={styles.main}>{fieldsAt('main')}</div>
          <div className={styles.more}>
            <Disclosure summary={t('bills.search.more')} open={more.isOpen} onToggle={more.set}>
              {more.hasBeenOpen ? <div className={styles.extra}>{fieldsAt('more')}</div> : null}
            </Disclosure>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                reset(entryOf(NO_CONDITION), { keepFieldsRef: true });
                focusFirstField(element.current);
              }}
            >
              {t('bills.search.reset')}
            </Button>
          </div>
          <Button
            className={styles.submit}
            type="submit"
            variant="primary"
            icon={<Icon name="search" />}
          >
            {t('bills.search.submit')}
          </Button>
        </SendForm>
      </Card>
      <QuickChoices groups={groups} onChange={choose}>
        <SaveDeadlinesButton
          conditions={inForce(condition)}
          portal={portal}
          label={t('bills.quick.calendar')}
          variant="quiet"
        />
      </QuickChoices>
    </div>
  );
});

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(`[name="${NAMES[0]}"]`)?.focus();
}
