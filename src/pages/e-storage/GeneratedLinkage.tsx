import type { EStorageLinkage } from '../../../generated/model/eStorageLinkage.ts';
import { t } from '../../i18n/i18n.ts';
import { safeHttpUrl } from '../../lib/links.ts';
import { ExternalLink } from '../../shell/links/ExternalLink.tsx';
import type { EStorageLinkageGenerated } from '../../../generated/model/eStorageLinkageGenerated.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LinkageCard.module.css';

/**
 * A link to the site of the storage service, with a confirmation (S2). Nothing if the address of the site
 * may not be opened (S5).
 */
export function ServiceLink({
  service: { serviceName, serviceUrl },
}: {
  service: Pick<EStorageLinkage, 'serviceName' | 'serviceUrl'>;
}) {
  if (serviceUrl === null || safeHttpUrl(serviceUrl) === undefined) return null;
  return <ExternalLink href={serviceUrl}>{t('e-storage.service', { serviceName })}</ExternalLink>;
}

interface CopyResult {
  isCopied: boolean;
  /** Counts the presses, so that screen readers announce each one. */
  pressCount: number;
}

/** Copies a text. Returns false if the browser has no clipboard or refuses the access. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text, so that the customer can copy it with one key. */
function selectText(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** A text, with a button that copies it and the result of the copy. */
function CopyField({ text, buttonText }: { text: string; buttonText: string }) {
  const textRef = useRef<HTMLElement>(null);
  const [copyResult, setCopyResult] = useState<CopyResult>();
  const copyText = async (): Promise<void> => {
    const isCopied = await writeToClipboard(text);
    if (!isCopied) selectText(textRef.current);
    setCopyResult((previousResult) => ({
      isCopied,
      pressCount: (previousResult?.pressCount ?? 0) + 1,
    }));
  };
  return (
    <div className={styles.copyField}>
      <code ref={textRef} className={styles.text} translate="no">
        {text}
      </code>
      <div className={styles.row}>
        <Button size="small" onClick={() => void copyText()}>
          {buttonText}
        </Button>
        <span role="status" className={styles.copyResult}>
          {copyResult === undefined ? null : (
            <span
              key={copyResult.pressCount}
              className={copyResult.isCopied ? styles.success : styles.failure}
            >
              <Icon name={copyResult.isCopied ? 'check' : 'alert'} />
              {copyResult.isCopied
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

/** URL and code to copy into the storage service, and the button that deletes the linkage (S4). */
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
            <CopyField text={linkageUrl} buttonText={t('e-storage.generated.copyUrl')} />
          </dd>
        </div>
        <div>
          <dt>{t('e-storage.generated.linkageCode')}</dt>
          <dd>
            <CopyField text={linkageCode} buttonText={t('e-storage.generated.copyCode')} />
            <p className={styles.secondaryText}>{t('e-storage.generated.secret')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('e-storage.generated.generatedAt')}</dt>
          <dd>{formatMoment(generatedAt)}</dd>
        </div>
      </dl>
      <ServiceLink service={linkage} />
      <div className={styles.deletion}>
        <div>
          <h3 className={styles.deletionTitle}>{t('e-storage.generated.endTitle')}</h3>
          <p className={styles.secondaryText}>{t('e-storage.generated.endText')}</p>
        </div>
        <Button busy={isBusy} onClick={onDelete}>
          {t('e-storage.generated.delete')}
        </Button>
      </div>
    </>
  );
}
