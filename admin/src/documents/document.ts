import type { components } from '../api/schema';

export type Document = components['schemas']['DocumentDto'];
