import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { checkDraft, draftsOf, type Publication } from '../fields/drafts.js';
import { englishName } from '../fields/field.js';
import { numberedSlug, sharedBeginning, slugFromTitle } from '../fields/slug.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { publicPathOf } from './public-path.js';

interface Slugged {
  slug?: string | null;
}

/** The slugs with a beginning at which visitors find a row, or are led to one. */
async function takenSlugs<T extends object>(
  manager: EntityManager,
  entity: Type<T>,
  beginning: string,
): Promise<Set<string>> {
  const { prefix = '', always = [] } = publicPathOf(entity) ?? {};
  const { tableName } = manager.connection.getMetadata(entity);
  const rows = await manager.query<{ slug: string }[]>(
    `SELECT slug FROM ${tableName} WHERE starts_with(slug, $1) UNION
     SELECT substr(source, length($2) + 2) FROM redirects
     WHERE starts_with(source, $2 || '/' || $1) AND target IS NOT NULL`,
    [beginning, prefix],
  );
  return new Set([...rows.map(({ slug }) => slug), ...always]);
}

/** A free slug from the title of a row, which nobody else can take before the row is stored. */
async function freeSlug<T extends object>(
  manager: EntityManager,
  entity: Type<T>,
  row: T,
  isReserved: (slug: string) => boolean,
): Promise<string> {
  const { title = 'title', slug: noun = '' } = draftsOf(entity) ?? {};
  const titles = [title, englishName(title)].map((name) => String(Reflect.get(row, name) ?? ''));
  const { tableName } = manager.connection.getMetadata(entity);
  await manager.query(`LOCK TABLE ${tableName} IN SHARE ROW EXCLUSIVE MODE`);
  const slug = slugFromTitle(titles.find((one) => one !== '') ?? '', noun);
  const taken = await takenSlugs(manager, entity, sharedBeginning(slug));
  let free = numberedSlug(slug, taken);
  while (isReserved(free)) free = numberedSlug(slug, taken.add(free));
  return free;
}

interface SettledDraft<T> extends Publication<T> {
  /** Whether the site itself serves what would be the row's path. */
  isOwn?: (slug: string) => boolean;
}

/**
 * Checks a row that may be a draft, as `checkDraft` does, and gives it a slug where it has none:
 * the one it had, or a free one from its title. Only a chosen slug takes a former address away from
 * another row, and none that the site or the API serves already.
 * @throws InvalidInputError naming the fields
 */
export async function settleDraft<T extends Slugged>(
  manager: EntityManager,
  entity: Type<T>,
  row: T,
  { isOwn = () => false, ...publication }: SettledDraft<T> = {},
): Promise<void> {
  const { before } = publication;
  const { prefix = '', reserved = [] } = publicPathOf(entity) ?? {};
  const isReserved = (slug: string) => reserved.includes(slug) || isOwn(slug);
  if (!before && !row.slug) row.slug = await freeSlug(manager, entity, row, isReserved);
  await checkDraft(entity, row, publication);
  if (before && !row.slug) row.slug = before.slug;
  if (!row.slug || !isReserved(row.slug)) return;
  throw InvalidInputError.of('slug', {
    hr: `Adresa ${prefix}/${row.slug} pripada drugom dijelu stranice. Odaberite drugu adresu.`,
    en: `The address ${prefix}/${row.slug} belongs to another part of the site. Choose another address.`,
  });
}
