const VIOLENCE = /nasil(?:j|n|an)|zlostavlj|violen|abus(?:e|iv)/i;

/**
 * Whether a page is about violence or abuse, by words of either language in its title, its category
 * or its first paragraph. Readers may need to leave such a page quickly.
 */
export function isAboutViolence(title: string, category: string, ...texts: string[]): boolean {
  const firstParagraphs = texts.map((text) => text.trimStart().split('\n', 1)[0] ?? '');
  return [title, category, ...firstParagraphs].some((text) => VIOLENCE.test(text));
}

/**
 * Whether the page of a project, a post or an event has the quick exit.
 * @param item in which an event may be the field `event`
 */
export function needsQuickExit(item: object): boolean {
  if ('event' in item && item.event instanceof Object) return needsQuickExit(item.event);
  const text = (name: string): string => {
    const value: unknown = Reflect.get(item, name);
    return typeof value === 'string' ? value : '';
  };
  const texts = ['description', 'descriptionEn', 'content', 'contentEn'].map(text);
  const title = `${text('title')} ${text('titleEn')}`;
  const asked = 'quickExit' in item && item.quickExit === true;
  return asked || isAboutViolence(title, text('category'), ...texts);
}
