/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Price } from './price.ts';

export type PriceFromParameter = Price;
