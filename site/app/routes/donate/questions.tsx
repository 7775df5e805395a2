import { useTranslation } from 'react-i18next';
import type { DonationStatus } from '~/api/client';
import { telephoneUrl, useOrganization } from '~/organization';
import styles from './status.module.css';

/** What a donor may ask at each state, and contacts for further questions. */
export function Questions({ donation }: { donation: DonationStatus }) {
  const { t } = useTranslation('donate');
  const { email, phone } = useOrganization();
  const { reference, status, payment } = donation;
  const subject = encodeURIComponent(t('status.number', { reference }));
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {t('status.questions')}
      </h2>
      {status === 'pending' && payment === null ? <p>{t('status.pending.byHand')}</p> : null}
      {status === 'completed' ? <p>{t('status.completed.certificate', { reference })}</p> : null}
      {status === 'cancelled' ? <p>{t('status.cancelled.paid', { reference })}</p> : null}
      <dl className={styles.contacts}>
        <div>
          <dt>{t('status.email')}</dt>
          <dd>
            <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('status.phone')}</dt>
          <dd>
            <a href={telephoneUrl(phone)}>{phone}</a>
          </dd>
        </div>
      </dl>
      <p className={styles.privacy}>{t('status.private')}</p>
    </section>
  );
}
