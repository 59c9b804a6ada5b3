import { Suspense, useCallback, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.ts';
import { useStore } from '../../../lib/store.ts';
import { readPlanText } from '../../../shell/downloads/stored-parts.ts';
import { requestedBatchStore } from '../../../shell/downloads/large-batch.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const PartsPanel = lazyWithTexts(
  ['parts', 'downloads'],
  async () => (await import('./PartsPanel.tsx')).PartsPanel,
);

export interface BillPartsProps {
  /** Called after each saved part with the ids of the bills whose download status has changed (S4). */
  onPartSaved: (billIds: ReadonlySet<string>) => void;
}

/** The download in parts, if the customer has just requested a large batch, or the tab has a stored plan. */
export function BillParts({ onPartSaved }: BillPartsProps) {
  const batch = useStore(requestedBatchStore);
  const [hasStoredPlan, setHasStoredPlan] = useState(() => readPlanText() !== undefined);
  const close = useCallback(() => {
    requestedBatchStore.set(undefined);
    setHasStoredPlan(false);
  }, []);
  if (batch === undefined && !hasStoredPlan) return null;
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton lineCount={4} />
        </Card>
      }
    >
      <PartsPanel batch={batch} onPartSaved={onPartSaved} onClose={close} />
    </Suspense>
  );
}
