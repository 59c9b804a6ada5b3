import type { EStorageLinkageGenerated } from '../../../generated/model/eStorageLinkageGenerated.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { ServiceLink } from './ServiceLink.tsx';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LinkageCard.module.css';

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
function CopiedText({ text, copyText }: { text: string; copyText: string }) {
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

export interface GeneratedLinkageProps {
  linkage: EStorageLinkageGenerated;
  isBusy: boolean;
  onDelete: () => void;
}

/** URL and code to be copied into the storage service, and the way to end the link (S4). */
export function GeneratedLinkage({ linkage, isBusy, onDelete }: GeneratedLinkageProps) {
  const { serviceName, linkageUrl, linkageCode, generatedAt } = linkage;
  return (
    <>
      <h2 className={styles.title}>{t('e-storage.generated.title')}</h2>
      <p>{t('e-storage.generated.next', { serviceName })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('e-storage.generated.linkageUrl')}</dt>
          <dd>
            <CopiedText text={linkageUrl} copyText={t('e-storage.generated.copyUrl')} />
          </dd>
        </div>
        <div>
          <dt>{t('e-storage.generated.linkageCode')}</dt>
          <dd>
            <CopiedText text={linkageCode} copyText={t('e-storage.generated.copyCode')} />
            <p className={styles.aside}>{t('e-storage.generated.secret')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('e-storage.generated.generatedAt')}</dt>
          <dd>{formatMoment(generatedAt)}</dd>
        </div>
      </dl>
      <ServiceLink service={linkage} />
      <div className={styles.end}>
        <div>
          <h3 className={styles.endTitle}>{t('e-storage.generated.endTitle')}</h3>
          <p className={styles.aside}>{t('e-storage.generated.endText')}</p>
        </div>
        <Button busy={isBusy} onClick={onDelete}>
          {t('e-storage.generated.delete')}
        </Button>
      </div>
    </>
  );
}
