import { Icon } from './Icon.tsx';
import styles from './parts.module.css';

/** The notice in place of an invalid entry of a list. */
export const Unreadable = ({ text }: { text: string }) => (
  <p className={styles.unreadable}>
    <Icon name="alert" />
    <span>{text}</span>
  </p>
);
