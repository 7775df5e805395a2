export const MAX_NAME = 120;

/**
 * Characters that are invisible or reverse a text: controls, marks of direction, lone surrogates.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The name of an uploaded file, without folders, made safe to show and to store. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(UNSEEN, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, MAX_NAME).join('').trim() || 'slika';
}
