import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** What a link is good for, as the contract gives it: each state with what belongs to it (S4). */
interface LinkState {
  state: string;
}

/** Written as a method, so that the view of one state stands for a view of all in a lookup by state. */
type View<Link> = { render(props: { link: Link }): ReactNode }['render'];

/** A component for each state that the contract knows; one left out does not compile. */
export type LinkViews<Link extends LinkState> = {
  readonly [State in Link['state']]: View<Extract<Link, { state: State }>>;
};

export interface LinkStatesProps<Link extends LinkState> {
  link: Link;
  /** Outside of the component that shows them, so that an answer that comes anew keeps what is typed. */
  views: LinkViews<Link>;
}

/**
 * What a mailed link shows: the view of its state. A state that only a newer server knows is said, with
 * a way on.
 */
export function LinkStates<Link extends LinkState>({ link, views }: LinkStatesProps<Link>) {
  const viewOf: Readonly<Record<string, View<Link> | undefined>> = views;
  const View = Object.hasOwn(views, link.state) ? viewOf[link.state] : undefined;
  return View === undefined ? <UnknownLink /> : <View link={link} />;
}

function UnknownLink() {
  return (
    <Alert
      tone="warning"
      title={t('flow.link.unknown')}
      actions={
        <Button size="small" onClick={() => location.reload()}>
          {t('flow.link.reload')}
        </Button>
      }
    >
      <p>{t('flow.link.unknownNext')}</p>
    </Alert>
  );
}
