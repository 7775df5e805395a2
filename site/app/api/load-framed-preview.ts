import { data, type RouterContextProvider } from 'react-router';
import { isLanguage } from '~/i18n/language';
import { serverApi } from './client';

/**
 * Lets the panel show a page in a frame; on the server only.
 *
 * @throws a 404 for all but users who write content, and for an unknown language
 */
export async function loadFramedPreview(
  context: Readonly<RouterContextProvider>,
  request: Request,
  language: string,
) {
  const headers = { Cookie: request.headers.get('Cookie') ?? '' };
  const { data: user } = await serverApi(context).GET('/api/auth/me', { headers });
  if (!user?.seesDrafts || !isLanguage(language)) throw data(null, { status: 404 });
  return data(null, {
    headers: {
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    },
  });
}
