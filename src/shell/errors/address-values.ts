import type { ErrorCode, errorCatalogue } from '../../../generated/error-codes.ts';

/*
 * What the address of the error page may fill into a text (S2). The page stands under the issuer's name,
 * and anybody can send somebody a link to it: each place takes what belongs there and no more, so that
 * nobody writes sentences of his own. All of it is short, and none of it can turn the text round.
 */

type FillIn = (typeof errorCatalogue)[ErrorCode]['fillIns'][number];

const number = /^\d{1,6}$/;

/** By the places of the catalogue that hold no field's name. A new one does not compile without its form. */
const forms: Readonly<Record<Extract<FillIn, { type: 'BE' }>['name'], RegExp>> = {
  max: number,
  min: number,
  minutes: number,
  remaining: number,
  count: number,
  // A number of files, or a size.
  limit: /^\d{1,6}(\.\d)? ?([KMG]?B)?$/,
  symbols: /^[!-/:-@[-`{-~ ]{1,64}$/,
  extensions: /^(?=.{1,64}$)\.?[a-z0-9]{1,5}([,、・] ?\.?[a-z0-9]{1,5})*$/i,
  // One word with an extension.
  fileName:
    /^(?=.{1,40}$)[\p{L}\p{M}\p{N}_\-()（）]+(\.[\p{L}\p{M}\p{N}_\-()（）]+)*\.[a-z0-9]{1,5}$/iu,
};

/** Whether a value of an address can stand at a place of a text. */
export const isValueOfPlace = (place: string, value: string): boolean =>
  Object.entries(forms).some(([name, form]) => name === place && form.test(value));
