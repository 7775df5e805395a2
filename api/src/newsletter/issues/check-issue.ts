import { asShown } from 'shared/as-shown';
import type { EntityManager } from 'typeorm';
import { checkProject } from '../../content/check-project.js';
import { checkDraft } from '../../fields/drafts.js';
import { checkPicturesInTexts } from '../../media/published-pictures.js';
import { InvalidInputError } from '../../problems/domain-errors.js';
import { picturesOf } from '../../rich-text/blocks.js';
import { blocksOf } from '../../rich-text/rich-text.js';
import { countEnglishReaders } from './issue-deliveries.js';
import { Issue } from './issue.entity.js';

/** More would make a mail of several megabytes, which some servers refuse. */
const MAX_PICTURES = 10;

const TOO_MANY_PICTURES = {
  hr: `Ostavite najviše ${MAX_PICTURES} slika: sve putuju sa svakom porukom`,
  en: `Keep at most ${MAX_PICTURES} pictures: all of them travel with every mail`,
};

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
 * @throws InvalidInputError naming what an issue lacks, or has too much of, before it is sent
 */
export async function checkComplete(
  manager: EntityManager,
  issue: Issue,
  before?: Issue,
): Promise<void> {
  const readers = issue.croatianOnly ? 0 : await countEnglishReaders(manager, issue.id);
  const needsEnglish = readers > 0;
  if (needsEnglish) checkEnglish(issue, readers);
  await checkDraft(Issue, issue, { before, isPublished: () => true, needsEnglish });
  const { text, textEn, contentFormat } = asShown(issue);
  for (const [field, shown] of Object.entries({ text, textEn })) {
    if (countPictures(shown ?? '', issue) > MAX_PICTURES) {
      throw InvalidInputError.of(field, TOO_MANY_PICTURES);
    }
  }
  if (contentFormat === 'markdown') {
    const row = { croatianOnly: !needsEnglish };
    await checkPicturesInTexts(manager, row, { text, textEn });
  }
  if (text || !textEn) return;
  throw InvalidInputError.of('text', {
    hr: 'Napišite i hrvatski tekst',
    en: 'Write the Croatian text, too',
  });
}

/** @throws InvalidInputError naming the English texts that the readers in English would miss */
function checkEnglish({ titleEn, text, textEn }: Issue, readers: number): void {
  const missing = [...(titleEn ? [] : ['titleEn']), ...(text && !textEn ? ['textEn'] : [])];
  if (missing.length === 0) return;
  const message = {
    hr: `Napišite i na engleskom; broj čitatelja na engleskom: ${readers}`,
    en: `Write it in English, too; number of readers in English: ${readers}`,
  };
  throw new InvalidInputError(message, Object.fromEntries(missing.map((one) => [one, message])));
}
