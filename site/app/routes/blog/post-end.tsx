import { useTranslation } from 'react-i18next';
import { AnchorButton, LinkButton } from '~/components/button/button';
import { LineIcon } from '~/components/line-icon/line-icon';
import { contactUrl } from '~/components/quick-exit/exit-parameter';
import { telephoneUrl, useOrganization } from '~/organization';
import styles from './post-end.module.css';

/** After an article: whom a reader can talk to, and how to read on. */
export function PostEnd({ exit }: { exit: boolean }) {
  const { t } = useTranslation('blog');
  const { phone } = useOrganization();
  return (
    <aside className={`stone ${styles.end}`} aria-labelledby="post-end">
      <h2 id="post-end">{t('end.title')}</h2>
      <p className={styles.links}>
        <AnchorButton href={telephoneUrl(phone)} variant="primary" className={styles.call}>
          <LineIcon name="phone" />
          <span>{phone}</span>
        </AnchorButton>{' '}
        <LinkButton to={contactUrl(exit)} variant="quiet">
          {t('end.contact')}
        </LinkButton>{' '}
        <LinkButton to="/newsletter" variant="quiet">
          {t('end.newsletter')}
        </LinkButton>
      </p>
    </aside>
  );
}
