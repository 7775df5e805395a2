import { data } from 'react-router';
import { bodyOf, serverApi } from '~/api/client';
import { followFormerPath, orFormerPath, suggestionsOf } from '~/api/former-path';
import { PathError } from '~/components/missing-path/missing-path';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import { mayHaveContext } from '~/server-context';
import type { Route } from './+types/own-page';
import { PageArticle } from './page-article';

/** Other segments are never asked for: digits alone would be the id of a page. */
const SLUG = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A page that administrators added, at the root of the site. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { slug } = params;
  if (!SLUG.test(slug) || !(await context.get(mayHaveContext)(`/${slug}`))) {
    await followFormerPath({ request, context });
    throw data(null, { status: 404, statusText: 'Not Found' });
  }
  const query = { path: { idOrSlug: slug }, query: { texts: 'blocks' } } as const;
  const page = bodyOf(serverApi(context).GET('/api/pages/{idOrSlug}', { params: query }));
  return { page: await orFormerPath({ request, context }, page) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, language } = source;
  const page = args.loaderData?.page;
  if (page === undefined) {
    const title = t(suggestionsOf(args.error) ? 'gone.title' : 'notFound.title');
    return pageMeta(args, { title, noIndex: true });
  }
  const title = localized(page, 'title', language).text;
  const path = `/${page.slug}`;
  return pageMeta(args, {
    title,
    path,
    description: localized(page, page.lead === null ? 'content' : 'lead', language).text,
    modified: page.updatedAt,
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path },
      ]),
    ],
  });
}

export default function OwnPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageArticle page={page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PathError error={error} />;
}
