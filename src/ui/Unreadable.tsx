import { Icon } from './Icon.tsx';
import styles from './parts.module.css';

/** Stands in the place of one entry of a list that cannot be shown, and says so; the others are there. */
export const Unreadable = ({ text }: { text: string }) => (
  <p className={styles.unreadable}>
    <Icon name="alert" />
    <span>{text}</span>
  </p>
);
