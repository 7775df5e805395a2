const VIOLENCE = /nasil(?:j|n|an)|zlostavlj|violen|abus(?:e|iv)/i;

/**
 * Whether a page is about violence or abuse, by words of either language in its title, its category
 * or its first paragraph. Readers may need to leave such a page quickly.
 */
export function isAboutViolence(title: string, category: string, ...texts: string[]): boolean {
  const firstParagraphs = texts.map((text) => text.trimStart().split('\n', 1)[0] ?? '');
  return [title, category, ...firstParagraphs].some((text) => VIOLENCE.test(text));
}
