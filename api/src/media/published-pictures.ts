import type { Type } from '@nestjs/common';
import { fieldsOf } from 'shared/is-record';
import { In, type EntityManager } from 'typeorm';
import { formattedNames } from '../fields/field.js';
import type { Text } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { picturesOf } from '../rich-text/blocks.js';
import { markdownBlocks } from '../rich-text/markdown.js';
import { readImageUrl } from './image-url.js';
import { Media } from './media.entity.js';

const UNDESCRIBED: Text = {
  hr: 'Prije objave opišite sliku na oba jezika ili označite da je ukrasna.',
  en: 'Before publishing, describe the image in both languages or mark it as decorative.',
};
const WITHOUT_CONSENT: Text = {
  hr: 'Na slici su osobe, a nije zabilježeno da su na objavu pristale. Zabilježite to uz sliku ili odaberite drugu.',
  en: 'The image shows people, and their consent is not recorded. Record it with the image or choose another one.',
};

/** A picture in a field of a row. */
interface Use {
  field: string;
  hash: string;
  /** Whether the text describes the picture itself. */
  isDescribed: boolean;
}

/** The pictures of the library that a row shows, in its field `imageUrl` and its texts. */
function usesIn(entity: Type<unknown>, row: object): Use[] {
  const { imageUrl, contentFormat, ...fields } = fieldsOf(row);
  const own = typeof imageUrl === 'string' ? [{ address: imageUrl, alt: '' }] : [];
  const shown: [string, { address: string; alt: string }[]][] = [['imageUrl', own]];
  for (const field of formattedNames(entity)) {
    const text = contentFormat === 'markdown' ? fields[field] : undefined;
    const blocks = typeof text === 'string' ? markdownBlocks(text) : undefined;
    shown.push([field, picturesOf(blocks ?? [])]);
  }
  return shown.flatMap(([field, pictures]) =>
    pictures.flatMap(({ address, alt }) => {
      const hash = readImageUrl(address)?.hash;
      return hash === undefined ? [] : [{ field, hash, isDescribed: alt !== '' }];
    }),
  );
}

/** Why visitors may not see a picture yet; undefined when they may. */
function problemOf(media: Media, isDescribed: boolean): Text | undefined {
  const { decorative, alt, altEn, showsPeople, consentDate } = media;
  if (showsPeople && consentDate === null) return WITHOUT_CONSENT;
  const described = decorative || isDescribed || (alt !== null && altEn !== null);
  return described ? undefined : UNDESCRIBED;
}

/**
 * Checks the pictures of a row that visitors will see. Of a row that they see already, only those
 * that are new in it, so that it stays editable.
 * @throws InvalidInputError naming the fields
 */
export async function checkPublishedPictures<T extends { isPublished?: boolean }>(
  manager: EntityManager,
  entity: Type<unknown>,
  row: T,
  before?: T,
): Promise<void> {
  if (!row.isPublished) return;
  const seen = new Set(
    before?.isPublished ? usesIn(entity, before).map(({ field, hash }) => `${field} ${hash}`) : [],
  );
  const uses = usesIn(entity, row).filter(({ field, hash }) => !seen.has(`${field} ${hash}`));
  if (uses.length === 0) return;
  const rows = await manager.findBy(Media, { hash: In(uses.map(({ hash }) => hash)) });
  const library = new Map(rows.map((media) => [media.hash, media]));
  const errors: Record<string, Text> = {};
  for (const { field, hash, isDescribed } of uses) {
    const media = library.get(hash);
    const problem = media && problemOf(media, isDescribed);
    if (problem) errors[field] ??= problem;
  }
  const [first] = Object.values(errors);
  if (first) throw new InvalidInputError(first, errors);
}
