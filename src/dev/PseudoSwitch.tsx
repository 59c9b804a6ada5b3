import { useId, useState } from 'react';
import { isPseudo, setPseudo } from '../i18n/pseudo.ts';
import styles from './DevPanel.module.css';

/** Has the portal speak the developers' language: texts that are longer and marked (src/i18n/pseudo.ts). */
export function PseudoSwitch({ reload = () => location.reload() }: { reload?: () => void }) {
  const id = useId();
  const [isOn, setIsOn] = useState(isPseudo);
  const change = (next: boolean): void => {
    setIsOn(next);
    setPseudo(next);
    // As with any change of language (S4).
    reload();
  };
  return (
    <p className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
      />
      <label htmlFor={id}>
        Every text longer and marked ［…］; what is not marked is the issuer&rsquo;s
      </label>
    </p>
  );
}
