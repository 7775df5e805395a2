import 'reflect-metadata';
import { visibilityOf } from './visible-content.js';

const PUBLIC_PATH = 'public path';

export interface PublicPathOptions {
  /** Slugs at which visitors find a page even when no row has them. */
  always?: readonly string[];
  /** Words that the API serves beside the rows, as `/api/blog/categories`: no slug is one. */
  reserved?: readonly string[];
}

/** Where the pages of an entity's rows are. */
export interface PublicPathDeclaration extends Required<PublicPathOptions> {
  /** The path before the slug, without a slash at its end. */
  prefix: string;
  /** SQL condition on the table's columns: visitors see the row. */
  visible: string;
}

/**
 * Declares that each row of the entity has a page at `<prefix>/<slug>`. An empty prefix stands for
 * the root of the site, where fixed pages have precedence. Former addresses of its
 * rows lead on: the migration that creates its table calls `keepPublicPath`.
 */
export const PublicPath = (
  prefix: `/${string}` | '',
  { always = [], reserved = [] }: PublicPathOptions = {},
): ClassDecorator => {
  const declaration = { prefix, always, reserved };
  return (entity) => Reflect.defineMetadata(PUBLIC_PATH, declaration, entity);
};

/** Where the pages of the entity's rows are; undefined where they have none. */
export function publicPathOf(entity: unknown): PublicPathDeclaration | undefined {
  if (typeof entity !== 'function') return undefined;
  const declared: Omit<PublicPathDeclaration, 'visible'> | undefined = Reflect.getOwnMetadata(
    PUBLIC_PATH,
    entity,
  );
  return declared && { ...declared, visible: visibilityOf(entity) };
}
