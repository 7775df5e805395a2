export const MAX_NAME = 120;

/** Control characters, bidirectional marks, lone surrogates, and line separators. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Sanitizes the name of an uploaded file and strips its folders. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, MAX_NAME).join('').trim() || 'slika';
}
