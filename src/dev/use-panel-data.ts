import { useCallback, useEffect, useState } from 'react';
import {
  listCalls,
  listCodes,
  listOperations,
  listOrders,
  orderNext,
  readContractNews,
  takeBack,
  type Call,
  type Codes,
  type ContractNews,
  type Operation,
  type Order,
} from './control.ts';

/** How often the panel looks for new calls while it is open, in milliseconds. */
const LOOK_EVERY_MS = 1000;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const noCodes: Codes = {};

/** What the open panel shows, kept up to date. */
export function usePanelData() {
  const [operations, setOperations] = useState<readonly Operation[]>([]);
  const [codes, setCodes] = useState(noCodes);
  const [contract, setContract] = useState<ContractNews>();
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [unreachable, setUnreachable] = useState<string>();
  const [refused, setRefused] = useState<string>();

  const fail = useCallback((error: unknown): void => setUnreachable(wordsOf(error)), []);
  const look = useCallback(
    (): Promise<void> =>
      Promise.all([listCalls(), listOrders(), readContractNews()]).then(
        ([nextCalls, nextOrders, news]) => {
          setCalls(nextCalls);
          setOrders(nextOrders);
          setContract(news);
          setUnreachable(undefined);
        },
        fail,
      ),
    [fail],
  );

  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  // Once more whenever the mock server has read the contract anew.
  const readAt = contract?.readAt;
  useEffect(() => {
    if (readAt === undefined) return;
    listOperations().then(setOperations, fail);
    listCodes().then(setCodes, fail);
  }, [readAt, fail]);

  const change = async (work: Promise<unknown>): Promise<void> => {
    setRefused(undefined);
    await work.catch((error: unknown) => setRefused(wordsOf(error)));
    await look();
  };

  return {
    operations,
    codes,
    calls,
    orders,
    problem: refused ?? unreachable ?? contract?.problem ?? undefined,
    order: (wanted: Order): void => void change(orderNext(wanted)),
    takeBack: (operationId: string): void => void change(takeBack(operationId)),
  };
}
