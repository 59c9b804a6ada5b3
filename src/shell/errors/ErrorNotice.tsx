import { Component, Suspense, type ReactNode } from 'react';
import { dispositionOf } from '../../api/errors.ts';
import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';

export interface ErrorNoticeProps {
  /** Whatever a hook or a call gave as its error; null or undefined for none. */
  error: unknown;
  /** Fields of the form that show their own messages (useFieldErrors): those are left out here. */
  fields?: readonly string[] | undefined;
  /** Offers to try again. */
  onRetry?: (() => void) | undefined;
  /** Buttons and links of the next step, beside those of the text itself. */
  actions?: ReactNode;
}

const Body = lazyWithTexts(
  ['errors', 'field-names', 'frame'],
  async () => (await import('./ErrorNoticeBody.tsx')).ErrorNoticeBody,
);

/** Should the texts themselves not load (no connection), there is one that is always here. */
class Fallback extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Alert tone="error" title={t('shell.failed.network')} />;
  }
}

/**
 * An error that is the screen's own (S8: "passed to the caller"), where the screen wants it. Renders
 * nothing for errors that are dealt with elsewhere.
 */
export function ErrorNotice(props: ErrorNoticeProps) {
  if (props.error == null || dispositionOf(props.error) !== 'caller') return null;
  return (
    <Fallback>
      <Suspense>
        <Body {...props} />
      </Suspense>
    </Fallback>
  );
}
