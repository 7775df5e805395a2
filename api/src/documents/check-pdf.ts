import { isolated } from '../isolation/isolated.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import type { findPdfProblem } from './pdf-inspection.js';

const inspect = isolated<typeof findPdfProblem>(
  new URL('./pdf-inspection.js', import.meta.url),
  'findPdfProblem',
  { seconds: 20, megabytes: 512, heapMegabytes: 256 },
);

/**
 * Inspects a PDF in a process of its own.
 * @param field the field the file came in
 * @throws InvalidInputError saying why the file is not taken
 */
export async function checkPdf(bytes: Buffer, field: string): Promise<void> {
  const reason = await inspect(bytes);
  if (reason) throw InvalidInputError.of(field, reason);
}
