import { Component, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { asksToKeep } from '../messages/message-store.ts';
import { explainMissingChunk, isChunkError } from '../messages/new-version.ts';
import { errorOfCode } from './error-of-code.ts';
import { handleError } from './handle-error.ts';

/** Any other render crash shows 500-1-00-01 (S8). */
function reportCrash(): void {
  handleError(errorOfCode('500-1-00-01'));
}

interface BoundaryProps {
  /** Another value gives the contents a new try. */
  place: string;
  /** Gives them one. */
  onRetry: () => void;
  /** The frame to show if the page's own frame has crashed. */
  frame: (inside: ReactNode) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  /** As last rendered: every render takes it from the props first. */
  place?: string;
  broken?: 'crashed' | 'missing' | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    before: BoundaryState,
  ): BoundaryState | null {
    return place === before.place ? null : { place, broken: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: isChunkError(error) ? 'missing' : 'crashed' };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) void explainMissingChunk(error);
    else reportCrash();
  }

  override render(): ReactNode {
    const { children, frame, onRetry } = this.props;
    const { broken } = this.state;
    if (broken === undefined) return children;
    return frame(
      broken === 'missing' ? <Button onClick={onRetry}>{t('common.retry')}</Button> : null,
    );
  }
}

const noFrame: BoundaryProps['frame'] = (inside) => inside;

/**
 * A page that breaks while it is rendered shows 500-1-00-01 in the message area (S8), inside a frame
 * that still works; the next page has a clean start. One that did not load can be tried again in its
 * place.
 */
export function ErrorBoundary({
  children,
  frame = noFrame,
}: Pick<BoundaryProps, 'children'> & Partial<Pick<BoundaryProps, 'frame'>>) {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  return (
    <Boundary
      place={location.key}
      frame={frame}
      // Navigates to the same entry again, which closes the message about the failure.
      onRetry={() =>
        void navigate(location, { replace: true, state: asksToKeep(state) ? null : state })
      }
    >
      {children}
    </Boundary>
  );
}
