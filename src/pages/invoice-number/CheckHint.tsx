import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { hasFittingCheckDigit } from './check-digit.ts';
import { keptNumber, numberFormat } from './number-format.ts';
import styles from './InvoiceNumberPage.module.css';

/** Says that a number may be mistyped. It refuses nothing: not every number follows the rule. */
export function CheckHint({ entry }: { entry: string }) {
  const number = keptNumber(entry);
  const isWhole = number !== '' && numberFormat.rule(number) === null;
  return (
    <div aria-live="polite" className={styles.hint}>
      {isWhole && !hasFittingCheckDigit(number) ? (
        <Alert tone="info" title={t('invoice-number.check.title')}>
          <p>{t('invoice-number.check.text')}</p>
        </Alert>
      ) : null}
    </div>
  );
}
