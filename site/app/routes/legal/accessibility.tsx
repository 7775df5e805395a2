import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, isoDate } from 'shared/croatian-time';
import { markedText } from '~/i18n/marked-text';
import { useLanguage } from '~/i18n/use-language';
import { accessibilityChecked } from './accessibility-checked';
import { ContactFacts } from './contact-facts';
import { contactParts } from './contact-parts';
import styles from './legal.module.css';
import { Part } from './part';

const gaps = ['documents', 'pictures', 'languages', 'devices'] as const;

const COMMISSIONER = 'https://pristupinfo.hr/';

/** The statement of the model in Commission Implementing Decision (EU) 2018/1523. */
export function Accessibility() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const date = formatDate(accessibilityChecked, language);
  return (
    <section id="accessibility" className={styles.section} aria-labelledby="accessibility-title">
      <h2 id="accessibility-title">{t('accessibility.title')}</h2>
      <p className={styles.intro}>{t('accessibility.lead')}</p>
      <Part title={t('accessibility.status.title')} paragraphs={[t('accessibility.status.text')]} />
      <Part title={t('accessibility.gaps.title')}>
        <ul className={styles.list}>
          {gaps.map((gap) => (
            <li key={gap}>{t(`accessibility.gaps.${gap}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('accessibility.prepared.title')}>
        <p>
          <time dateTime={isoDate(accessibilityChecked)}>
            {t('accessibility.prepared.text', { date })}
          </time>
        </p>
        <p>{t('accessibility.prepared.method')}</p>
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
