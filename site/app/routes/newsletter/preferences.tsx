import { useTranslation } from 'react-i18next';
import { data, redirect, useSearchParams } from 'react-router';
import { urlAfterForm, textIn, textOf } from '~/api/send-form';
import { Button } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { isLanguage, languages } from '~/i18n/language';
import { pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/preferences';
import { NewsletterLayout } from './newsletter-layout';
import { RefusalPage } from './refusal-page';
import { callApi, refusalFor, sameOriginReferrer } from './subscription-link';
import styles from './subscription-link.module.css';
import { TokenForm } from './token-form';

export async function loader(args: Route.LoaderArgs) {
  const answer = await callApi(args, 'preferences');
  if (!answer.accepted) {
    const { refused, status } = refusalFor(answer.refusal.status);
    return data({ refused, subscription: undefined }, { status });
  }
  const { body } = answer;
  const language = textIn(body, 'language');
  const isActive = typeof body === 'object' && body !== null && Reflect.get(body, 'isActive');
  const subscription = {
    email: textIn(body, 'email') ?? '',
    language: isLanguage(language) ? language : 'hr',
    isActive: isActive === true,
  };
  return data({ refused: undefined, subscription });
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const wish = textOf(form, 'wish');
  const path = wish === 'erase' ? 'preferences/erase' : 'preferences/language';
  const answer = await callApi(args, wish === 'leave' ? 'unsubscribe' : path, form);
  if (!answer.accepted) {
    const { refused, status } = refusalFor(answer.refusal.status);
    return data({ refused }, { status });
  }
  // Redirects, so that reloading the result does not send the form again.
  const token = textOf(form, 'token');
  const next =
    wish === 'erase'
      ? urlAfterForm(args.request, '/newsletter/erased')
      : urlAfterForm(args.request, '/newsletter/preferences', {
          token,
          ...(wish === 'language' && { saved: 'true' }),
        });
  return redirect(next, 303);
}

export function meta(args: Route.MetaArgs) {
  return [...pageMeta(args, { title: '', titleInPage: true, noIndex: true }), sameOriginReferrer];
}

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const [query] = useSearchParams();
  const { subscription } = loaderData;
  const refused = actionData?.refused ?? loaderData.refused;
  if (refused) return <RefusalPage refused={refused} />;
  if (!subscription) return null;
  const { email, language, isActive } = subscription;
  return (
    <NewsletterLayout title={t('preferences.title')} lead={t('preferences.lead')}>
      <PageTitle title={t('preferences.title')} invalid={false} />
      <p className={styles.email}>{t('preferences.address', { email })}</p>
      <p role="status" className={styles.state}>
        {query.get('saved') === 'true' ? <span>{t('preferences.saved')} </span> : null}
        <span>{t(isActive ? 'preferences.active' : 'preferences.left')}</span>
      </p>
      <TokenForm action="/newsletter/preferences">
        <fieldset className={styles.languages}>
          <legend>
            <h2>{t('preferences.languageTitle')}</h2>
          </legend>
          {languages.map((one) => (
            <label key={one} className={styles.language}>
              <input type="radio" name="language" value={one} defaultChecked={one === language} />
              <span>{t(`preferences.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" name="wish" value="language">
          {t('preferences.save')}
        </Button>
      </TokenForm>
      {isActive ? (
        <TokenForm action="/newsletter/preferences">
          <h2>{t('preferences.leaveTitle')}</h2>
          <Button type="submit" variant="quiet" name="wish" value="leave">
            {t('preferences.leave')}
          </Button>
        </TokenForm>
      ) : null}
      <TokenForm action="/newsletter/preferences">
        <h2>{t('preferences.eraseTitle')}</h2>
        <p>{t('preferences.eraseText')}</p>
        <Button type="submit" variant="quiet" name="wish" value="erase">
          {t('preferences.erase')}
        </Button>
      </TokenForm>
    </NewsletterLayout>
  );
}
