import { data } from 'react-router';
import { followFormerAddress, suggestionsOf } from '~/api/former-address';
import { AddressError, MissingAddress } from '~/components/missing-address/missing-address';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/not-found';

export async function loader({ request, context }: Route.LoaderArgs) {
  await followFormerAddress({ request, context });
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
  return <MissingAddress />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AddressError error={error} />;
}
