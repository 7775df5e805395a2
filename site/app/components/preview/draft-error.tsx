import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { draftRefusalOf } from '~/api/open-draft';
import { ErrorPage } from '../error-page/error-page';
import { ItemError } from '../item-page/item-page';

/** Shown instead of a draft that the visitor may not see. Throws other errors on. */
export function DraftError({ error }: { error: unknown }) {
  const { t } = useTranslation(['common', 'preview']);
  const refused = draftRefusalOf(error);
  if (refused) {
    return (
      <ItemError
        missing={{
          title: t(`preview:${refused}.title`),
          text: t(`preview:${refused}.text`),
          back: { to: '/', name: t('notFound.home') },
        }}
      />
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage status={404} />;
  throw error;
}
