import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { t } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/prices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import {
  downloadButtonId,
  type Downloads,
  type DownloadRequest,
  type DownloadState,
} from './download-store.ts';
import { DownloadNote, needsNote } from './DownloadNote.tsx';
import styles from './BatchBar.module.css';

/**
 * Keeps a focused element visible above a sticky bar at the lower edge of the window, for any height of the
 * bar (WCAG 2.2, focus not obscured). In a low window the bar is not sticky (BatchBar.module.css), and the
 * page scrolls as usual.
 */
function useScrollPadding<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const barRef = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = barRef.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const updatePadding = (): void => {
      const { position, bottom } = getComputedStyle(element);
      style.scrollPaddingBottom =
        position === 'sticky'
          ? `${element.offsetHeight + 2 * (Number.parseFloat(bottom) || 0)}px`
          : '';
    };
    // The observer also reports the first layout of the bar.
    const sizeObserver = new ResizeObserver(updatePadding);
    sizeObserver.observe(element);
    addEventListener('resize', updatePadding);
    return () => {
      sizeObserver.disconnect();
      removeEventListener('resize', updatePadding);
      style.scrollPaddingBottom = '';
    };
  }, []);
  return barRef;
}

export interface BatchBarProps {
  downloads: Downloads;
  /** The download of the selected items. */
  request: DownloadRequest;
  state: DownloadState | undefined;
  selectedCount: number;
  /** More information about the selected items. */
  note?: string | undefined;
  /** The text of the download button. */
  label: string;
  /** The reason why one file cannot contain the selection; undefined if it probably can. */
  problem: string | undefined;
  /** For a selection that is too large for one file: an explanation, and a function that starts a download in parts. */
  partsDownload?: { text: string; startInParts: () => void } | undefined;
  onClear: () => void;
}

/**
 * Actions for the selected items of a list. The bar stays visible at the lower edge of the window while items
 * are selected, or while the download is slow or has failed. In the tab order, the bar precedes the list.
 */
export function BatchBar(props: BatchBarProps) {
  return props.selectedCount === 0 && !needsNote(props.state) ? null : <VisibleBar {...props} />;
}

function VisibleBar(props: BatchBarProps) {
  const { downloads, state, selectedCount, request, onClear } = props;
  const barRef = useScrollPadding<HTMLElement>();
  const clearSelection = (): void => {
    onClear();
    downloads.dismiss(request.position);
  };
  return (
    <section className={styles.bar} ref={barRef} aria-label={t('downloads.batch.region')}>
      {selectedCount === 0 ? null : <Selection {...props} onClear={clearSelection} />}
      {needsNote(state) ? (
        <DownloadNote
          downloads={downloads}
          state={state}
          onUnselect={selectedCount === 0 ? undefined : clearSelection}
        />
      ) : null}
    </section>
  );
}

function Selection(props: BatchBarProps) {
  const { downloads, request, state, selectedCount, note, label, problem, partsDownload, onClear } =
    props;
  const hint = problem ?? partsDownload?.text;
  const hintId = useId();
  const lineRef = useFocusReturn<HTMLDivElement>();
  return (
    <div className={styles.line} ref={lineRef}>
      <p className={styles.count} role="status">
        {t('downloads.batch.selected', { count: formatCount(selectedCount) })}
        {note === undefined ? null : <span className={styles.note}> {note}</span>}
        {hint === undefined ? null : (
          <span className={styles.limit} id={hintId}>
            {hint}
          </span>
        )}
      </p>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('downloads.batch.clear')}
      </Button>
      <Button
        id={downloadButtonId(request)}
        variant="primary"
        size="small"
        icon={<Icon name="download" />}
        busy={state?.phase === 'running'}
        disabled={problem !== undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        onClick={partsDownload?.startInParts ?? (() => void downloads.start(request))}
      >
        {label}
      </Button>
    </div>
  );
}
