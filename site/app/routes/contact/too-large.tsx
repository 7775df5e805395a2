import { useTranslation } from 'react-i18next';
import { data, useSearchParams } from 'react-router';
import { LinkButton } from '~/components/button/button';
import { contactUrl, hasExit } from '~/components/quick-exit/exit-parameter';
import { FurtherExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { markedText } from '~/i18n/marked-text';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/too-large';
import styles from './sent.module.css';

export function loader() {
  return data(null, { status: 413 });
}

export const handle: ExitHandle = { Exit: FurtherExit };

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('contact:tooLarge.title'), noIndex: true });
}

/** The server's answer to a form that is larger than any form may be. */
export default function TooLarge() {
  const { t } = useTranslation('contact');
  const [query] = useSearchParams();
  const { email } = useOrganization();
  return (
    <div className={`${styles.sent} column`}>
      <Drawing name="filling-form" className={styles.drawing} />
      <div className={styles.text}>
        <h1>{t('tooLarge.title')}</h1>
        <p className={styles.refused}>{t('tooLarge.lead')}</p>
        <p>
          {markedText(t('tooLarge.text', { email }), {
            mail: (words) => <a href={`mailto:${email}`}>{words}</a>,
          })}
        </p>
        <p className={styles.links}>
          <LinkButton to={contactUrl(hasExit(query))}>{t('tooLarge.write')}</LinkButton>
          <LinkButton to="/" variant="quiet">
            {t('tooLarge.home')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
