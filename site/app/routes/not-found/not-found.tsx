import { data } from 'react-router';
import { ErrorPage } from '~/components/error-page/error-page';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/not-found';

export function loader() {
  return data(null, { status: 404 });
}

/** The browser shows the page without a request to the server. */
export function clientLoader() {
  return null;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('notFound.title'), noIndex: true });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
