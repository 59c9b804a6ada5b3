import { Suspense } from 'react';
import { lazyExtra } from '../../i18n/lazy-with-texts.ts';
import type { SupportInfo } from './message-store.ts';

const Details = lazyExtra(
  ['frame'],
  async () => (await import('./SupportDetailsBody.tsx')).SupportDetailsBody,
);

/** Flow id and time of an unexpected error, to copy for support. Loaded only when there is one. */
export function SupportDetails({ support }: { support: SupportInfo }) {
  return (
    <Suspense>
      <Details support={support} />
    </Suspense>
  );
}
