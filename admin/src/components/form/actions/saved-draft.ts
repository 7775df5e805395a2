import type { RaRecord } from 'react-admin';

/** The key of the message after a save: visitors see a published record at once, and no draft. */
export const messageWithDrafts =
  (resource: string) =>
  ({ isPublished }: RaRecord): string =>
    `admin.${resource}.toast.updated.${isPublished ? 'description' : 'draft'}`;
