/** A text without diacritics; đ, which Unicode does not decompose, becomes d. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'));
}

/** A text as part of a URL: words of a-z and 0-9, joined by hyphens. */
export function slugOf(text: string, maxLength: number): string {
  return withoutDiacritics(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
