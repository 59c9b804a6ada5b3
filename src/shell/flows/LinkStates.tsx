import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** The state of a mailed link in the contract, with the fields of that state (S4). */
interface LinkState {
  state: string;
}

/** Typed as a method, so that the view of one state is assignable to the view of all states. */
type LinkView<Link> = { render(props: { link: Link }): ReactNode }['render'];

/** A component for each state of the contract. If a component is missing, the code does not compile. */
export type LinkViews<Link extends LinkState> = {
  readonly [State in Link['state']]: LinkView<Extract<Link, { state: State }>>;
};

export interface LinkStatesProps<Link extends LinkState> {
  link: Link;
  /** Use a constant outside of the component, so that a new answer does not mount the views again. */
  views: LinkViews<Link>;
}

/**
 * Renders the view for the state of a mailed link. For an unknown state of a newer server, renders a message
 * with a reload button.
 */
export function LinkStates<Link extends LinkState>({ link, views }: LinkStatesProps<Link>) {
  const viewByState: Readonly<Record<string, LinkView<Link> | undefined>> = views;
  const View = Object.hasOwn(views, link.state) ? viewByState[link.state] : undefined;
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
