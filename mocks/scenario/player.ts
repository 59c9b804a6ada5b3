import { pathParameters } from '../prism/check.ts';
import type { ApiRequest } from '../prism/message.ts';
import type { RecordedCall, Scenario } from './scenario-file.ts';

type Values = Readonly<Record<string, unknown>>;

/** The address of a page below the base path, with the values of its calls instead of parameters such as `:token`. */
export function addressOf({ calls }: Scenario, page: string): string {
  const valueOf = (parameter: string): string =>
    calls
      .map(({ parameters }) => parameters?.[parameter.slice(1)])
      .find((value) => typeof value === 'string') ?? parameter;
  return `/${page.replaceAll(/:\w+/g, valueOf)}`;
}

/** The parameters of a call as one text, whatever their types and order. */
const parametersText = (...valueGroups: readonly (Values | undefined)[]): string =>
  valueGroups
    .flatMap((values) => Object.entries(values ?? {}))
    .map(([name, value]) => `${name}=${[value].flat().map(String).join(',')}`)
    .toSorted()
    .join('&');

/** Answers calls as recorded: those of each operation in their order. */
export class Player {
  readonly #remainingCalls: Scenario['calls'];
  readonly #lastCalls = new Map<string, RecordedCall>();

  constructor({ calls }: Scenario) {
    this.#remainingCalls = [...calls];
  }

  /**
   * The recorded call for a call of the portal: the next with the same parameters, otherwise the next of the operation,
   * otherwise its last. Bodies are not compared, because a recording has other values.
   *
   * @returns the call, undefined if the scenario has none; and how the portal's call differs from it
   */
  takeCall(
    { operationId, path }: Pick<RecordedCall, 'operationId' | 'path'>,
    { input }: Pick<ApiRequest, 'input'>,
  ): { call?: RecordedCall; difference?: string } {
    const requestText = parametersText(pathParameters(path, input.url.path), input.url.query);
    const operationCalls = this.#remainingCalls.filter((call) => call.operationId === operationId);
    const parametersOf = (call: RecordedCall): string =>
      parametersText(call.parameters, call.query);
    const exactCall = operationCalls.find((call) => parametersOf(call) === requestText);
    const call = exactCall ?? operationCalls[0] ?? this.#lastCalls.get(operationId);
    if (!call) return { difference: `The scenario has no call of ${operationId}.` };
    const index = this.#remainingCalls.indexOf(call);
    if (index >= 0) this.#remainingCalls.splice(index, 1);
    this.#lastCalls.set(operationId, call);
    if (parametersOf(call) !== requestText) {
      const recordedParameters = parametersOf(call) || 'none';
      const difference = `The portal calls ${operationId} with the parameters ${requestText || 'none'}; the scenario has ${recordedParameters}.`;
      return { call, difference };
    }
    if (index >= 0) return { call };
    return { call, difference: `The portal calls ${operationId} more often than the scenario.` };
  }
}
