/** The group of the rules that only drafts have to meet. Rules without one are for all bodies. */
export const DRAFT = 'draft';
/** The group of the rules that only what is published has to meet. */
export const PUBLISHED = 'published';

const KIND = 'kind of rows that a body describes';

/** Marks a class of bodies: what a body without `isPublished` describes. */
export function markDraftBodies(body: object, kind: 'draft' | 'published' | 'either'): void {
  Reflect.defineMetadata(KIND, kind, body);
}

/** What a body without `isPublished` describes; undefined where it is never a draft. */
export const draftBodiesOf = (body: object): unknown => Reflect.getMetadata(KIND, body);
