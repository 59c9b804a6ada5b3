import { useCallback, useEffect, useState } from 'react';
import {
  formatError,
  listCalls,
  listCodeExamples,
  listOperations,
  listOrders,
  listReports,
  orderNextAnswer,
  readContractStatus,
  readRecording,
  cancelOrder,
  type Call,
  type CodeExamples,
  type ContractStatus,
  type Operation,
  type Order,
  type Recording,
  type Report,
} from './control.ts';

/** The interval at which the open panel requests new calls, in milliseconds. */
const REFRESH_INTERVAL_MS = 1000;

const noCodeExamples: CodeExamples = {};

/** The current data of the open panel. */
export function usePanelData() {
  const [operations, setOperations] = useState<readonly Operation[]>([]);
  const [codeExamples, setCodeExamples] = useState(noCodeExamples);
  const [contractStatus, setContractStatus] = useState<ContractStatus>();
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [recording, setRecording] = useState<Recording>();
  const [offlineProblem, setOfflineProblem] = useState<string>();
  const [orderProblem, setOrderProblem] = useState<string>();

  const showFailure = useCallback(
    (error: unknown): void => setOfflineProblem(formatError(error)),
    [],
  );
  const refresh = useCallback(
    (): Promise<void> =>
      Promise.all([
        listCalls(),
        listReports(),
        listOrders(),
        readContractStatus(),
        readRecording(),
      ]).then(([nextCalls, nextReports, nextOrders, nextContractStatus, nextRecording]) => {
        setRecording(nextRecording);
        setCalls(nextCalls);
        setReports(nextReports);
        setOrders(nextOrders);
        setContractStatus(nextContractStatus);
        setOfflineProblem(undefined);
      }, showFailure),
    [showFailure],
  );

  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  // Operations and codes are requested again each time the mock server has reloaded the contract.
  const readAt = contractStatus?.readAt;
  useEffect(() => {
    if (readAt === undefined) return;
    listOperations().then(setOperations, showFailure);
    listCodeExamples().then(setCodeExamples, showFailure);
  }, [readAt, showFailure]);

  const runAndRefresh = async (promise: Promise<unknown>): Promise<void> => {
    setOrderProblem(undefined);
    await promise.catch((error: unknown) => setOrderProblem(formatError(error)));
    await refresh();
  };

  return {
    operations,
    codeExamples,
    calls,
    reports,
    orders,
    recording,
    problem: orderProblem ?? offlineProblem ?? contractStatus?.problem ?? undefined,
    /** Waits for an action of the panel, then refreshes the data. Shows a failure as the panel's problem. */
    runAction: (promise: Promise<unknown>): void => void runAndRefresh(promise),
    orderAnswer: (newOrder: Order): void => void runAndRefresh(orderNextAnswer(newOrder)),
    cancelOrder: (operationId: string): void => void runAndRefresh(cancelOrder(operationId)),
  };
}
