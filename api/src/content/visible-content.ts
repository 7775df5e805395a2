import 'reflect-metadata';

const VISIBLE_CONTENT = 'visible content';

/**
 * Marks an entity whose rows visitors see: a write clears the caches. The migration that creates
 * its table adds the trigger `content_changed`, for writes of other processes.
 * @param visible SQL condition on the table's columns: visitors see the row. By default they see
 *   every row.
 */
export const VisibleContent =
  (visible = 'true'): ClassDecorator =>
  (entity) =>
    Reflect.defineMetadata(VISIBLE_CONTENT, visible, entity);

/** Whether a change of a row of the entity can change what visitors see. */
export const isVisibleContent = (entity: unknown): boolean =>
  typeof entity === 'function' && Reflect.hasOwnMetadata(VISIBLE_CONTENT, entity);

/** SQL condition on the columns of an entity's table: visitors see the row. */
export function visibilityOf(entity: unknown): string {
  if (typeof entity !== 'function') return 'false';
  const visible: string | undefined = Reflect.getOwnMetadata(VISIBLE_CONTENT, entity);
  return visible ?? 'false';
}
