import { t } from '../../i18n/i18n.ts';
import { formatSize } from '../../lib/files.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { downloadButtonId, type Downloads, type DownloadState } from './download-store.ts';
import styles from './DownloadNote.module.css';

export interface DownloadNoteProps {
  downloads: Downloads;
  state: DownloadState | undefined;
  /** Opens the search form, if a narrower search would help. */
  onNarrowSearch?: (() => void) | undefined;
  /** Clears the selection, if the selected files cannot be downloaded. */
  onUnselect?: (() => void) | undefined;
}

type StateInPhase<PhaseName extends DownloadState['phase']> = Extract<
  DownloadState,
  { phase: PhaseName }
>;

/** Whether a slow or failed download needs a note below its button. The page announces a saved file. */
export function needsNote(state: DownloadState | undefined): state is DownloadState {
  if (state?.phase === 'running') return state.isSlow;
  return state?.phase === 'failed' || state?.phase === 'unavailable';
}

/**
 * The note of a download: the progress with a cancel button, the reason of a failure with the next steps, or
 * the saved file. The note is mounted together with the download button, so that screen readers announce changes.
 */
export function DownloadNote({ downloads, state, ...stepHandlers }: DownloadNoteProps) {
  return (
    <div className={styles.note}>
      {state?.phase === 'running' && state.isSlow ? (
        <Progress downloads={downloads} state={state} />
      ) : null}
      <span className={styles.saved} role="status">
        {state?.phase === 'saved' ? t('downloads.saved', { fileName: state.fileName }) : null}
      </span>
      {state?.phase === 'unavailable' ? <UnavailableFile state={state} /> : null}
      {state?.phase === 'failed' ? (
        <Failure downloads={downloads} state={state} {...stepHandlers} />
      ) : null}
    </div>
  );
}

function Progress({ downloads, state }: { downloads: Downloads; state: StateInPhase<'running'> }) {
  const { request, receivedBytes, totalBytes } = state;
  const noteRef = useFocusReturn<HTMLDivElement>(downloadButtonId(request));
  return (
    <div className={styles.progress} ref={noteRef}>
      <progress
        className={styles.bar}
        aria-label={t('downloads.progress')}
        max={totalBytes}
        value={totalBytes === undefined ? undefined : receivedBytes}
      />
      <p className={styles.text}>
        {/* Hidden from screen readers: a hundred announcements would each interrupt the previous one. */}
        <span aria-hidden="true">{progressText(receivedBytes, totalBytes)}</span>
        <VisuallyHidden role="status">
          {receivedBytes === 0 ? t('downloads.preparing') : t('downloads.running')}
        </VisuallyHidden>
      </p>
      <Button size="small" variant="quiet" onClick={() => downloads.cancel(request.position)}>
        {t('downloads.cancel')}
      </Button>
    </div>
  );
}

function progressText(receivedBytes: number, totalBytes: number | undefined): string {
  if (receivedBytes === 0) return t('downloads.preparing');
  if (totalBytes === undefined)
    return t('downloads.received', { received: formatSize(receivedBytes) });
  return t('downloads.receivedOf', {
    received: formatSize(receivedBytes),
    total: formatSize(totalBytes),
  });
}

/** The notice at an unavailable file. The message area announces the reason (S8), so the notice does not. */
function UnavailableFile({ state }: { state: StateInPhase<'unavailable'> }) {
  return (
    <p className={styles.unavailable}>
      <Badge tone="danger">{t(`downloads.gone.${state.reason}`)}</Badge>
      {t(`downloads.goneHint.${state.reason}`)}
    </p>
  );
}

type FailureProps = Pick<DownloadNoteProps, 'downloads' | 'onNarrowSearch' | 'onUnselect'> & {
  state: StateInPhase<'failed'>;
};

function Failure({ downloads, state, onNarrowSearch, onUnselect }: FailureProps) {
  const { error, request } = state;
  const noteRef = useFocusReturn<HTMLDivElement>(downloadButtonId(request));
  return (
    <div ref={noteRef}>
      <ErrorNotice
        error={error}
        showsAnyError
        onRetry={() => void downloads.start(request)}
        onDismiss={() => downloads.dismiss(request.position)}
        onNarrowSearch={onNarrowSearch}
        onUnselect={onUnselect}
      />
    </div>
  );
}
