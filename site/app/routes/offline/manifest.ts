import { loadOrganization } from '~/api/load-organization';
import { resolveLanguage } from '~/i18n/language';
import type { Route } from './+types/manifest';

/** The colours of the light theme. */
const sea = '#0e4a5a';
const limestone = '#fbf8f2';

/** The web application manifest, by which the site can be installed on a device. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = resolveLanguage(request);
  const { name } = await loadOrganization(context);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/images/icons/${purpose === 'any' ? 'mark' : 'stone'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: name[language],
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: limestone,
    theme_color: sea,
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
