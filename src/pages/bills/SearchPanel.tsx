import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { BillSearchOptions } from '../../../generated/model/billSearchOptions.ts';
import { ruleMessage } from '../../forms/messages.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatMonth } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NO_CONDITION, type BillCondition } from './condition.ts';
import {
  CHECKED_FIELDS,
  checkEntry,
  conditionOf,
  entryOf,
  type CheckedField,
  type EntryErrors,
  type SearchEntry,
} from './search-entry.ts';
import { MoreConditions } from './MoreConditions.tsx';
import { RangeField } from './RangeField.tsx';
import styles from './SearchPanel.module.css';

export interface SearchPanelProps {
  /** What the list shows now. */
  condition: BillCondition;
  /** Undefined until the API has said what there is to choose from. */
  options: BillSearchOptions | undefined;
  /** Raised from outside to open the panel and lead to its first field. */
  openedTimes: number;
  onSearch: (condition: BillCondition) => void;
}

/** Before the API has told its own limit, S5's. */
const KEYWORDS_AT_MOST = 5;

/** The search form. On a phone it is folded away under one button, so that the list comes first. */
export function SearchPanel({ condition, options, openedTimes, onSearch }: SearchPanelProps) {
  const [shown, setShown] = useState(condition);
  const [entry, setEntry] = useState(() => entryOf(condition));
  const [errors, setErrors] = useState<EntryErrors>({});
  const [unfolded, setUnfolded] = useState(false);
  const [more, setMore] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fieldsId = useId();

  // Back, a reload and a chip taken away change the conditions from outside: the form follows.
  if (condition !== shown) {
    setShown(condition);
    setEntry(entryOf(condition));
    setErrors({});
  }

  const keywordLimit = options?.keywordLimit ?? KEYWORDS_AT_MOST;
  const change = (part: Partial<SearchEntry>): void => {
    const next = { ...entry, ...part };
    setEntry(next);
    if (Object.keys(errors).length > 0) setErrors(checkEntry(next, keywordLimit));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = checkEntry(entry, keywordLimit);
    const wrong = CHECKED_FIELDS.filter((name) => found[name] !== undefined);
    setErrors(found);
    if (wrong.length === 0) {
      setUnfolded(false);
      onSearch(conditionOf(entry));
      return;
    }
    if (wrong.some((name) => name.startsWith('publicationDate'))) setMore(true);
    // After the folded part has opened: a hidden field takes no focus.
    requestAnimationFrame(() => focusField(form.current, wrong[0]));
  };

  const [openedSeen, setOpenedSeen] = useState(openedTimes);
  if (openedTimes !== openedSeen) {
    setOpenedSeen(openedTimes);
    setUnfolded(true);
  }
  useEffect(() => {
    if (openedTimes === 0) return undefined;
    const frame = requestAnimationFrame(() => focusField(form.current));
    return () => cancelAnimationFrame(frame);
  }, [openedTimes]);

  const error = (name: keyof EntryErrors, label: string): string | undefined => {
    const broken = errors[name];
    return broken === undefined ? undefined : ruleMessage(broken, label);
  };

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
        <form ref={form} className={styles.form} noValidate onSubmit={submit} autoComplete="off">
          <div className={styles.main}>
            <TextField
              name="keyword"
              type="search"
              label={t('bills.search.keyword')}
              placeholder={t('bills.search.keywordHint', { count: keywordLimit })}
              value={entry.keyword}
              onChange={(event) => change({ keyword: event.target.value })}
              error={error('keyword', t('bills.search.keyword'))}
              enterKeyHint="search"
            />
            <SelectField
              name="publicationMonth"
              label={t('bills.search.publicationMonth')}
              value={entry.publicationMonth}
              onChange={(event) => change({ publicationMonth: event.target.value })}
            >
              <option value="">{t('bills.search.noSetting')}</option>
              {monthsOf(options, entry.publicationMonth).map((month) => (
                <option key={month} value={month}>
                  {formatMonth(month, currentLanguage())}
                </option>
              ))}
            </SelectField>
            <RangeField
              legend={t('bills.search.price')}
              from={{
                name: 'priceFrom',
                label: t('bills.search.priceFrom'),
                value: entry.priceFrom,
                error: error('priceFrom', t('bills.search.price')),
              }}
              to={{
                name: 'priceTo',
                label: t('bills.search.priceTo'),
                value: entry.priceTo,
                error: error('priceTo', t('bills.search.price')),
              }}
              unit="¥"
              inputMode="numeric"
              onChange={(name, value) => change({ [name]: value })}
            />
          </div>
          <div className={styles.more}>
            <Disclosure summary={t('bills.search.more')} open={more} onToggle={setMore}>
              {more ? (
                <MoreConditions
                  entry={entry}
                  options={options}
                  errorFrom={error('publicationDateFrom', t('bills.search.publicationDate'))}
                  errorTo={error('publicationDateTo', t('bills.search.publicationDate'))}
                  onChange={change}
                />
              ) : null}
            </Disclosure>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setEntry(entryOf(NO_CONDITION));
                setErrors({});
                focusField(form.current);
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

function focusField(form: HTMLFormElement | null, name: CheckedField = 'keyword'): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** The months offered, and the chosen one even if it is not among them (any more). */
function monthsOf(options: BillSearchOptions | undefined, chosen: string): string[] {
  const months = options?.months ?? [];
  return chosen === '' || months.includes(chosen) ? months : [chosen, ...months];
}
