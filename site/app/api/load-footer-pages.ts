import type { RouterContextProvider } from 'react-router';
import type { FooterPage } from '~/organization';
import { bodyOf, serverApi } from './client';

/** By the answer of the API, which is the same object until content changes. */
const footerPages = new WeakMap<object, FooterPage[]>();

/** Loads the own pages of the footer; on the server only. */
export async function loadFooterPages(
  context: Readonly<RouterContextProvider>,
): Promise<FooterPage[]> {
  const query = { inFooter: true, isPublished: true };
  const pages = await bodyOf(serverApi(context).GET('/api/pages', { params: { query } }));
  const shown =
    footerPages.get(pages) ?? pages.map(({ slug, title, titleEn }) => ({ slug, title, titleEn }));
  footerPages.set(pages, shown);
  return shown;
}
