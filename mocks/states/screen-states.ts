import { routeNames } from '../../contract/lib/screen-titles.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import type { operations } from '../../generated/operations.ts';
import type { StateName } from '../../contract/states/provider-states.ts';
import { routes, type Route, type RouteName } from '../../src/lib/routes.ts';
import { namedExamples, operationIdOf } from '../prism/contract.ts';
import type { NextAnswer } from '../prism/next-answers.ts';
import type { Operation } from '../prism/prism.ts';
import type { Limits } from '../sandbox/limits.ts';
import type { StateValues } from '../sandbox/states/state.ts';

type OperationId = (typeof operations)[number]['operationId'];

/**
 * What the page does by itself after it has loaded, as a visitor would. A text is a key of src/i18n; a place is a key,
 * too, or a selector.
 */
export type Step =
  /** Entries by the names of the fields. */
  | { fill: Readonly<Record<string, string>> }
  /** The first button, link or checkbox at a place. */
  | { press: string }
  /** Waits for a place. */
  | { see: string }
  /** Changes limits of the sandbox. */
  | { limits: Partial<Limits> };

/** Answers by operation; a body is an answer that no example of the contract has. */
type Answers = Partial<
  Record<OperationId, Omit<NextAnswer, 'operationId' | 'times'> & { body?: unknown }>
>;

/** A state of a screen, written by hand: what differs from the state `default` of the screen. */
export type StateDefinition = {
  /** In a sentence. Default: the meaning of the error code that is answered, or the name of the situation. */
  says?: string;
  /** Provider states (contract/states) in their order, or the login ID of a customer without one. */
  situation?: StateName | readonly StateName[] | { loginId: string };
  answers?: Answers;
  limits?: Partial<Limits>;
  /** The address of the page that opens first, relative to the base path. */
  path?: (values: StateValues) => string;
  steps?: readonly Step[];
  /** The place that is there only in this state. */
  shows?: string;
  /** The screen at the end, if the state leads from this screen to another one. */
  endsAt?: RouteName;
};

/** A screen with its states. */
export type ScreenDefinition = {
  /** The situation of the state `default`. */
  situation: StateName;
  /** Needed for a screen with an address that has more than a token. */
  path?: (values: StateValues) => string;
  /** The calls whose named examples are states of the screen. */
  operations: readonly OperationId[];
  /** Examples that lead to another screen, or that look like the state `default`. */
  without?: readonly string[];
  states: Readonly<Record<string, StateDefinition>>;
};

/** A state of a screen, complete. */
export type ScreenState = Required<Pick<StateDefinition, 'says' | 'limits' | 'steps'>> & {
  screen: RouteName;
  name: string;
  situations: readonly StateName[] | { loginId: string };
  answers: readonly (NextAnswer & { body?: unknown })[];
  path: (values: StateValues) => string;
  shows?: string | undefined;
  /** The route at the end. */
  endsAt: RouteName;
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isCode = (code: string): code is keyof typeof errorCatalogue =>
  Object.hasOwn(errorCatalogue, code);

/** A text without sections of the specification, like the summaries of examples. */
const sentence = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/( \(S\d[^)]*\))?\.?$/, '');

const list = (value: StateName | readonly StateName[]): readonly StateName[] =>
  typeof value === 'string' ? [value] : value;

function defaultSentence({ situation, answers = {} }: StateDefinition): string {
  const code = Object.values(answers).find((answer) => answer.code !== undefined)?.code;
  if (code !== undefined && isCode(code)) return errorCatalogue[code].meaning;
  if (situation === undefined || (typeof situation === 'object' && 'loginId' in situation))
    return '';
  return list(situation).at(-1) ?? '';
}

/** The state of each example of the screen's calls; the same name in several calls is one state. */
function exampleStates(
  { operations: ids, without = [] }: ScreenDefinition,
  contract: readonly Operation[],
): [string, StateDefinition][] {
  const found = new Map<string, { says: string[]; answers: Answers }>();
  for (const id of ids) {
    const operation = contract.find((one) => operationIdOf(one) === id);
    for (const { status, name, summary } of operation ? namedExamples(operation) : []) {
      if (status > 299 || name === 'default' || without.includes(name)) continue;
      const state = found.get(kebab(name)) ?? { says: [], answers: {} };
      if (!state.says.includes(summary)) state.says.push(summary);
      state.answers[id] = { example: name };
      found.set(kebab(name), state);
    }
  }
  return [...found].map(([name, { says, answers }]) => [name, { says: says.join('; '), answers }]);
}

const common: Readonly<Record<string, StateDefinition>> = {
  maintenance: {
    says: 'The service is under maintenance: every call is answered by 503',
    limits: { maintenanceSeconds: 1800 },
  },
};

/** The path of a screen; a token in it is that of the situation. */
const pathOf =
  (screen: RouteName) =>
  ({ token = '' }: StateValues): string =>
    `/${routes[screen].path.replace('*', 'error').replace(':token', String(token))}`.replace(
      /\/$/,
      '',
    );

/**
 * The address of a screen in development, relative to the base path: that of the portal without the token.
 */
export const addressOf = (screen: RouteName): string => pathOf(screen)({});

/**
 * All states of a screen: `default`, one for each example of the contract, those written by hand, and those of every
 * screen. One that is written by hand replaces the example of its name.
 */
export function statesOf(
  screen: RouteName,
  definition: ScreenDefinition,
  contract: readonly Operation[],
): ScreenState[] {
  const named: [string, StateDefinition][] = [
    ['default', {}],
    ...exampleStates(definition, contract),
    ...Object.entries(definition.states),
    ...Object.entries(common),
  ];
  return [...new Map(named)].map(([name, state]) => {
    const { situation = definition.situation, answers = {}, limits = {}, steps = [] } = state;
    return {
      screen,
      name,
      says: sentence(state.says ?? defaultSentence({ situation, answers })),
      situations:
        typeof situation === 'object' && 'loginId' in situation ? situation : list(situation),
      answers: Object.entries(answers).map(([operationId, answer]) => ({ operationId, ...answer })),
      limits,
      steps,
      path: state.path ?? definition.path ?? pathOf(screen),
      shows: state.shows,
      endsAt: state.endsAt ?? screen,
    };
  });
}

const table: Readonly<Record<RouteName, Route>> = routes;

/**
 * The screen of an address.
 *
 * @param path relative to the base path, with or without the token; also the name of the screen
 */
export function screenOf(path: string): RouteName | undefined {
  const trimmedPath = path.replaceAll(/^\/|\/$/g, '');
  const fits = (name: RouteName): boolean => {
    const pattern = addressOf(name).slice(1);
    const isWithToken = table[name].path.includes(':token');
    return (
      trimmedPath === name ||
      trimmedPath === pattern ||
      (isWithToken && trimmedPath.startsWith(`${pattern}/`))
    );
  };
  return routeNames.find(fits);
}
