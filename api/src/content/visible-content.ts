import 'reflect-metadata';

const VISIBLE_CONTENT = 'visible content';

/**
 * Marks an entity whose rows visitors see: a write clears the caches. The migration that creates
 * its table adds the trigger `content_changed`, for writes of other processes.
 */
export const VisibleContent = (): ClassDecorator => (entity) =>
  Reflect.defineMetadata(VISIBLE_CONTENT, true, entity);

/** Whether a change of a row of the entity can change what visitors see. */
export const isVisibleContent = (entity: unknown): boolean =>
  typeof entity === 'function' && Reflect.hasOwnMetadata(VISIBLE_CONTENT, entity);
