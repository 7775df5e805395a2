import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { followFormerAddress, suggestionsOf } from '~/api/former-address';
import { ErrorPage } from '~/components/error-page/error-page';
import { GonePage } from '~/components/item-page/item-page';
import { SearchForm } from '~/components/search-form/search-form';
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
  return (
    <ErrorPage status={404}>
      <SearchForm />
    </ErrorPage>
  );
}

/** For an address that led to a page that was deleted. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  const suggestions = suggestionsOf(error);
  if (!suggestions) throw error;
  return (
    <div className="column">
      <GonePage suggestions={suggestions} back={{ to: '/', name: t('notFound.home') }} />
    </div>
  );
}
