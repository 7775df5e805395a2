import { isDeepStrictEqual } from 'node:util';
import { InvalidInputError } from '../problems/domain-errors.js';
import type { CorrectionDto } from './dto/correction.dto.js';
import type { PublicCall } from './public-call.entity.js';

/** Results of a call, with their time; null when there are none. */
function resultsOf({ results, resultDocumentIds, resultsAt }: PublicCall): object | null {
  if (results === null && resultDocumentIds.length === 0) return null;
  return { results, resultDocumentIds, resultsAt: resultsAt?.toISOString() };
}

/** What applicants rely on; the Croatian text is the binding one. */
function promisesOf(call: PublicCall): object {
  const { title, subject, lead, contactPhone, contactEmail, documentIds } = call;
  const parts = call.parts.map(({ heading, text }) => ({ heading, text }));
  const dates = [call.opensAt?.toISOString(), deadlineOf(call)];
  return { title, subject, lead, parts, dates, contactPhone, contactEmail, documentIds };
}

const deadlineOf = ({ deadline }: PublicCall): string | null => deadline?.toISOString() ?? null;

interface Reason {
  reason?: string | null;
  reasonEn?: string | null;
}

/**
 * The correction that a change of a call makes; undefined before the call was opened, and where
 * the change leaves alone what applicants rely on.
 * @throws InvalidInputError when the change needs a reason, also in English unless the call is in
 *   Croatian only, and lacks it, or would make an open call a draft, or put off its opening: opened
 *   once, it stays opened
 */
export function correctionOf(
  before: PublicCall,
  after: PublicCall,
  { reason, reasonEn }: Reason,
): CorrectionDto | undefined {
  if (before.state === 'soon' || !before.isPublished) return undefined;
  if (!after.isPublished) {
    throw InvalidInputError.of('isPublished', {
      hr: 'Poziv je već otvoren: više ne može biti skica',
      en: 'The call has been opened: it cannot become a draft again',
    });
  }
  const { opensAt } = before;
  if (opensAt && after.opensAt && after.opensAt > opensAt) {
    throw InvalidInputError.of('opensAt', {
      hr: 'Poziv je već otvoren: otvaranje se više ne može odgoditi',
      en: 'The call has been opened: its opening can no longer be put off',
    });
  }
  const published = before.state === 'results' ? resultsOf(before) : null;
  const sameResults = !published || isDeepStrictEqual(published, resultsOf(after));
  if (sameResults && isDeepStrictEqual(promisesOf(before), promisesOf(after))) return undefined;
  if (!reason) {
    throw InvalidInputError.of('reason', {
      hr: 'Poziv je već otvoren: navedite razlog izmjene',
      en: 'The call has been opened: give the reason for the change',
    });
  }
  if (!reasonEn && !after.croatianOnly) {
    throw InvalidInputError.of('reasonEn', {
      hr: 'Navedite razlog izmjene i na engleskom',
      en: 'Give the reason for the change in English, too',
    });
  }
  const [from, to] = [deadlineOf(before), deadlineOf(after)];
  return {
    correctedAt: new Date().toISOString(),
    reason,
    reasonEn: reasonEn ?? '',
    ...(from !== to && { deadline: { from, to } }),
  };
}
