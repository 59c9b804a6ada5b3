import { useCallback, useEffect, useState } from 'react';
import {
  listCalls,
  listCodes,
  listOperations,
  listOrders,
  listReports,
  orderNext,
  readContractNews,
  readRecording,
  cancelOrder,
  type Call,
  type Codes,
  type ContractNews,
  type Operation,
  type Order,
  type Recording,
  type Report,
} from './control.ts';

/** The interval at which the open panel requests new calls, in milliseconds. */
const LOOK_EVERY_MS = 1000;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const noCodes: Codes = {};

/** The current data of the open panel. */
export function usePanelData() {
  const [operations, setOperations] = useState<readonly Operation[]>([]);
  const [codes, setCodes] = useState(noCodes);
  const [contract, setContract] = useState<ContractNews>();
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [recording, setRecording] = useState<Recording>();
  const [unreachable, setUnreachable] = useState<string>();
  const [refused, setRefused] = useState<string>();

  const fail = useCallback((error: unknown): void => setUnreachable(wordsOf(error)), []);
  const look = useCallback(
    (): Promise<void> =>
      Promise.all([
        listCalls(),
        listReports(),
        listOrders(),
        readContractNews(),
        readRecording(),
      ]).then(([nextCalls, nextReports, nextOrders, news, nextRecording]) => {
        setRecording(nextRecording);
        setCalls(nextCalls);
        setReports(nextReports);
        setOrders(nextOrders);
        setContract(news);
        setUnreachable(undefined);
      }, fail),
    [fail],
  );

  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  // Again after each reload of the contract by the mock server.
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
    reports,
    orders,
    recording,
    problem: refused ?? unreachable ?? contract?.problem ?? undefined,
    /** Runs work of the panel; a failure is shown as its problem. */
    run: (work: Promise<unknown>): void => void change(work),
    order: (newOrder: Order): void => void change(orderNext(newOrder)),
    cancelOrder: (operationId: string): void => void change(cancelOrder(operationId)),
  };
}
