import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { linkClass } from '../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { fetchOnPress } from './early-fetch.ts';

export interface AppLinkProps extends LinkProps {
  kind?: 'inline' | 'standalone';
}

/** A link inside the portal, with the double-click guard of S9. */
export function AppLink({ kind = 'inline', className, onClick, ...linkProps }: AppLinkProps) {
  const guardClick = useClickGuard(LINK_GUARD_MS);
  return (
    <Link
      {...linkProps}
      className={className ?? linkClass(kind)}
      onMouseDown={(event) => fetchOnPress(linkProps.to, event)}
      onClick={guardClick((event: MouseEvent<HTMLAnchorElement>) => {
        fetchOnPress(linkProps.to, event);
        onClick?.(event);
      })}
    />
  );
}
