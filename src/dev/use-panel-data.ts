import { useCallback, useEffect, useState } from 'react';
import {
  forgetOrders,
  listCalls,
  listOperations,
  listOrders,
  orderNext,
  type Call,
  type Operation,
  type Order,
} from './control.ts';

/** How often the panel looks for new calls while it is open, in milliseconds. */
const LOOK_EVERY_MS = 1500;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What the open panel shows, kept up to date. */
export function usePanelData() {
  const [operations, setOperations] = useState<readonly Operation[]>([]);
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [problem, setProblem] = useState<string>();

  const look = useCallback(async (): Promise<void> => {
    try {
      const [nextCalls, nextOrders] = await Promise.all([listCalls(), listOrders()]);
      setCalls(nextCalls);
      setOrders(nextOrders);
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }, []);

  useEffect(() => {
    listOperations().then(setOperations, (error: unknown) => setProblem(wordsOf(error)));
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  const change = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    await look();
  };

  return {
    operations,
    calls,
    orders,
    problem,
    order: (wanted: Order): void => void change(() => orderNext(wanted)),
    forget: (): void => void change(forgetOrders),
  };
}
