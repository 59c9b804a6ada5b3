import { pathParametersOf } from '../prism/check.ts';
import type { ApiRequest } from '../prism/message.ts';
import type { RecordedCall, Scenario } from './scenario-file.ts';

type ParameterValues = Readonly<Record<string, unknown>>;

/** The address of a page below the base path. Values of the recorded calls replace parameters such as `:token`. */
export function pageAddressOf({ calls }: Scenario, pageRoute: string): string {
  const valueOf = (parameter: string): string =>
    calls
      .map(({ parameters }) => parameters?.[parameter.slice(1)])
      .find((value) => typeof value === 'string') ?? parameter;
  return `/${pageRoute.replaceAll(/:\w+/g, valueOf)}`;
}

/** Formats the parameters of a call as one text that does not depend on their types and order. */
const formatParameters = (...valueGroups: readonly (ParameterValues | undefined)[]): string =>
  valueGroups
    .flatMap((values) => Object.entries(values ?? {}))
    .map(([name, value]) => `${name}=${[value].flat().map(String).join(',')}`)
    .toSorted()
    .join('&');

/** Finds the recorded call for each call of the portal, in the recorded order of each operation. */
export class Player {
  readonly #remainingCalls: Scenario['calls'];
  readonly #lastCallsByOperation = new Map<string, RecordedCall>();

  constructor({ calls }: Scenario) {
    this.#remainingCalls = [...calls];
  }

  /**
   * The recorded call for a call of the portal: the next call with the same parameters, otherwise the next call of the
   * operation, otherwise the latest used call of the operation. Bodies are not compared: their values are invented.
   *
   * @returns the recorded call, if any, and how the portal's call differs from the recorded call
   */
  takeCall(
    { operationId, path }: Pick<RecordedCall, 'operationId' | 'path'>,
    { input }: Pick<ApiRequest, 'input'>,
  ): { call?: RecordedCall; difference?: string } {
    const parameterText = formatParameters(pathParametersOf(path, input.url.path), input.url.query);
    const operationCalls = this.#remainingCalls.filter((call) => call.operationId === operationId);
    const parametersOf = (call: RecordedCall): string =>
      formatParameters(call.parameters, call.query);
    const exactCall = operationCalls.find((call) => parametersOf(call) === parameterText);
    const call = exactCall ?? operationCalls[0] ?? this.#lastCallsByOperation.get(operationId);
    if (!call) return { difference: `The scenario has no call of ${operationId}.` };
    const index = this.#remainingCalls.indexOf(call);
    if (index >= 0) this.#remainingCalls.splice(index, 1);
    this.#lastCallsByOperation.set(operationId, call);
    if (parametersOf(call) !== parameterText) {
      const recordedParameters = parametersOf(call) || 'none';
      const difference = `The portal calls ${operationId} with the parameters ${parameterText || 'none'}; the scenario has ${recordedParameters}.`;
      return { call, difference };
    }
    if (index >= 0) return { call };
    return { call, difference: `The portal calls ${operationId} more often than the scenario.` };
  }
}
