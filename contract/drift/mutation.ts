import type { Catalogue } from '../../scripts/generate/catalogue.ts';
import type { PassingAnswer, PassingCall } from '../lib/between.ts';
import type { Draft } from './draft.ts';

/** Checks that cost seconds: made where they are named, or if nothing cheaper has gone red. */
type CostlyCheck = 'sandbox' | 'typecheck';

type Common = {
  /** What is changed, in words. */
  name: string;
  /** One of those that `npm test` proves. */
  isShort?: boolean;
  /** Why no check can find it; a change that goes unnoticed without a reason is a failure. */
  unnoticed?: string;
};

/** A change to the contract, all of it generated again as a developer would. */
export type ContractMutation = Common & {
  kind: 'contract';
  /** Operations whose calls are made at the sandbox, if that is asked. */
  operations: readonly string[];
  also?: readonly CostlyCheck[];
  change: (draft: Draft, catalogue: Catalogue) => void;
};

/** A change to files of the project without what belongs to it. */
export type FileMutation = Common & {
  kind: 'files';
  /** Path of the file, relative to the project. */
  file: string;
  change: (text: string) => string;
  /** The check that is looked at. */
  check: 'generated' | 'texts';
};

/** A change to what the sandbox answers. */
export type AnswerMutation = Common & {
  kind: 'answer';
  /** Descriptions of the interactions that meet it. */
  interactions: readonly string[];
  change: (answer: PassingAnswer, call: PassingCall) => PassingAnswer;
};

export type Mutation = ContractMutation | FileMutation | AnswerMutation;

/** A check that went red, and its first words. */
export type Red = { check: string; message: string };
