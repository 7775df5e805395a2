import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, isoDate } from 'shared/croatian-time';
import { markedText } from '~/i18n/marked-text';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { accessibilityChecked } from './accessibility-checked';
import { ContactFacts } from './contact-facts';
import { contactParts } from './contact-parts';
import styles from './legal.module.css';
import { Part } from './part';

const COMMISSIONER = 'https://pristupinfo.hr/';

/** The statement of the model in Commission Implementing Decision (EU) 2018/1523. */
export function Accessibility() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { accessibilityReviewed: reviewed } = useOrganization();
  const dated = (text: 'reviewed' | 'checked', day: string) => (
    <p>
      <time dateTime={isoDate(day)}>
        {t(`accessibility.prepared.${text}`, { date: formatDate(day, language) })}
      </time>
    </p>
  );
  return (
    <section id="accessibility" className={styles.section} aria-labelledby="accessibility-title">
      <h2 id="accessibility-title">{t('accessibility.title')}</h2>
      <p className={styles.intro}>{t('accessibility.lead')}</p>
      <Part title={t('accessibility.status.title')} paragraphs={[t('accessibility.status.text')]} />
      <Part title={t('accessibility.gaps.title')}>
        <p>{t('accessibility.gaps.lead')}</p>
        <h4>{t('accessibility.gaps.nonCompliance')}</h4>
        <ul className={styles.list}>
          <li>{t('accessibility.gaps.documents')}</li>
          <li>{t('accessibility.gaps.pictures')}</li>
        </ul>
        <h4>{t('accessibility.gaps.burdenTitle')}</h4>
        <p>{t('accessibility.gaps.burden')}</p>
        <h4>{t('accessibility.gaps.scope')}</h4>
        <p>{t('accessibility.gaps.languages')}</p>
      </Part>
      <Part title={t('accessibility.prepared.title')}>
        {reviewed === undefined ? (
          <p>{t('accessibility.prepared.unreviewed')}</p>
        ) : (
          dated('reviewed', reviewed)
        )}
        {dated('checked', accessibilityChecked)}
        <p>{t('accessibility.prepared.practice')}</p>
        <p>{t('accessibility.gaps.devices')}</p>
      </Part>
      <Part title={t('accessibility.contact.title')} paragraphs={[t('accessibility.contact.text')]}>
        <ContactFacts />
        <p>
          <Link to="/contact" className={styles.alone}>
            {t('accessibility.contact.form')}
          </Link>
        </p>
      </Part>
      <Part title={t('accessibility.enforcement.title')}>
        <p>{markedText(t('accessibility.enforcement.text'), contactParts)}</p>
        <p>
          <a href={COMMISSIONER} rel="noreferrer" className={styles.alone}>
            {t('accessibility.enforcement.link')}
          </a>
        </p>
      </Part>
    </section>
  );
}
