import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { claimPlace, ownerOfPlace } from '../session/places.ts';

/**
 * Marks each place in the history that the customer comes to as the customer's own. A place of somebody
 * who used this tab before leads to the top page: its address may hold that customer's search.
 *
 * @param mark of the customer (page-customer.ts); undefined while nobody knows who it is
 * @returns whether the open place may be shown
 */
export function useOwnPlace(mark: string | undefined): boolean {
  // Followed, since each place is another.
  useLocation();
  const navigate = useNavigate();
  const owner = ownerOfPlace();
  const isOwn = mark === undefined || owner === undefined || owner === mark;

  useEffect(() => {
    if (mark !== undefined && isOwn) claimPlace(mark);
  });
  useEffect(() => {
    if (!isOwn) void navigate(paths.top(), { replace: true });
  }, [isOwn, navigate]);
  return isOwn;
}
