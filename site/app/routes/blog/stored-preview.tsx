import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { bodyOf, serverApi } from '~/api/client';
import { ItemFrame } from '~/components/item-page/item-page';
import { isLanguage } from '~/i18n/language';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/stored-preview';
import { Article } from './article';
import styles from './blog-post.module.css';

/** Loads a draft or scheduled post for administrators; a public post redirects to its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, id } = params;
  if (!isLanguage(language) || !/^\d+$/.test(id)) throw data(null, { status: 404 });
  const headers = { Cookie: request.headers.get('Cookie') ?? '' };
  const api = serverApi(context);
  const { data: user } = await api.GET('/api/auth/me', { headers });
  if (user?.role !== 'admin') throw data(null, { status: 404 });
  const named = { path: { idOrSlug: id }, query: { texts: 'blocks' } } as const;
  const post = await bodyOf(api.GET('/api/blog/{idOrSlug}', { params: named, headers }));
  const isDue = Date.parse(post.publishDate) <= Date.now();
  if (post.isPublished && isDue) throw redirect(`/blog/${post.slug}?lang=${language}`);
  return data(
    { post, language },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const { post, language } = args.loaderData ?? {};
  const title = post && language ? localized(post, 'title', language).text : t('preview:title');
  return pageMeta(args, { title, noIndex: true });
}

export default function StoredPreview({ loaderData: { post } }: Route.ComponentProps) {
  const { t } = useTranslation(['blog', 'preview']);
  return (
    <ItemFrame back={{ to: '/blog', name: t('back') }}>
      <p className={styles.unpublished} role="note">
        {t(post.isPublished ? 'preview:scheduled' : 'preview:draft')}
      </p>
      <Article post={post} named={false} />
    </ItemFrame>
  );
}
