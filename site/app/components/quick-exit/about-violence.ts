const VIOLENCE = /nasil(?:j|n|an)|zlostavlj|violen|abus(?:e|iv)/i;

/**
 * Whether somebody may not want to be seen reading a page: its title, its category or its first
 * paragraph names violence or abuse, in either language.
 */
export function isAboutViolence(title: string, category: string, ...texts: string[]): boolean {
  const firsts = texts.map((text) => text.trimStart().split('\n', 1)[0] ?? '');
  return [title, category, ...firsts].some((text) => VIOLENCE.test(text));
}
