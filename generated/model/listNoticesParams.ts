/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';

export type ListNoticesParams = {
/**
 * Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Items per page (S9).
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};
