import 'reflect-metadata';

const KEPT_IN_TRASH = 'kept in trash';

/** How long deleted content is kept, in days. */
export const TRASH_DAYS = 30;

/** Documents that an operation moves content to the trash. */
export const MOVES_TO_TRASH = {
  description: `It is kept in the bin for ${TRASH_DAYS} days, and can be restored from there.`,
};

/** How the rows of an entity appear in the trash. */
export interface TrashDeclaration {
  /** The name of the resource. */
  resource: string;
  /** The fields with their titles. */
  title: string;
  titleEn: string;
}

/**
 * Declares that deleted rows of the entity are kept in the trash, from which `moveToTrash` lets
 * administrators restore them.
 */
export const KeptInTrash = (
  resource: string,
  { title = 'title', titleEn = `${title}En` }: Partial<TrashDeclaration> = {},
): ClassDecorator => {
  const declaration: TrashDeclaration = { resource, title, titleEn };
  return (entity) => Reflect.defineMetadata(KEPT_IN_TRASH, declaration, entity);
};

/** How rows of the entity appear in the trash; undefined where they are not kept. */
export const trashDeclarationOf = (entity: unknown): TrashDeclaration | undefined =>
  typeof entity === 'function' ? Reflect.getOwnMetadata(KEPT_IN_TRASH, entity) : undefined;
