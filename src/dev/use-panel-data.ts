import { useCallback, useEffect, useState } from 'react';
import {
  listCalls,
  listMeanings,
  listOperations,
  listOrders,
  orderNext,
  takeBack,
  type Call,
  type Meanings,
  type Operation,
  type Order,
} from './control.ts';

/** How often the panel looks for new calls while it is open, in milliseconds. */
const LOOK_EVERY_MS = 1000;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const noMeanings: Meanings = {};

/** What the open panel shows, kept up to date. */
export function usePanelData() {
  const [operations, setOperations] = useState<readonly Operation[]>([]);
  const [meanings, setMeanings] = useState(noMeanings);
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [unreachable, setUnreachable] = useState<string>();
  const [refused, setRefused] = useState<string>();

  const fail = useCallback((error: unknown): void => setUnreachable(wordsOf(error)), []);
  const look = useCallback(
    (): Promise<void> =>
      Promise.all([listCalls(), listOrders()]).then(([nextCalls, nextOrders]) => {
        setCalls(nextCalls);
        setOrders(nextOrders);
        setUnreachable(undefined);
      }, fail),
    [fail],
  );

  useEffect(() => {
    listOperations().then(setOperations, fail);
    listMeanings().then(setMeanings, fail);
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [fail, look]);

  const change = async (work: Promise<unknown>): Promise<void> => {
    setRefused(undefined);
    await work.catch((error: unknown) => setRefused(wordsOf(error)));
    await look();
  };

  return {
    operations,
    meanings,
    calls,
    orders,
    problem: refused ?? unreachable,
    order: (wanted: Order): void => void change(orderNext(wanted)),
    takeBack: (operationId: string): void => void change(takeBack(operationId)),
  };
}
