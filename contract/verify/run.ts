import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from './assets.ts';
import type { Check } from './behaviour/check.ts';
import { usedChecks } from './behaviour/checks.ts';
import { everyCallChecks } from './behaviour/every-call.ts';
import { verifyBehaviour } from './behaviour/run.ts';
import { levelOf } from './levels.ts';
import { fetchFirstAnswer } from './preflight.ts';
import { jsonOf } from './text.ts';
import { CannotVerify, readOptions, usage, type VerifyOptions } from './options.ts';
import { ownershipCells } from './ownership.ts';
import { refusalChecks } from './refusals.ts';
import { printedResult, writeReports } from './report.ts';
import { verifyScenario } from './scenario.ts';
import { verifyProvider, type Target, type VerifiedCall } from './verify.ts';
import { createAnswerChecker, type AnswerChecker } from './whole-answers.ts';

/**
 * Merges several runs into one. A call that failed in any run counts as failed. If the call passed in other runs, its
 * first fault reports that.
 *
 * @param runs each with the same calls
 */
function mergeRuns(runs: readonly (readonly VerifiedCall[])[]): VerifiedCall[] {
  return (runs[0] ?? []).map((call) => {
    const sameCalls = runs.flatMap((run) =>
      run.filter(({ description }) => description === call.description),
    );
    const failedCalls = sameCalls.filter(({ ok }) => !ok);
    const [firstFailure] = failedCalls;
    if (!firstFailure || failedCalls.length === sameCalls.length) return firstFailure ?? call;
    const differenceFault = {
      where: `${sameCalls.length} runs`,
      expected: 'the same result in each run',
      got: `${sameCalls.length - failedCalls.length} passed, ${failedCalls.length} failed as follows`,
    };
    return { ...firstFailure, faults: [differenceFault, ...firstFailure.faults] };
  });
}

/** A provider that is started only for the verification. */
export type StartedProvider = { url: string; statesUrl: string; close: () => Promise<void> };

/** What the caller gives to the command: contract files, a provider, the output. */
export type VerificationContext = {
  assets: Assets;
  /** Starts a provider if `--provider` is missing. */
  startProvider?: () => Promise<StartedProvider>;
  print: (text: string) => void;
  /** Chooses among the checks that make several calls; default: all of them. */
  isChosen?: (check: Check) => boolean;
};

/** Default path of the address that sets provider states; not part of the API. */
const statesPath = '/_pact/provider-state';

/** The results of the validation of whole answers, one for each operation that answered. */
const answerResultsOf = (
  answerChecker: AnswerChecker,
  { operationIds }: Target,
  { operations }: Assets,
): VerifiedCall[] =>
  operations.flatMap((operation) => {
    const { operationId } = operation;
    const faults = answerChecker.results().get(operationId);
    if (faults === undefined || !operationIds.has(operationId)) return [];
    return {
      operationId,
      description: `${operationId}: complete answers keep the contract`,
      given: [],
      call: '',
      ok: faults.length === 0,
      faults: [...faults],
      breaks: 'The portal or the browser receives an answer that it does not expect.',
      level: levelOf(operation),
    };
  });

/**
 * If the issuer has disabled the preview of bills, failed calls of the preview count as not checked. The check for a
 * disabled preview still counts (behaviour/settings.ts).
 */
async function markPreviewAsNotChecked(
  calls: readonly VerifiedCall[],
  { provider, base, timeoutMs }: Target,
): Promise<VerifiedCall[]> {
  const setting = 'isBillPreviewEnabled';
  const isFailedPreview = (call: VerifiedCall): boolean =>
    !call.ok && call.operationId === 'previewBillPdf' && !call.description.includes(setting);
  if (!calls.some(isFailedPreview)) return [...calls];
  const { text } = await fetchFirstAnswer(`${provider}${base}/setting/info`, timeoutMs);
  if (Reflect.get(Object(jsonOf(text)), setting) === true) return [...calls];
  const notCheckedResult = {
    ok: true,
    faults: [],
    notChecked: `the issuer has no preview (${setting})`,
  };
  return calls.map((call) => (isFailedPreview(call) ? { ...call, ...notCheckedResult } : call));
}

