import type { components } from './schema';

/** The request and response bodies of the API, by their names in its OpenAPI document. */
export type Schemas = components['schemas'];
