import type { Type } from '@nestjs/common';
import { asShown } from 'shared/as-shown';
import { fieldsOf } from 'shared/is-record';
import { In, type EntityManager } from 'typeorm';
import { fieldsOf as declaredFieldsOf, formattedNames } from '../fields/field.js';
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
const UNDESCRIBED_IN_CROATIAN: Text = {
  hr: 'Prije objave opišite sliku ili označite da je ukrasna.',
  en: 'Before publishing, describe the image in Croatian or mark it as decorative.',
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

/** The pictures of the library among those that are shown in a field. */
const usesOf = (field: string, shown: readonly { address: string; alt: string }[]): Use[] =>
  shown.flatMap(({ address, alt }) => {
    const hash = readImageUrl(address)?.hash;
    return hash === undefined ? [] : [{ field, hash, isDescribed: alt !== '' }];
  });

/** The pictures of the library in formatted texts, by the names of their fields. */
function usesInTexts(texts: Readonly<Record<string, string | null>>): Use[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    usesOf(field, picturesOf(markdownBlocks(text ?? '') ?? [])),
  );
}

/** The pictures of the library that a row shows, in its fields for pictures and its texts. */
function usesIn(entity: Type<unknown>, row: object): Use[] {
  const { contentFormat, ...fields } = fieldsOf(asShown(row));
  const own = declaredFieldsOf(entity).flatMap(({ name, picture }): Use[] => {
    const url = picture ? fields[name] : undefined;
    return typeof url === 'string' ? usesOf(name, [{ address: url, alt: '' }]) : [];
  });
  const texts = formattedNames(entity).flatMap((name): [string, string][] => {
    const text = contentFormat === 'markdown' ? fields[name] : undefined;
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return [...own, ...usesInTexts(Object.fromEntries(texts))];
}

/** Why visitors may not see a picture without the consent of the people on it. */
const consentProblem = ({ showsPeople, consentDate }: Media): Text | undefined =>
  showsPeople && consentDate === null ? WITHOUT_CONSENT : undefined;

type Problem = (media: Media, isDescribed: boolean) => Text | undefined;

/** Why visitors may not see a picture in a row yet; undefined when they may. */
const problemIn =
  ({ croatianOnly = false }: { croatianOnly?: boolean }): Problem =>
  (media, isDescribed) => {
    const { decorative, alt, altEn } = media;
    const isTextual = alt !== null && (croatianOnly || altEn !== null);
    const undescribed = croatianOnly ? UNDESCRIBED_IN_CROATIAN : UNDESCRIBED;
    const isComplete = decorative || isDescribed || isTextual;
    return consentProblem(media) ?? (isComplete ? undefined : undescribed);
  };

/** @param seen the pictures that visitors see already, which are not checked */
async function checkUses(
  manager: EntityManager,
  all: readonly Use[],
  seen: readonly Use[],
  problem: Problem,
): Promise<void> {
  const known = new Set(seen.map(({ field, hash }) => `${field} ${hash}`));
  const uses = all.filter(({ field, hash }) => !known.has(`${field} ${hash}`));
  if (uses.length === 0) return;
  const rows = await manager.findBy(Media, { hash: In(uses.map(({ hash }) => hash)) });
  const library = new Map(rows.map((media) => [media.hash, media]));
  const errors: Record<string, Text> = {};
  for (const { field, hash, isDescribed } of uses) {
    const media = library.get(hash);
    const found = media && problem(media, isDescribed);
    if (found) errors[field] ??= found;
  }
  const [first] = Object.values(errors);
  if (first) throw new InvalidInputError(first, errors);
}

/**
 * Checks the pictures of a row that visitors will see. Of a row that they see already, only those
 * that are new in it, so that it stays editable.
 * @throws InvalidInputError naming the fields
 */
export async function checkPublishedPictures<
  T extends { isPublished?: boolean; croatianOnly?: boolean },
>(manager: EntityManager, entity: Type<unknown>, row: T, before?: T): Promise<void> {
  if (!row.isPublished) return;
  const isSeen = before?.isPublished && before.croatianOnly === row.croatianOnly;
  const seen = isSeen ? usesIn(entity, before) : [];
  await checkUses(manager, usesIn(entity, row), seen, problemIn(row));
}

/**
 * The same for a row that visitors always see.
 * @throws InvalidInputError naming the fields
 */
export const checkShownPictures = (
  manager: EntityManager,
  entity: Type<unknown>,
  row: object,
  before: object,
): Promise<void> => checkUses(manager, usesIn(entity, row), usesIn(entity, before), problemIn({}));

/**
 * Checks the pictures in formatted texts that visitors will see, by the names of their fields.
 * @param row of the texts
 * @param before the texts that they see already, whose pictures are not checked
 * @throws InvalidInputError naming the fields
 */
export const checkPicturesInTexts = (
  manager: EntityManager,
  row: { croatianOnly: boolean },
  texts: Readonly<Record<string, string | null>>,
  before: Readonly<Record<string, string | null>> = {},
): Promise<void> => checkUses(manager, usesInTexts(texts), usesInTexts(before), problemIn(row));

/**
 * Checks that the people on a picture have consented, where their name describes it.
 * @param before the row as visitors see it
 * @throws InvalidInputError naming the field
 */
export const checkConsent = (
  manager: EntityManager,
  entity: Type<unknown>,
  row: object,
  before: object = {},
): Promise<void> => checkUses(manager, usesIn(entity, row), usesIn(entity, before), consentProblem);
