import { parseArgs } from 'node:util';
import { readScenario, type Scenario } from '../../mocks/scenario/scenario-file.ts';
import type { OperationEntry } from './assets.ts';
import { lastLevel, levelOf } from './levels.ts';

/** The provider could not be verified; the message is one sentence. */
export class CannotVerify extends Error {}

/** The options of the command, checked and with their defaults. */
export type VerifyOptions = {
  /** Address of the provider without a slash at the end; undefined for the sandbox. */
  provider: string | undefined;
  /** The part of each address before the contract's paths. */
  base: string;
  /** Address that sets up provider states; undefined for the default address below `provider`. */
  statesUrl: string | undefined;
  /** Operations to verify. */
  operationIds: ReadonlySet<string>;
  /** Time limit of one answer, in milliseconds. */
  timeoutMs: number;
  /** Several runs find answers that change from run to run. */
  runCount: number;
  /** The highest level of levels.ts to verify. */
  maxLevel: number;
  /** Milliseconds; slower answers are reported. */
  slowMs: number;
  /** Chooses the values that are sent at and beyond the limits of the contract. */
  seed: number;
  /** Folder for the reports. */
  reportFolder: string;
  /** A recording whose calls are verified instead of the pact. */
  scenario: Scenario | undefined;
};

export const usage = `Usage: mypage-contract-verify --provider http://127.0.0.1:8080 [options]
  --base /demo/mypage-api   part of the address before the contract's paths
  --states-url URL          address that sets up provider states (default: PROVIDER/_pact/provider-state)
  --only bills,login        areas or operations, separated by commas (default: all)
  --timeout 30              time limit of one answer, in seconds
  --repeat 1                number of runs, to find answers that change from run to run
  --level 5                 1 settings, login and logout; 2 and bills, notices and files; 3 and the account;
                            4 and mailed links; 5 and ownership and refusals
  --slow 1000               milliseconds; slower answers are reported, without failing
  --seed 0                  other values at and beyond the limits of the contract
  --scenario FILE           verifies the calls of a recording instead, in their order
  --reports reports         folder for contract-verify.html, .json and .xml (JUnit)
Exit code: 0 all checks passed, 1 a check failed, 2 the server could not be verified.`;

function addressOf(text: string | undefined, option: string): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new CannotVerify(
      `${option} must be an address such as http://127.0.0.1:8080, not "${text}".`,
    );
  return text.replace(/\/+$/, '');
}

function chosenOperationIds(
  onlyOption: string | undefined,
  operations: readonly OperationEntry[],
  maxLevel: number,
): Set<string> {
  const isInLevel = (operation: OperationEntry): boolean => levelOf(operation) <= maxLevel;
  const selection = onlyOption?.split(',').flatMap((text) => {
    const name = text.trim();
    const matchingOperations = operations.filter(
      ({ operationId, tag }) => operationId === name || tag === name,
    );
    if (matchingOperations.length === 0) {
      const areas = [...new Set(operations.map(({ tag }) => tag))].join(', ');
      throw new CannotVerify(
        `--only does not know "${name}": name an operation or one of ${areas}.`,
      );
    }
    const firstLevel = Math.min(...matchingOperations.map(levelOf));
    if (firstLevel > maxLevel)
      throw new CannotVerify(
        `--only ${name} begins at level ${firstLevel}, and --level ${maxLevel} does not include it: choose --level ${firstLevel} or higher.`,
      );
    return matchingOperations;
  });
  return new Set((selection ?? operations).filter(isInLevel).map(({ operationId }) => operationId));
}

function millisecondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600))
    throw new CannotVerify(`--timeout must be a number of seconds up to 600, not "${text}".`);
  return seconds * 1000;
}

function wholeNumberOf(option: string, text: string, max?: number): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || (max !== undefined && (number < 1 || number > max))) {
    const range = max === undefined ? '' : ` from 1 to ${max}`;
    throw new CannotVerify(`${option} must be a whole number${range}, not "${text}".`);
  }
  return number;
}

function parseArguments(args: readonly string[]) {
  const textOption = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        provider: textOption,
        base: { ...textOption, default: '/demo/mypage-api' },
        'states-url': textOption,
        only: textOption,
        timeout: { ...textOption, default: '30' },
        repeat: { ...textOption, default: '1' },
        level: { ...textOption, default: String(lastLevel) },
        slow: { ...textOption, default: '1000' },
        seed: { ...textOption, default: '0' },
        scenario: textOption,
        reports: { ...textOption, default: 'reports' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error);
    throw new CannotVerify(`${reason}.\n${usage}`);
  }
}

/**
 * Reads the command line.
 *
 * @returns undefined for --help
 * @throws CannotVerify with one sentence for an unknown option or a wrong value
 */
export function readOptions(
  args: readonly string[],
  operations: readonly OperationEntry[],
): VerifyOptions | undefined {
  const values = parseArguments(args);
  if (values.help) return undefined;
  if (!/^(\/[^/?#\s]+)*\/?$/.test(values.base))
    throw new CannotVerify(`--base must be a path such as /demo/mypage-api, not "${values.base}".`);
  const maxLevel = wholeNumberOf('--level', values.level, lastLevel);
  return {
    provider: addressOf(values.provider, '--provider'),
    statesUrl: addressOf(values['states-url'], '--states-url'),
    base: values.base.replace(/\/+$/, ''),
    operationIds: chosenOperationIds(values.only, operations, maxLevel),
    timeoutMs: millisecondsOf(values.timeout),
    runCount: wholeNumberOf('--repeat', values.repeat, 100),
    maxLevel,
    slowMs: wholeNumberOf('--slow', values.slow),
    seed: wholeNumberOf('--seed', values.seed),
    reportFolder: values.reports,
    scenario: values.scenario === undefined ? undefined : readScenario(values.scenario),
  };
}
