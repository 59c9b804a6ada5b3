import {
  memo,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { SaveDeadlinesButton } from '../../../shell/downloads/calendar/SaveDeadlinesButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { inForce } from './condition.ts';
import type { BillCondition } from './conditions.ts';
import {
  quickChoices,
  type QuickChoice,
  type QuickChoiceSource,
  type QuickChoiceGroup,
} from './quick-choices.ts';
import { conditionOf, entriesOf, entryOf, type SearchEntry } from './search-entry.ts';
import { LaterSearchForm } from './LaterSearchForm.tsx';
import type { SearchFormHandle } from './SearchForm.tsx';
import { useFold } from './use-fold.ts';
import styles from './Search.module.css';

interface QuickChoicesProps {
  groups: readonly QuickChoiceGroup[];
  onChange: (change: QuickChoice['change']) => void;
  /** What can be done with what they leave. */
  children?: ReactNode;
}

/** What is looked for most, each in one press; what is on shows it, and goes by another press. */
function QuickChoices({ groups, onChange, children }: QuickChoicesProps) {
  return (
    <div className={styles.row}>
      {groups.map((group) => (
        <Group key={group.label} group={group} onChange={onChange} />
      ))}
      {children === undefined ? null : <div className={styles.besides}>{children}</div>}
    </div>
  );
}

function Group({
  group: { label, choices },
  onChange,
}: Pick<QuickChoicesProps, 'onChange'> & { group: QuickChoiceGroup }) {
  const labelId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      {choices.map(({ label: name, change, without, isOn }) => (
        <Button
          key={name}
          size="small"
          className={styles.choice}
          aria-pressed={isOn}
          onClick={() => onChange(isOn ? without : change)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

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
  /** The list is in sight, or will not come: time for a form that is folded away. */
  isAfterList: boolean;
  onSearch: (condition: BillCondition) => void;
  ref?: Ref<SearchPanelHandle>;
}

/** Up to where the form is folded away under one button, as the style sheet has it. */
const FOLDED_TO = '(max-width: 40rem)';

/** The search form. On a phone it is folded away under one button, so that the list comes first. */
export const SearchPanel = memo(function SearchPanel({
  condition,
  fiscalYearFirstMonth,
  hasPaymentDueDates,
  counts,
  portal,
  options,
  refusal,
  isAfterList,
  onSearch,
  ref,
}: SearchPanelProps) {
  const whole = useFold();
  const [isInSight] = useState(() => !matchMedia(FOLDED_TO).matches);
  // Once it is there it stays: something may have been typed.
  const hasForm = isInSight || whole.hasBeenOpen || isAfterList;
  const form = useRef<SearchFormHandle>(null);
  const isLed = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();

  const search = (entry: SearchEntry): void => {
    flushSync(() => whole.set(false));
    // On a phone the pressed button is folded away with the rest.
    if (document.activeElement?.getClientRects().length === 0) opener.current?.focus();
    onSearch(conditionOf(entry));
  };
  const groups = quickChoices({ condition, fiscalYearFirstMonth, hasPaymentDueDates, counts });
  const choose = (change: QuickChoice['change']): void => {
    if (form.current) form.current.choose(change);
    // Nothing can have been typed yet.
    else search({ ...entryOf(condition), ...entriesOf(change) });
  };

  const formThere = useCallback((handle: SearchFormHandle | null): void => {
    form.current = handle;
    // Somebody was led here before it came.
    if (handle && isLed.current) handle.focusFirst();
    isLed.current = false;
  }, []);

  useImperativeHandle(ref, () => ({
    leadTo: () => {
      flushSync(() => whole.set(true));
      if (form.current) form.current.focusFirst();
      else isLed.current = true;
    },
  }));

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
        {hasForm ? (
          <LaterSearchForm
            ref={formThere}
            condition={condition}
            options={options}
            hasPaymentDueDates={hasPaymentDueDates === true}
            refusal={refusal}
            onSearch={search}
            onRefused={() => whole.set(true)}
          />
        ) : null}
      </Card>
      <QuickChoices groups={groups} onChange={choose}>
        <SaveDeadlinesButton
          conditions={inForce(condition)}
          portal={portal}
          hasPaymentDueDates={hasPaymentDueDates}
          label={t('bills.quick.calendar')}
          variant="quiet"
        />
      </QuickChoices>
    </div>
  );
});
