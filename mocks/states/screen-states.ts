import { routeNames } from '../../contract/lib/screen-titles.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import type { operations } from '../../generated/operations.ts';
import type { StateName } from '../../contract/states/provider-states.ts';
import { routes, type Route, type RouteName } from '../../src/lib/routes.ts';
import { namedExamplesOf, operationIdOf } from '../prism/contract.ts';
import type { NextAnswer } from '../prism/next-answers.ts';
import type { Operation } from '../prism/prism.ts';
import type { Limits } from '../sandbox/limits.ts';
import type { StateValues } from '../sandbox/states/state.ts';

type OperationId = (typeof operations)[number]['operationId'];

/**
 * A step that the page takes automatically after loading, like a visitor. A target is a CSS selector, or the key of a
 * text in src/i18n.
 */
export type Step =
  /** Fills in fields: values by field name. */
  | { fill: Readonly<Record<string, string>> }
  /** Presses the first button, link or checkbox of this target. */
  | { press: string }
  /** Waits until the page shows this target. */
  | { see: string }
  /** Changes limits of the sandbox. */
  | { limits: Partial<Limits> };

/** Orders by operation. `body` is a body that no example of the contract has. */
type Answers = Partial<
  Record<OperationId, Omit<NextAnswer, 'operationId' | 'times'> & { body?: unknown }>
>;

/** A state of a screen, written by hand: its differences from the state `default` of the screen. */
export type StateDefinition = {
  /** One sentence. Default: the meaning of the error code in `answers`, or the name of the situation. */
  description?: string;
  /** Provider states (contract/states) in their order, or the login ID of a customer without one. */
  situation?: StateName | readonly StateName[] | { loginId: string };
  answers?: Answers;
  limits?: Partial<Limits>;
  /** The address of the page that opens first, relative to the base path. */
  path?: (values: StateValues) => string;
  steps?: readonly Step[];
  /** A target (as in `Step`) that the page shows only in this state. */
  shows?: string;
  /** The screen that is displayed at the end, if it is another screen. */
  endsAt?: RouteName;
};

export type ScreenDefinition = {
  /** The situation of the state `default`. */
  situation: StateName;
  /** Needed for a screen whose address has parameters besides a token. */
  path?: (values: StateValues) => string;
  /** The calls whose named examples are states of the screen. */
  operations: readonly OperationId[];
  /** Names of examples that redirect to another screen, or that look like the state `default`. */
  excludedExamples?: readonly string[];
  states: Readonly<Record<string, StateDefinition>>;
};

/** A state of a screen, with all defaults filled in. */
export type ScreenState = Required<Pick<StateDefinition, 'description' | 'limits' | 'steps'>> & {
  screen: RouteName;
  name: string;
  situations: readonly StateName[] | { loginId: string };
  answers: readonly (NextAnswer & { body?: unknown })[];
  path: (values: StateValues) => string;
  shows?: string | undefined;
  /** The screen that is displayed at the end. */
  endsAt: RouteName;
};

const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isErrorCode = (code: string): code is keyof typeof errorCatalogue =>
  Object.hasOwn(errorCatalogue, code);

/** The text with a capital letter at the start, and without a section such as `(S4)` and a full stop at the end. */
const toSentence = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/( \(S\d[^)]*\))?\.?$/, '');

const toList = (value: StateName | readonly StateName[]): readonly StateName[] =>
  typeof value === 'string' ? [value] : value;

function defaultDescriptionOf({ situation, answers = {} }: StateDefinition): string {
  const code = Object.values(answers).find((answer) => answer.code !== undefined)?.code;
  if (code !== undefined && isErrorCode(code)) return errorCatalogue[code].meaning;
  if (situation === undefined || (typeof situation === 'object' && 'loginId' in situation))
    return '';
  return toList(situation).at(-1) ?? '';
}

/** The states from the examples of the screen's calls. Examples of several calls with the same name are one state. */
function exampleStatesOf(
  { operations: operationIds, excludedExamples = [] }: ScreenDefinition,
  contract: readonly Operation[],
): [string, StateDefinition][] {
  const statesByName = new Map<string, { description: string[]; answers: Answers }>();
  for (const operationId of operationIds) {
    const operation = contract.find((candidate) => operationIdOf(candidate) === operationId);
    for (const { status, name, summary } of operation ? namedExamplesOf(operation) : []) {
      if (status > 299 || name === 'default' || excludedExamples.includes(name)) continue;
      const state = statesByName.get(toKebabCase(name)) ?? { description: [], answers: {} };
      if (!state.description.includes(summary)) state.description.push(summary);
      state.answers[operationId] = { example: name };
      statesByName.set(toKebabCase(name), state);
    }
  }
  return [...statesByName].map(([name, { description, answers }]) => [
    name,
    { description: description.join('; '), answers },
  ]);
}

const statesOfEveryScreen: Readonly<Record<string, StateDefinition>> = {
  maintenance: {
    description: 'The service is under maintenance: every call is answered by 503',
    limits: { maintenanceSeconds: 1800 },
  },
};

/** The path of a screen, with the token of the situation. */
const pathOf =
  (screen: RouteName) =>
  ({ token = '' }: StateValues): string =>
    `/${routes[screen].path.replace('*', 'error').replace(':token', String(token))}`.replace(
      /\/$/,
      '',
    );

/** The address of a screen in development, relative to the base path: the path of the screen without the token. */
export const screenAddressOf = (screen: RouteName): string => pathOf(screen)({});

/**
 * All states of a screen: `default`, one state for each example of the contract, the states written by hand, and the
 * states that every screen has. A state written by hand replaces the example with the same name.
 */
export function statesOf(
  screen: RouteName,
  definition: ScreenDefinition,
  contract: readonly Operation[],
): ScreenState[] {
  const namedStates: [string, StateDefinition][] = [
    ['default', {}],
    ...exampleStatesOf(definition, contract),
    ...Object.entries(definition.states),
    ...Object.entries(statesOfEveryScreen),
  ];
  return [...new Map(namedStates)].map(([name, state]) => {
    const { situation = definition.situation, answers = {}, limits = {}, steps = [] } = state;
    return {
      screen,
      name,
      description: toSentence(state.description ?? defaultDescriptionOf({ situation, answers })),
      situations:
        typeof situation === 'object' && 'loginId' in situation ? situation : toList(situation),
      answers: Object.entries(answers).map(([operationId, answer]) => ({ operationId, ...answer })),
      limits,
      steps,
      path: state.path ?? definition.path ?? pathOf(screen),
      shows: state.shows,
      endsAt: state.endsAt ?? screen,
    };
  });
}

const routeTable: Readonly<Record<RouteName, Route>> = routes;

/**
 * The screen of an address.
 *
 * @param path the address relative to the base path, with or without the token, or the name of the screen
 */
export function screenOf(path: string): RouteName | undefined {
  const trimmedPath = path.replaceAll(/^\/|\/$/g, '');
  const isAddressOf = (name: RouteName): boolean => {
    const pattern = screenAddressOf(name).slice(1);
    const hasToken = routeTable[name].path.includes(':token');
    return (
      trimmedPath === name ||
      trimmedPath === pattern ||
      (hasToken && trimmedPath.startsWith(`${pattern}/`))
    );
  };
  return routeNames.find(isAddressOf);
}
