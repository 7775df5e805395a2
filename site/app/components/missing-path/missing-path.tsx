import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { suggestionsOf } from '~/api/former-path';
import { ErrorPage } from '../error-page/error-page';
import { GonePage } from '../item-page/item-page';
import { SearchForm } from '../search-form/search-form';

/** Shown at an address without a page (404). */
export function MissingPath() {
  return (
    <ErrorPage status={404}>
      <SearchForm />
    </ErrorPage>
  );
}

/**
 * Shown for the error of an address right below the root: 410 where a page was deleted, 404 where
 * none was. Throws other errors on.
 */
export function PathError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const suggestions = suggestionsOf(error);
  if (suggestions) {
    return (
      <div className="column">
        <GonePage suggestions={suggestions} back={{ to: '/', name: t('notFound.home') }} />
      </div>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPath />;
  throw error;
}
