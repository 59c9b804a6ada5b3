import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { linkClass } from '../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { prepareFor } from './prepare.ts';

export interface AppLinkProps extends LinkProps {
  kind?: 'inline' | 'standalone';
}

/** A link inside the portal, with the double-click guard of S9. */
export function AppLink({ kind = 'inline', className, onClick, ...rest }: AppLinkProps) {
  const guard = useClickGuard(LINK_GUARD_MS);
  return (
    <Link
      {...rest}
      className={className ?? linkClass(kind)}
      onMouseDown={(event) => prepareFor(rest.to, event)}
      onClick={guard((event: MouseEvent<HTMLAnchorElement>) => {
        prepareFor(rest.to, event);
        onClick?.(event);
      })}
    />
  );
}
