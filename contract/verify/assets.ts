import type { ContractDocument } from '../lib/contract.ts';
import type { PactDocument } from '../lib/pact.ts';

/** An operation as in generated/operations.ts. */
export type OperationEntry = {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** `public`, or the cookie that the operation needs. */
  security: string;
};

/** The titles of the screens that need an operation. */
export type ScreensByOperation = Readonly<Record<string, readonly string[]>>;

/** The data of a verification: from the project, or from the package for backend teams. */
export type Assets = {
  /** The bundle, generated/openapi.json. */
  contract: ContractDocument;
  pact: PactDocument;
  operations: readonly OperationEntry[];
  screensByOperation: ScreensByOperation;
  /** Loads the fields of the contract's models that the screens read, such as `Bill.title`. For a scenario only. */
  loadFieldsOfScreens?: () => ReadonlySet<string> | Promise<ReadonlySet<string>>;
};
