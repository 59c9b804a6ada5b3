import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';

const ReceiptDialog = lazyWithTexts(
  ['receipt'],
  async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog,
);

/** Opens the receipt of what this browser has downloaded. */
export function ReceiptButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('bills.receipt')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReceiptDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
