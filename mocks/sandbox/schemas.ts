import type { components } from '../../generated/types/schema.d.ts';

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];
