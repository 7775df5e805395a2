import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { urlAfterForm } from '~/api/send-form';
import { Button } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/confirm';
import { NewsletterLayout } from './newsletter-layout';
import { RefusalPage } from './refusal-page';
import {
  callApi,
  refusalFor,
  sameOriginReferrer,
  tokenOf,
  type RefusalReason,
} from './subscription-link';
import { TokenForm } from './token-form';

/** Opening the page changes nothing, because e-mail scanners open every link. */
export function loader({ request }: Route.LoaderArgs) {
  const refused: RefusalReason | undefined = tokenOf(request) === '' ? 'invalid' : undefined;
  return { refused };
}

export async function action(args: Route.ActionArgs) {
  const answer = await callApi(args, 'confirm', await args.request.formData());
  // Redirects, so that reloading the result does not send the form again.
  if (answer.accepted) return redirect(urlAfterForm(args.request, '/newsletter/confirmed'), 303);
  const { refused, status } = refusalFor(answer.refusal.status);
  return data({ refused }, { status });
}

export function meta(args: Route.MetaArgs) {
  return [...pageMeta(args, { title: '', titleInPage: true, noIndex: true }), sameOriginReferrer];
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const refused = actionData ? actionData.refused : loaderData.refused;
  if (refused) return <RefusalPage refused={refused} />;
  return (
    <NewsletterLayout title={t('confirm.title')} lead={t('confirm.lead')}>
      <PageTitle title={t('confirm.title')} invalid={false} />
      <TokenForm action="/newsletter/confirm">
        <Button type="submit" variant="action">
          {t('confirm.button')}
        </Button>
      </TokenForm>
    </NewsletterLayout>
  );
}
