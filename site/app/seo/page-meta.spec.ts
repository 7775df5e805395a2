import { describe, expect, test } from '@jest/globals';
import { catalogue as english } from '~/i18n/en';
import { installCatalogue } from '~/i18n/translator';
import { pageMeta, type PageMeta } from './page-meta';

installCatalogue('en', english);

function tags(page: PageMeta, language = 'hr', pathname = '/blog') {
  const matches = [{ id: 'root', loaderData: { language, origin: 'https://site.example' } }];
  return pageMeta({ location: { pathname }, matches }, page);
}

describe('the meta of a page', () => {
  test("has a title that ends with the association's name", () => {
    expect(tags({ title: 'Blog' })).toContainEqual({ title: 'Blog · Udruga Kvaliteta življenja' });
    expect(tags({ title: 'Naslovnica', bareTitle: true })).toContainEqual({ title: 'Naslovnica' });
  });

  test('has a description of whole words in at most 160 characters, spaces collapsed', () => {
    const description = `Prvi red.\n  Drugi red. ${'riječi '.repeat(30)}`;
    const found = tags({ title: 'Blog', description }).find(
      (tag) => 'name' in tag && tag.name === 'description',
    );
    expect(found).toEqual({
      name: 'description',
      content: `Prvi red. Drugi red. ${'riječi '.repeat(18)}riječi…`,
    });
  });

  const image = (page: Partial<PageMeta>, language = 'hr', pathname = '/blog') => {
    const found = tags({ title: 'Blog', ...page }, language, pathname).find(
      (tag) => 'property' in tag && tag.property === 'og:image',
    );
    return found && 'content' in found ? String(found.content) : '';
  };

  test('has a social card for each language, at its canonical path', () => {
    expect(image({})).toMatch(/^https:\/\/site\.example\/og\/hr\/blog\.png\?tone=fig&v=\w+$/);
    expect(image({}, 'en')).toContain('/og/en/blog.png');
    expect(image({}, 'hr', '/')).toContain('/og/hr/index.png');
    expect(image({ path: '/blog/clanak' }, 'hr', '/blog/7')).toContain('/og/hr/blog/clanak.png');
    expect(image({ query: { tab: 'upcoming' } })).toContain('.png?tab=upcoming&tone=');
  });

  test('has a new URL of its social card when a text on the card changes', () => {
    expect(image({ title: 'Novi naslov' })).not.toBe(image({}));
    expect(image({ section: 'Terapija' })).not.toBe(image({}));
    expect(image({ description: 'Drugo.' })).toBe(image({}));
  });

  test('excludes error pages from search engines', () => {
    const found = tags({ title: '404', noIndex: true });
    expect(found).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(found.some((tag) => 'rel' in tag)).toBe(false);
  });
});
