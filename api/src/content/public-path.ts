import 'reflect-metadata';

const PUBLIC_PATH = 'public path';

export interface PublicPathOptions {
  /** SQL condition on the table's columns: visitors see the row. By default they see every row. */
  visible?: string;
  /** Slugs at which visitors find a page even when no row has them. */
  always?: readonly string[];
}

/** Where the pages of an entity's rows are. */
export interface PublicPathDeclaration extends Required<PublicPathOptions> {
  /** The path before the slug, without a slash at its end. */
  prefix: string;
}

/**
 * Declares that each row of the entity has a page at `<prefix>/<slug>`. An empty prefix stands for
 * the root of the site, where fixed pages have precedence. Former addresses of its
 * rows lead on: the migration that creates its table calls `keepPublicPath`.
 */
export const PublicPath = (
  prefix: `/${string}` | '',
  { visible = 'true', always = [] }: PublicPathOptions = {},
): ClassDecorator => {
  const declaration: PublicPathDeclaration = { prefix, visible, always };
  return (entity) => Reflect.defineMetadata(PUBLIC_PATH, declaration, entity);
};

/** Where the pages of the entity's rows are; undefined where they have none. */
export const publicPathOf = (entity: unknown): PublicPathDeclaration | undefined =>
  typeof entity === 'function' ? Reflect.getOwnMetadata(PUBLIC_PATH, entity) : undefined;
