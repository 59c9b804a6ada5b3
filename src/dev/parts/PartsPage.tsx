import { FlowParts } from './FlowParts.tsx';
import { FormParts } from './FormParts.tsx';
import { UiParts } from './UiParts.tsx';
import styles from './PartsPage.module.css';

/**
 * Every part of ui, forms and flows in every state it has, to be looked at in one place. In development
 * only, at `/{customer code}/mypage/_parts`; the words around the parts are for developers.
 */
export function PartsPage() {
  return (
    <main className={styles.page}>
      <h1 lang="en">Parts</h1>
      <UiParts />
      <FormParts />
      <FlowParts />
    </main>
  );
}
