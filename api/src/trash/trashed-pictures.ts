import type { EntityManager } from 'typeorm';

/** SQL: the deleted pictures, with their hash, `trash_id` and `row_id`. */
const PICTURES = `
  SELECT trash.id AS trash_id, stored.fields ->> 'hash' AS hash
  FROM trash JOIN trash_rows stored ON stored.trash_id = trash.id AND stored.table_name = 'media'
  WHERE trash.resource = 'media'
`;

/** SQL: the row itself of each item, without those that were deleted with it. */
const OWN_ROWS = `
  SELECT DISTINCT ON (trash_id) trash_id, fields FROM trash_rows ORDER BY trash_id, id
`;

/**
 * The deleted pictures that an item shows, once each, unless they are in the library again.
 * @returns the ids of their items
 */
export async function picturesShownBy(manager: EntityManager, trashId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT max(picture.trash_id) AS id
     FROM (${OWN_ROWS}) shown, (${PICTURES}) picture
     WHERE shown.trash_id = $1 AND shown.fields::text LIKE '%/media/' || picture.hash || '%'
       AND NOT EXISTS (SELECT FROM media WHERE media.hash = picture.hash)
     GROUP BY picture.hash ORDER BY 1`,
    [trashId],
  );
  return rows.map(({ id }) => id);
}

/** The titles of the items that show a deleted picture, unless it is in the library again. */
export function itemsShowing(
  manager: EntityManager,
  trashId: number,
): Promise<{ title: string; titleEn: string }[]> {
  return manager.query(
    `SELECT trash.title, trash.title_en AS "titleEn"
     FROM (${PICTURES}) picture, (${OWN_ROWS}) shown JOIN trash ON trash.id = shown.trash_id
     WHERE picture.trash_id = $1 AND shown.fields::text LIKE '%/media/' || picture.hash || '%'
       AND NOT EXISTS (SELECT FROM media WHERE media.hash = picture.hash)
     ORDER BY trash.id`,
    [trashId],
  );
}
