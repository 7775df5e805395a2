import { useTranslation } from 'react-i18next';
import { data, Link, useSearchParams } from 'react-router';
import { textOf } from '~/api/send-form';
import { Button, LinkButton } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { markedText } from '~/i18n/marked-text';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/unsubscribe';
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

/** The field that e-mail programs post, and the button here too (RFC 8058, section 3.2). */
const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' };

/** Opening the page changes nothing, because e-mail scanners open every link. */
export function loader({ request }: Route.LoaderArgs) {
  const refused: RefusalReason | undefined = tokenOf(request) === '' ? 'invalid' : undefined;
  return { refused };
}

/** Accepts both encodings of forms, needs no cookie, and does not redirect (RFC 8058). */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  if (textOf(form, oneClick.name) !== oneClick.value) {
    return data({ refused: 'invalid' as const }, { status: 400 });
  }
  const answer = await callApi(args, 'unsubscribe', form);
  if (answer.accepted) return { refused: undefined };
  const { refused, status } = refusalFor(answer.refusal.status);
  return data({ refused }, { status });
}

export function meta(args: Route.MetaArgs) {
  return [...pageMeta(args, { title: '', titleInPage: true, noIndex: true }), sameOriginReferrer];
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const [query] = useSearchParams();
  const refused = actionData ? actionData.refused : loaderData.refused;
  if (refused) return <RefusalPage refused={refused} />;
  if (actionData) {
    return (
      <NewsletterLayout title={t('unsubscribe.doneTitle')} lead={t('unsubscribe.done')}>
        <PageTitle title={t('unsubscribe.doneTitle')} invalid={false} />
        <p>
          <LinkButton to="/">{common('notFound.home')}</LinkButton>
        </p>
      </NewsletterLayout>
    );
  }
  const preferences = `/newsletter/preferences?${new URLSearchParams({
    lang: language,
    token: query.get('token') ?? '',
  }).toString()}`;
  return (
    <NewsletterLayout title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      <PageTitle title={t('unsubscribe.title')} invalid={false} />
      <TokenForm action="/newsletter/unsubscribe">
        <Button type="submit" variant="action" {...oneClick}>
          {t('unsubscribe.button')}
        </Button>
      </TokenForm>
      <p>
        {markedText(t('unsubscribe.instead'), {
          preferences: (words) => (
            <Link to={preferences} reloadDocument>
              {words}
            </Link>
          ),
        })}
      </p>
    </NewsletterLayout>
  );
}
