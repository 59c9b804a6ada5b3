import type { ContractDocument } from '../lib/contract.ts';
import type { DateFields } from '../lib/date-fields.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';

/** An operation as generated/operations.ts lists it. */
export type OperationEntry = {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** `public`, or the cookie that it needs. */
  security: string;
};

/** The screens that need an operation, as a person would name them. */
export type ScreensByOperation = Readonly<Record<string, readonly string[]>>;

/** What a verification is made of: of the project, or packed for a backend team. */
export type Assets = {
  /** The bundle, generated/openapi.json. */
  contract: ContractDocument;
  pact: PactDocument;
  operations: readonly OperationEntry[];
  screens: ScreensByOperation;
  /** The fields of answers that hold days or times. */
  dates: DateFields;
};
