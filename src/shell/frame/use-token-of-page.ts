import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useGetDownloadSession } from '../../../generated/hooks/downloads/downloads.ts';
import { dispositionOf } from '../../api/errors.ts';
import { readHistoryAddress } from '../../lib/history-address.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useWrongAddress } from '../errors/use-wrong-address.ts';

/** What S8 says of an address that is no link of ours; the text leads back to the mail. */
const noLink = '401-1-08-01';

/** A session that is over has no login that could be led to, where nobody knows the link any more. */
const keepsLogin = { keeps: (error: unknown) => dispositionOf(error) === 'login' };

export interface TokenOfPage {
  /** Undefined while it is asked for, and where it cannot be known. */
  token: string | undefined;
  isAsked: boolean;
  error: unknown;
  askAgain: () => void;
}

/**
 * The token of the address, or of the page before it where the address has none (status history). Loaded by
 * itself, such a page asks which link the browser is logged in to, by its bill.
 */
export function useTokenOfPage(): TokenOfPage {
  const { token } = useParams();
  const { search } = useLocation();
  const [last, setLast] = useState(token);
  if (token !== undefined && token !== last) setLast(token);
  const known = token ?? last;
  const isNone = known !== undefined && !linkToken.test(known);

  const { billId } = readHistoryAddress(new URLSearchParams(search));
  const asked = useGetDownloadSession(billId === undefined ? undefined : { billId }, {
    query: { enabled: known === undefined, meta: keepsLogin },
  });
  if (known === undefined && asked.data !== undefined) setLast(asked.data.token);

  useWrongAddress(isNone || keepsLogin.keeps(asked.error) ? noLink : undefined);
  return {
    token: isNone ? undefined : known,
    isAsked: known === undefined && asked.isFetching,
    error: known === undefined ? asked.error : null,
    askAgain: () => void asked.refetch(),
  };
}
