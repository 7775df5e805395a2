import { data } from 'react-router';
import { followFormerPath, suggestionsOf } from '~/api/former-path';
import { PathError, MissingPath } from '~/components/missing-path/missing-path';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/not-found';

export async function loader({ request, context }: Route.LoaderArgs) {
  await followFormerPath({ request, context });
  return data(null, { status: 404 });
}

/** The browser shows the page without a request to the server. */
export function clientLoader() {
  return null;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const title = t(suggestionsOf(args.error) ? 'gone.title' : 'notFound.title');
  return pageMeta(args, { title, noIndex: true });
}

export default function NotFound() {
  return <MissingPath />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PathError error={error} />;
}
