import { Component, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noteFault } from '../../api/faults.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { keepsMessage } from '../messages/message-store.ts';
import { explainMissingChunk, isChunkError } from '../messages/new-version.ts';
import { errorOfCode } from './error-of-code.ts';
import { handleError } from './handle-error.ts';

interface BoundaryProps {
  /** The key of the history entry. A change of the key renders the contents again. */
  entryKey: string;
  /** Renders the contents again. */
  onRetry: () => void;
  /** Renders a frame around the retry button, if the frame of the page has crashed. */
  renderFrame: (contents: ReactNode) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  /** The key of the last render. */
  entryKey?: string;
  failure?: 'crashed' | 'missing' | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromProps(
    { entryKey }: BoundaryProps,
    previousState: BoundaryState,
  ): BoundaryState | null {
    return entryKey === previousState.entryKey ? null : { entryKey, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: isChunkError(error) ? 'missing' : 'crashed' };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) void explainMissingChunk(error);
    else {
      noteFault({ crash: error });
      handleError(errorOfCode('500-1-00-01'));
    }
  }

  override render(): ReactNode {
    const { children, renderFrame, onRetry } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return children;
    return renderFrame(
      failure === 'missing' ? <Button onClick={onRetry}>{t('common.retry')}</Button> : null,
    );
  }
}

const withoutFrame: BoundaryProps['renderFrame'] = (contents) => contents;

/**
 * If a page crashes while rendering, 500-1-00-01 appears in the message area (S8), and the frame still works. If the
 * code of a page failed to load, a retry button replaces the page. Each navigation renders the page again.
 */
export function ErrorBoundary({
  children,
  renderFrame = withoutFrame,
}: Pick<BoundaryProps, 'children'> & Partial<Pick<BoundaryProps, 'renderFrame'>>) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationState: unknown = location.state;
  return (
    <Boundary
      entryKey={location.key}
      renderFrame={renderFrame}
      // Replaces the history entry by the same entry. This navigation also closes the message about the
      // failure.
      onRetry={() =>
        void navigate(location, {
          replace: true,
          state: keepsMessage(navigationState) ? null : navigationState,
        })
      }
    >
      {children}
    </Boundary>
  );
}
