import { asShown } from 'shared/as-shown';
import type { EntityManager } from 'typeorm';
import { checkProject } from '../../content/check-project.js';
import { checkDraft } from '../../fields/drafts.js';
import type { Text } from '../../i18n/language.js';
import { checkPicturesInTexts } from '../../media/published-pictures.js';
import { ConflictError, InvalidInputError } from '../../problems/domain-errors.js';
import { picturesOf } from '../../rich-text/blocks.js';
import { blocksOf } from '../../rich-text/rich-text.js';
import { countEnglishReaders, countRecipients } from './issue-deliveries.js';
import { Issue } from './issue.entity.js';

/** More would make a mail of several megabytes, which some servers refuse. */
const MAX_PICTURES = 10;

const TOO_MANY_PICTURES = {
  hr: `Ostavite najviše ${MAX_PICTURES} slika: sve putuju sa svakom porukom`,
  en: `Keep at most ${MAX_PICTURES} pictures: all of them travel with every mail`,
};

const NO_CROATIAN = { hr: 'Napišite i hrvatski tekst', en: 'Write the Croatian text, too' };

function countPictures(text: string, { contentFormat }: Issue): number {
  const pictures = picturesOf(blocksOf(text, contentFormat));
  return new Set(pictures.map(({ address }) => address)).size;
}

/**
 * Checks an issue before it is stored: one that is scheduled must be complete.
 * @throws InvalidInputError naming what it lacks, or that there is no such project
 */
export async function checkStored(
  manager: EntityManager,
  issue: Issue,
  before?: Issue,
): Promise<void> {
  if (issue.state === 'scheduled') await checkComplete(manager, issue, before);
  else await checkDraft(Issue, issue);
  await checkProject(manager, issue);
}

/**
 * An issue needs an English text when somebody reads it in English, unless it is in Croatian only.
 * @throws InvalidInputError naming all that an issue lacks, or has too much of, before it is sent
 */
export async function checkComplete(
  manager: EntityManager,
  issue: Issue,
  before?: Issue,
): Promise<void> {
  const errors = await refusalsOf(manager, issue, before);
  const [first] = Object.values(errors);
  if (first) throw new InvalidInputError(first, errors);
}

/** @throws ConflictError when nobody would get the issue now */
export async function checkRecipients(manager: EntityManager, id: number): Promise<void> {
  if ((await countRecipients(manager, id, new Date())) > 0) return;
  throw new ConflictError({
    hr: 'Nema nijednog potvrđenog pretplatnika.',
    en: 'There is no confirmed subscriber.',
  });
}

/** What an issue lacks, or has too much of, before it is sent: messages by field. */
export async function refusalsOf(
  manager: EntityManager,
  issue: Issue,
  before?: Issue,
): Promise<Record<string, Text>> {
  const readers = issue.croatianOnly ? 0 : await countEnglishReaders(manager, issue.id);
  const needsEnglish = readers > 0;
  const { text, textEn, contentFormat } = asShown(issue);
  const shown = { text, textEn };
  return {
    ...(await errorsOf(
      checkDraft(Issue, issue, { before, isPublished: () => true, needsEnglish }),
    )),
    ...(contentFormat === 'markdown'
      ? await errorsOf(checkPicturesInTexts(manager, { croatianOnly: !needsEnglish }, shown))
      : {}),
    ...tooManyPictures(issue, shown),
    ...(!text && textEn ? { text: NO_CROATIAN } : {}),
    ...(needsEnglish ? missingEnglish(issue, readers) : {}),
  };
}

/** The messages of a check by field; empty when it passes. */
async function errorsOf(check: Promise<void>): Promise<Record<string, Text>> {
  try {
    await check;
    return {};
  } catch (error) {
    if (error instanceof InvalidInputError && error.errors) return error.errors;
    throw error;
  }
}

function tooManyPictures(issue: Issue, texts: Record<string, string | null>) {
  const full = Object.entries(texts).filter(
    ([, text]) => countPictures(text ?? '', issue) > MAX_PICTURES,
  );
  return Object.fromEntries(full.map(([field]) => [field, TOO_MANY_PICTURES]));
}

/** The English texts that the readers in English would miss. */
function missingEnglish({ titleEn, text, textEn }: Issue, readers: number) {
  const missing = [...(titleEn ? [] : ['titleEn']), ...(text && !textEn ? ['textEn'] : [])];
  const message = {
    hr: `Napišite i na engleskom; broj čitatelja na engleskom: ${readers}`,
    en: `Write it in English, too; number of readers in English: ${readers}`,
  };
  return Object.fromEntries(missing.map((field) => [field, message]));
}
