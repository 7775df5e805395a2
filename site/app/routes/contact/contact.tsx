import { useTranslation } from 'react-i18next';
import { data, redirect, useSearchParams } from 'react-router';
import { urlAfterForm, browserFormApi, serverFormApi } from '~/api/send-form';
import { AnchorButton } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { resultPage } from '~/components/field/result-page';
import { useLastAnswer } from '~/components/field/use-last-answer';
import { exitQuery, hasExit } from '~/components/quick-exit/exit-parameter';
import { FurtherExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { resolveLanguage } from '~/i18n/language';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData, organizationData } from '~/seo/structured-data';
import type { Route } from './+types/contact';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';
import { DirectContact } from './direct-contact';
import { sendMessage } from './send-message';
import { topicOf } from './topic';

/** The result page, which has the quick exit if the form has it. */
function sentUrl(request: Request): string {
  const exit = hasExit(new URL(request.url).searchParams);
  return urlAfterForm(request, '/contact/sent', exitQuery(exit));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = resolveLanguage(request);
  const refused = await sendMessage(serverFormApi(context), request, language);
  if (refused) return data(refused, { status: refused.status ?? 503 });
  // Redirects, so that reloading the result does not send the form again.
  return redirect(sentUrl(request), 303);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { lang } = document.documentElement;
  const refused = await sendMessage(browserFormApi, request, lang);
  return refused ?? resultPage(request, sentUrl(request), 'routes/contact/sent');
}

export const handle: ExitHandle = { Exit: FurtherExit };

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const topic = topicOf(new URLSearchParams(args.location.search));
  const title = t(`contact:topics.${topic ?? 'default'}.title`);
  return pageMeta(args, {
    title,
    titleInPage: true,
    description: topic ? t(`contact:topics.${topic}.subtitle`) : t('contact:description'),
    query: topic && { [topic]: 'true' },
    structuredData: [
      {
        '@type': 'ContactPage',
        name: title,
        inLanguage: source.language,
        about: organizationData(source),
      },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('navigation.contact'), path: '/contact' },
      ]),
    ],
  });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('contact');
  const [query] = useSearchParams();
  const topic = topicOf(query);
  const exit = hasExit(query);
  const refused = useLastAnswer(actionData);
  const texts = t(`topics.${topic ?? 'default'}`, { returnObjects: true });
  return (
    <div className="column">
      <PageTitle title={texts.title} invalid={refused !== undefined} />
      <div className={styles.postcard}>
        <header>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.subtitle}>{texts.subtitle}</p>
          <p className={styles.jump}>
            <AnchorButton href="#write" variant="quiet">
              {t('form.title')}
            </AnchorButton>
          </p>
        </header>
        <div className={styles.stamp} aria-hidden>
          <Drawing name={topic ? 'passing-stone' : 'fig-bench'} className={styles.drawing} />
        </div>
        <DirectContact />
        <ContactForm
          key={`${topic} ${exit}`}
          exit={exit}
          subject={topic && t(`subjects.${topic}`)}
          messageHint={texts.hint}
          refused={refused}
        />
      </div>
    </div>
  );
}
