import { useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CopiedText.module.css';

interface Outcome {
  isCopied: boolean;
  /** Each press is told, also the second of the same text. */
  press: number;
}

/** Whether it could be written: not every browser has a clipboard for us, or lets us. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Where it could not be copied: selected, it is one key away. */
function select(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** A text that is carried elsewhere, with the button that copies it and says that it did. */
export function CopiedText({ text, copyText }: { text: string; copyText: string }) {
  const element = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (): Promise<void> => {
    const isCopied = await writeToClipboard(text);
    if (!isCopied) select(element.current);
    setOutcome((before) => ({ isCopied, press: (before?.press ?? 0) + 1 }));
  };
  return (
    <div className={styles.copied}>
      <code ref={element} className={styles.text} translate="no">
        {text}
      </code>
      <div className={styles.row}>
        <Button size="small" onClick={() => void copy()}>
          {copyText}
        </Button>
        <span role="status" className={styles.outcome}>
          {outcome === undefined ? null : (
            <span key={outcome.press} className={outcome.isCopied ? styles.done : styles.failed}>
              <Icon name={outcome.isCopied ? 'check' : 'alert'} />
              {outcome.isCopied
                ? t('e-storage.generated.copied')
                : t('e-storage.generated.notCopied')}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
