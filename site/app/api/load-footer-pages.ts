import type { RouterContextProvider } from 'react-router';
import type { FooterPage } from '~/organization';
import { bodyOf, serverApi } from './client';

/** Loads the own pages of the footer; on the server only. */
export async function loadFooterPages(
  context: Readonly<RouterContextProvider>,
): Promise<FooterPage[]> {
  const query = { inFooter: true, isPublished: true };
  const pages = await bodyOf(serverApi(context).GET('/api/pages', { params: { query } }));
  return pages.map(({ slug, title, titleEn }) => ({ slug, title, titleEn }));
}
