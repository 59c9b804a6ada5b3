import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { json } from 'node:stream/consumers';
import path from 'node:path';
import * as z from 'zod';
import { listen, type RunningServer } from '../../scripts/preview/listen.ts';
import type { PactDocument } from './pact.ts';

/** Input of a verification. */
export type Verification = {
  pact: PactDocument;
  /** Address of the provider, without the API's base path. */
  providerUrl: string;
  /** Such as `/demo/mypage-api`. */
  basePath: string;
  /** Called before each interaction, with its description. */
  onInteraction?: (description: string) => void | Promise<void>;
  /** Sets a provider state and returns its values. */
  setState: (state: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;
};

/** The result of one interaction: Pact's mismatches, none if it passed. */
export type InteractionResult = {
  description: string;
  mismatches: string[];
  details: MismatchDetail[];
};

const Mismatch = z.object({
  type: z.optional(z.string()),
  mismatch: z.optional(z.string()),
  path: z.optional(z.string()),
  /** Name of a header or query parameter. */
  key: z.optional(z.string()),
  expected: z.optional(z.unknown()),
  actual: z.optional(z.unknown()),
});

/** One mismatch of Pact's report. */
export type MismatchDetail = z.infer<typeof Mismatch>;

const Report = z.object({
  errors: z.array(
    z.object({
      interaction: z.string(),
      mismatch: z.object({
        message: z.optional(z.string()),
        mismatches: z.optional(z.array(Mismatch)),
      }),
    }),
  ),
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
});

const StateCall = z.object({
  state: z.string(),
  action: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
});

/** The name of a state before the states of each interaction: the verifier does not report the current interaction. */
const beginningState = 'the interaction begins';

function withBeginningStates({ interactions, ...rest }: PactDocument): PactDocument {
  return {
    ...rest,
    interactions: interactions.map((interaction) => ({
      ...interaction,
      providerStates: [
        { name: beginningState, params: { description: interaction.description } },
        ...(interaction.providerStates ?? []),
      ],
    })),
  };
}

async function handleStateCall(
  call: unknown,
  { onInteraction, setState }: Verification,
): Promise<unknown> {
  const { state, action, params = {} } = StateCall.parse(call);
  if (action === 'teardown') return {};
  if (state !== beginningState) return setState(state, params);
  await onInteraction?.(String(params['description']));
  return {};
}

function startStateServer(verification: Verification): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        const values = await handleStateCall(await json(request), verification);
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(values));
      } catch (error) {
        response.writeHead(500, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ message: String(error) }));
      }
    })();
  });
  return listen(server, 0);
}

function runVerifier(args: string[]): Promise<string> {
  const commandPath = createRequire(import.meta.url).resolve(
    '@pact-foundation/pact-cli/bin/pact-verifier.js',
  );
  return new Promise((resolve, reject) => {
    // Variables of Pact would change what is verified. A proxy would receive the calls to this machine.
    const variables = Object.entries(process.env).filter(
      ([name]) => !/^(PACT_.*|(http|https|all)_proxy)$/i.test(name),
    );
    const env = { ...Object.fromEntries(variables), PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' };
    const child = spawn(process.execPath, [commandPath, ...args], { env });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

function readReport(reportPath: string, output: string): InteractionResult[] {
  let text: string;
  try {
    text = readFileSync(reportPath, 'utf8');
  } catch {
    throw new Error(`The Pact verifier wrote no report:\n${output.slice(-2000)}`);
  }
  const { errors, interactionResults } = Report.parse(JSON.parse(text));
  return interactionResults.map(({ description, result }) => {
    if (result === 'OK') return { description, mismatches: [], details: [] };
    const errorsOfInteraction = errors.filter(({ interaction }) =>
      interaction.endsWith(` - ${description}`),
    );
    const mismatches = errorsOfInteraction.flatMap(
      ({ mismatch: { message, mismatches: found = [] } }) => [
        ...(message === undefined ? [] : [message]),
        ...found.map(({ mismatch, path: position }) =>
          [position, mismatch].filter(Boolean).join(': '),
        ),
      ],
    );
    const details = errorsOfInteraction.flatMap(({ mismatch }) => mismatch.mismatches ?? []);
    return { description, mismatches: mismatches.length > 0 ? mismatches : [result], details };
  });
}

/**
 * Verifies a provider with Pact's verifier.
 *
 * @returns one entry for each interaction, in the pact's order
 * @throws Error with the verifier's message if it fails
 */
export async function verifyPact(verification: Verification): Promise<InteractionResult[]> {
  if (verification.pact.interactions.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-verify-'));
  const stateServer = await startStateServer(verification);
  try {
    const pactFile = path.join(folder, 'pact.json');
    const reportFile = path.join(folder, 'report.json');
    writeFileSync(pactFile, JSON.stringify(withBeginningStates(verification.pact)));
    const { hostname, port } = new URL(verification.providerUrl);
    const output = await runVerifier(
      [
        ['--file', pactFile, '--json', reportFile, '--transport', 'http'],
        ['--hostname', hostname, '--port', port, '--base-path', verification.basePath],
        ['--state-change-url', stateServer.url],
        // A ZIP of many bills is slow on a busy machine.
        ['--request-timeout', '60000'],
      ].flat(),
    );
    return readReport(reportFile, output);
  } finally {
    await stateServer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
