import { bills } from './explained/bills.ts';
import { customer } from './explained/customer.ts';
import { entry } from './explained/entry.ts';
import { foundations } from './explained/foundations.ts';
import { frame } from './explained/frame.ts';
import { sandbox } from './explained/sandbox.ts';
import type { Explained } from './explained/because.ts';

/**
 * Survivors that were looked at and may live. They are left out of the sum, and the command says so when
 * one of them is not found any more.
 */
export const explained: readonly Explained[] = [
  ...sandbox,
  ...foundations,
  ...bills,
  ...customer,
  ...entry,
  ...frame,
];
