export const MAX_NAME = 120;

/** What people may not see or read the other way round: controls, marks of direction, half characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The name of a file as somebody sent it, without folders, made safe to show and to store. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(UNSEEN, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, MAX_NAME).join('').trim() || 'slika';
}