async function verifyOnce(
  assets: Assets,
  target: Target & Pick<VerifyOptions, 'seed' | 'maxLevel' | 'scenario'>,
  answerChecker: AnswerChecker,
  isChosen: (check: Check) => boolean = () => true,
): Promise<VerifiedCall[]> {
  const { seed, maxLevel, scenario } = target;
  answerChecker.forget();
  if (scenario) {
    const calls = await verifyScenario(assets, target, scenario, answerChecker.check);
    return [...calls, ...answerResultsOf(answerChecker, target, assets)];
  }
  const checks = [
    ...usedChecks(assets.pact),
    ...everyCallChecks(assets),
    ...ownershipCells(assets).flatMap(({ check }) => check ?? []),
    ...refusalChecks(assets, seed),
  ].filter((check) => (check.level ?? 1) <= maxLevel && isChosen(check));
  const calls = [
    ...(await verifyProvider(assets, target, answerChecker)),
    ...(await verifyBehaviour(assets, target, checks, { onAnswer: answerChecker.check })),
    ...answerResultsOf(answerChecker, target, assets),
  ];
  return markPreviewAsNotChecked(calls, target);
}

/** What a verification cannot show. */
const uncheckedTopics = (assets: Assets): string[] => [
  'Mails, the moment at which a period ends, simultaneous calls, the content of files: see "Not checked" of the README.',
  ...ownershipCells(assets).flatMap(({ operationId, caller, reason }) =>
    reason === undefined ? [] : [`${operationId} for ${caller}: ${reason}`],
  ),
];

async function verify(
  options: VerifyOptions,
  { assets, startProvider, print, isChosen }: VerificationContext,
) {
  const startedProvider = options.provider === undefined ? await startProvider?.() : undefined;
  const provider = options.provider ?? startedProvider?.url;
  if (provider === undefined) {
    throw new CannotVerify(`Name the server to verify by --provider.\n${usage}`);
  }
  const statesUrl = options.statesUrl ?? startedProvider?.statesUrl ?? `${provider}${statesPath}`;
  try {
    const target = { ...options, provider, statesUrl };
    const runs: VerifiedCall[][] = [];
    const answerChecker = createAnswerChecker(assets.contract, options.base);
    for (let runIndex = 0; runIndex < options.runCount; runIndex += 1) {
      runs.push(await verifyOnce(assets, target, answerChecker, isChosen));
    }
    const results = mergeRuns(runs);
    const calls = results.filter((call) => call.notChecked === undefined);
    const uncheckedResults = results.flatMap(({ description, notChecked }) =>
      notChecked === undefined ? [] : `${description}: ${notChecked}`,
    );
    const details = {
      screensByOperation: assets.screensByOperation,
      slow: answerChecker.answersSlowerThan(options.slowMs),
      lacking: uncheckedResults,
      notChecked: [...uncheckedResults, ...(options.scenario ? [] : uncheckedTopics(assets))],
      isPartial:
        options.scenario !== undefined ||
        options.operationIds.size <
          assets.operations.filter((one) => levelOf(one) <= options.maxLevel).length,
    };
    const providerName = startedProvider ? 'sandbox' : provider;
    const { passed, failed } = writeReports(options.reportFolder, providerName, calls, details);
    print(
      `${startedProvider ? 'The sandbox' : provider}${options.base} against ${options.scenario ? 'the scenario' : 'the pact of the portal'}\n`,
    );
    print(printedResult(calls, details));
    print(
      `\n${passed} passed, ${failed} failed; reports: ${options.reportFolder}/contract-verify.{html,json,xml}`,
    );
    return failed === 0 ? 0 : 1;
  } finally {
    await startedProvider?.close();
  }
}

/**
 * Runs the command: verifies the provider, prints the result and writes the reports.
 *
 * @returns the exit code: 0 all checks passed, 1 a check failed, 2 the provider could not be verified
 */
export async function runVerification(
  args: readonly string[],
  context: VerificationContext,
): Promise<number> {
  const { assets, print } = context;
  try {
    const options = readOptions(args, assets.operations);
    if (!options) {
      print(usage);
      return 0;
    }
    // If this run fails early, the reports of an earlier run must not look like its reports.
    for (const name of ['html', 'json', 'xml'].map((type) => `contract-verify.${type}`)) {
      rmSync(path.join(options.reportFolder, name), { force: true });
    }
    return await verify(options, context);
  } catch (error) {
    // Prints one sentence instead of a stack trace.
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
