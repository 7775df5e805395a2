import 'reflect-metadata';
import type { ObjectLiteral } from 'typeorm';
import type { Role, StaffRole } from '../access/roles.js';
import type { Language } from '../i18n/language.js';

const KEPT_IN_TRASH = 'kept in trash';

/** How long what was deleted is kept, in days. */
export const TRASH_DAYS = 30;

/** Documents that an operation moves a row to the trash. */
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
  /**
   * For data of visitors, which are no content: the title of a row. It is not stored, as what the
   * trash stores as a title remains in the audit log.
   */
  titleOf?(row: ObjectLiteral, language: Language): string;
  /** Who deletes such rows, and sees and restores them, besides administrators. */
  role?: StaffRole;
}

interface TrashOptions extends Partial<Omit<TrashDeclaration, 'resource' | 'role'>> {
  /** By default, editors delete such rows. */
  role?: StaffRole | 'admin';
}

/** Declares that deleted rows of the entity are kept in the trash, by `moveToTrash`. */
export const KeptInTrash = (
  resource: string,
  { title = 'title', titleEn = `${title}En`, titleOf, role = 'editor' }: TrashOptions = {},
): ClassDecorator => {
  const declaration: TrashDeclaration = { resource, title, titleEn, titleOf };
  if (role !== 'admin') declaration.role = role;
  return (entity) => Reflect.defineMetadata(KEPT_IN_TRASH, declaration, entity);
};

/** How rows of the entity appear in the trash; undefined where they are not kept. */
export const trashDeclarationOf = (entity: unknown): TrashDeclaration | undefined =>
  typeof entity === 'function' ? Reflect.getOwnMetadata(KEPT_IN_TRASH, entity) : undefined;

/** Whether the declared rows are content, not data of visitors. */
export const isContent = ({ titleOf }: TrashDeclaration): boolean => titleOf === undefined;

/** Whether a role sees and restores deleted rows of the declared kind. */
export const mayRestore = (role: Role, declaration: TrashDeclaration): boolean =>
  role === 'admin' || role === declaration.role;
