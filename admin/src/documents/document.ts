import type { Schemas } from '../api/schemas';

export type Document = Schemas['DocumentDto'];
