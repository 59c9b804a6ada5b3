import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { explainMissingChunk, isChunkError } from '../messages/new-version.ts';
import { reportCrash } from './report-crash.ts';

interface BoundaryProps {
  /** Another value gives the contents a new try. */
  place: string;
  /** What stands in place of what broke; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  place: string;
  isBroken: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, isBroken: false };

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    before: BoundaryState,
  ): BoundaryState | null {
    return place === before.place ? null : { place, isBroken: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) void explainMissingChunk(error);
    else reportCrash();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/**
 * A page that breaks while it is rendered shows 500-1-00-01 in the message area (S8), inside a frame
 * that still works; the next page has a clean start.
 */
export function ErrorBoundary({ children, fallback }: Omit<BoundaryProps, 'place'>) {
  return (
    <Boundary place={useLocation().key} fallback={fallback}>
      {children}
    </Boundary>
  );
}
