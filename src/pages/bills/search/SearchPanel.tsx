import { useEffect, useId, useRef, useState } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { formatMonth } from '../../../lib/dates.ts';
import { useFieldErrors } from '../../../shell/errors/use-field-errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { BillCondition } from './condition.ts';
import { MoreConditions } from './MoreConditions.tsx';
import { RangeField } from './RangeField.tsx';
import { conditionOf, type SearchEntry } from './search-entry.ts';
import styles from './SearchPanel.module.css';
import { EMPTY_ENTRY, KEYWORDS_AT_MOST, useSearchForm } from './use-search-form.ts';

export interface SearchPanelProps {
  /** What the list shows now. */
  condition: BillCondition;
  /** Undefined until the API has said what there is to choose from. */
  options: BillSearchOptions | undefined;
  /** Why the search was refused, if it was: what is about a field is said at the field (S8). */
  refusal: unknown;
  /** Raised from outside to open the panel and lead to its first field. */
  openedTimes: number;
  onSearch: (condition: BillCondition) => void;
}

/** Fields of the folded part, in the order in which they stand. */
const FOLDED = [
  'publicationDateFrom',
  'publicationDateTo',
  'searchTargetId',
  'billTypeId',
  'statusId',
] as const;

const FIELDS = ['keyword', 'publicationMonth', 'priceFrom', 'priceTo', ...FOLDED] as const;

/** The search form. On a phone it is folded away under one button, so that the list comes first. */
export function SearchPanel({
  condition,
  options,
  refusal,
  openedTimes,
  onSearch,
}: SearchPanelProps) {
  const keywordLimit = options?.keywordLimit ?? KEYWORDS_AT_MOST;
  const form = useSearchForm(condition, keywordLimit);
  const { control, register, reset, handleSubmit } = form;
  const { errors } = form.formState;
  const [unfolded, setUnfolded] = useState(false);
  const [more, setMore] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const fieldsId = useId();

  const search = (entry: SearchEntry): void => {
    setUnfolded(false);
    onSearch(conditionOf(entry));
  };
  const openMore = (wrong: FieldErrors<SearchEntry>): void => {
    const folded = FOLDED.filter((name) => wrong[name] !== undefined);
    if (folded.length > 0) setMore(true);
    if (folded.length < Object.keys(wrong).length) return;
    // After the folded part has opened: a hidden field takes no focus.
    requestAnimationFrame(() => focusField(element.current, folded[0]));
  };

  // Before the messages stand on the page, so that the first of their fields can take the focus.
  const told = useFieldErrors(refusal, FIELDS);
  const firstTold = FIELDS.find((name) => told[name] !== undefined);
  const [toldSeen, setToldSeen] = useState(firstTold);
  if (firstTold !== toldSeen) {
    setToldSeen(firstTold);
    setUnfolded(firstTold !== undefined || unfolded);
    setMore(FOLDED.some((name) => told[name] !== undefined) || more);
  }

  const [openedSeen, setOpenedSeen] = useState(openedTimes);
  if (openedTimes !== openedSeen) {
    setOpenedSeen(openedTimes);
    setUnfolded(true);
  }
  useEffect(() => {
    if (openedTimes === 0) return undefined;
    const frame = requestAnimationFrame(() => focusField(element.current));
    return () => cancelAnimationFrame(frame);
  }, [openedTimes]);

  return (
    <div role="search" aria-label={t('bills.search.region')}>
      <Button
        className={styles.opener}
        wide
        icon={<Icon name="filter" />}
        aria-expanded={unfolded}
        aria-controls={fieldsId}
        onClick={() => setUnfolded(!unfolded)}
      >
        {unfolded ? t('bills.search.hide') : t('bills.search.show')}
      </Button>
      <Card className={styles.card} data-unfolded={unfolded || undefined} id={fieldsId}>
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(search, openMore)(event)}
          autoComplete="off"
        >
          <div className={styles.main}>
            <TextField
              {...register('keyword')}
              type="search"
              label={t('bills.search.keyword')}
              placeholder={t('bills.search.keywordHint', { count: keywordLimit })}
              error={errors.keyword?.message ?? told.keyword}
              enterKeyHint="search"
            />
            <Controller
              name="publicationMonth"
              control={control}
              render={({ field }) => (
                <SelectField
                  {...field}
                  label={t('bills.search.publicationMonth')}
                  error={told.publicationMonth}
                >
                  <option value="">{t('bills.search.noSetting')}</option>
                  {monthsOf(options, field.value).map((month) => (
                    <option key={month} value={month}>
                      {formatMonth(month, currentLanguage())}
                    </option>
                  ))}
                </SelectField>
              )}
            />
            <RangeField
              legend={t('bills.search.price')}
              from={{
                ...register('priceFrom'),
                label: t('bills.search.priceFrom'),
                error: errors.priceFrom?.message ?? told.priceFrom,
              }}
              to={{
                ...register('priceTo', { deps: ['priceFrom'] }),
                label: t('bills.search.priceTo'),
                error: errors.priceTo?.message ?? told.priceTo,
              }}
              unit="¥"
              inputMode="numeric"
            />
          </div>
          <div className={styles.more}>
            <Disclosure summary={t('bills.search.more')} open={more} onToggle={setMore}>
              {more ? <MoreConditions form={form} options={options} told={told} /> : null}
            </Disclosure>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                reset(EMPTY_ENTRY, { keepFieldsRef: true });
                focusField(element.current);
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
        </form>
      </Card>
    </div>
  );
}

function focusField(form: HTMLFormElement | null, name: keyof SearchEntry = 'keyword'): void {
  // The first of several, where boxes share a name.
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** The months offered, and the chosen one even if it is not among them (any more). */
function monthsOf(options: BillSearchOptions | undefined, chosen: string): string[] {
  const months = options?.months ?? [];
  return chosen === '' || months.includes(chosen) ? months : [chosen, ...months];
}
