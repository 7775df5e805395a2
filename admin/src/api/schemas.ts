import type { components } from './schema';

/** What the API takes and answers, by the names in its OpenAPI document. */
export type Schemas = components['schemas'];
