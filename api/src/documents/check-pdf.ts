import { isolated } from '../isolation/isolated.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import type { findPdfProblem } from './pdf-inspection.js';

const inspect = isolated<typeof findPdfProblem>(
  new URL('./pdf-inspection.js', import.meta.url),
  'findPdfProblem',
  { seconds: 20, megabytes: 512, heapMegabytes: 256 },
);

/**
 * Inspects a PDF in a child process.
 * @param field of the body, for the error
 * @throws InvalidInputError with the reason for which the file is rejected
 */
export async function checkPdf(bytes: Buffer, field: string): Promise<void> {
  const reason = await inspect(bytes);
  if (reason) throw InvalidInputError.of(field, reason);
}
