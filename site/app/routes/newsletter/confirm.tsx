import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { urlAfterForm } from '~/api/send-form';
import { Button } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/confirm';
import { LetterboxPage } from './letterbox-page';
import { askApi, explain, keepToOurselves, tokenOf, type Refused } from './own-subscription';
import { RefusalPage } from './refusal-page';
import { TokenForm } from './token-form';

/** Opening the page changes nothing: programs that check mails open every link in them. */
export function loader({ request }: Route.LoaderArgs) {
  const refused: Refused | undefined = tokenOf(request) === '' ? 'invalid' : undefined;
  return { refused };
}

export async function action(args: Route.ActionArgs) {
  const answer = await askApi(args, 'confirm', await args.request.formData());
  // Another address, so that reloading the answer sends nothing.
  if (answer.accepted) return redirect(urlAfterForm(args.request, '/newsletter/confirmed'), 303);
  const { refused, status } = explain(answer.refusal.status);
  return data({ refused }, { status });
}

export function meta(args: Route.MetaArgs) {
  return [...pageMeta(args, { title: '', titleInPage: true, noIndex: true }), keepToOurselves];
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const refused = actionData ? actionData.refused : loaderData.refused;
  if (refused) return <RefusalPage refused={refused} />;
  return (
    <LetterboxPage title={t('confirm.title')} lead={t('confirm.lead')}>
      <PageTitle title={t('confirm.title')} invalid={false} />
      <TokenForm action="/newsletter/confirm">
        <Button type="submit" variant="action">
          {t('confirm.button')}
        </Button>
      </TokenForm>
    </LetterboxPage>
  );
}
