import { useLocation } from 'react-router';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { listReturnState } from '../../shell/links/return-to-row.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface BackToListProps {
  /** Path of the list. */
  path: string;
  /** The row to look for if nobody has come from one; undefined for none. */
  row?: string | undefined;
  children: string;
}

/** The way back: to the list as it was left, and to the row that was left there. */
export function BackToList({ path, row = '', children }: BackToListProps) {
  const place = listReturnState(useLocation().state) ?? { list: '', leftAt: row };
  return (
    <AppLink kind="standalone" to={path + place.list} state={place}>
      <Icon name="left" size={1.1} />
      {children}
    </AppLink>
  );
}
