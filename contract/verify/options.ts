import { parseArgs } from 'node:util';
import type { OperationEntry } from './assets.ts';

/** Said in one sentence to whoever ran the command; nothing was verified. */
export class CannotVerify extends Error {}

/** What to verify, and how. */
export type VerifyOptions = {
  /** Address of the provider without a slash at the end; undefined for the sandbox. */
  provider: string | undefined;
  /** What comes before the contract's paths. */
  base: string;
  /** Undefined: the default address of the provider. */
  statesUrl: string | undefined;
  /** Operations to verify. */
  only: ReadonlySet<string>;
  /** Milliseconds that one answer may take. */
  timeout: number;
  /** How often everything is verified, to find answers that differ from run to run. */
  repeat: number;
  /** Chooses the values that are sent at and beyond the limits of the contract. */
  seed: number;
  /** Folder for the reports. */
  reports: string;
};

export const usage = `Usage: mypage-contract-verify --provider http://127.0.0.1:8080 [options]
  --base /demo/mypage-api   what comes before the contract's paths
  --states-url URL          where provider states are set up (default: PROVIDER/_pact/provider-state)
  --only bills,login        areas or operations, separated by commas (default: all)
  --timeout 30              seconds that one answer may take
  --repeat 1                runs, to find answers that differ from one to the other
  --seed 0                  other values at and beyond the limits of the contract
  --reports reports         folder for contract-verify.json and contract-verify.xml
Ends with 0 if all is well, 1 if something does not fit, 2 if it could not be verified.`;

function addressOf(text: string, option: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new CannotVerify(
      `${option} has to be an address such as http://127.0.0.1:8080, not "${text}".`,
    );
  }
  return text.replace(/\/+$/, '');
}

function chosen(only: string | undefined, operations: readonly OperationEntry[]): Set<string> {
  if (only === undefined) return new Set(operations.map(({ operationId }) => operationId));
  const names = only.split(',').map((name) => name.trim());
  const found = names.map((name) =>
    operations.filter(({ operationId, tag }) => operationId === name || tag === name),
  );
  const unknown = names.find((_, index) => found[index]?.length === 0);
  if (unknown !== undefined) {
    const areas = [...new Set(operations.map(({ tag }) => tag))].join(', ');
    throw new CannotVerify(`--only knows no "${unknown}": name an operation or one of ${areas}.`);
  }
  return new Set(found.flat().map(({ operationId }) => operationId));
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new CannotVerify(`--timeout is a number of seconds up to 600, not "${text}".`);
  }
  return seconds * 1000;
}

function timesOf(text: string): number {
  const times = Number(text);
  if (!Number.isInteger(times) || times < 1 || times > 100) {
    throw new CannotVerify(`--repeat is a number of runs from 1 to 100, not "${text}".`);
  }
  return times;
}

function seedOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CannotVerify(`--seed is a whole number, not "${text}".`);
  return Number(text);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        provider: { type: 'string' },
        base: { type: 'string', default: '/demo/mypage-api' },
        'states-url': { type: 'string' },
        only: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        repeat: { type: 'string', default: '1' },
        seed: { type: 'string', default: '0' },
        reports: { type: 'string', default: 'reports' },
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
 * @param operations that the pact has
 * @returns undefined if help was asked for
 * @throws CannotVerify with a sentence for anything that makes no sense
 */
export function readOptions(
  args: readonly string[],
  operations: readonly OperationEntry[],
): VerifyOptions | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  if (!/^(\/[^/?#\s]+)*\/?$/.test(values.base)) {
    throw new CannotVerify(
      `--base has to be a path such as /demo/mypage-api, not "${values.base}".`,
    );
  }
  const { provider, 'states-url': statesUrl } = values;
  return {
    provider: provider === undefined ? undefined : addressOf(provider, '--provider'),
    statesUrl: statesUrl === undefined ? undefined : addressOf(statesUrl, '--states-url'),
    base: values.base.replace(/\/+$/, ''),
    only: chosen(values.only, operations),
    timeout: secondsOf(values.timeout),
    repeat: timesOf(values.repeat),
    seed: seedOf(values.seed),
    reports: values.reports,
  };
}
