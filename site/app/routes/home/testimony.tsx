import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import styles from './testimony.module.css';

/** What a person whom the association supported says, once it is filled in. */
export function Testimony() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { testimony } = useOrganization();
  if (testimony === undefined) return null;
  const other = language === 'hr' ? 'en' : 'hr';
  const lang = testimony[language] ? language : other;
  const quoted = lang === 'hr' ? `„${testimony.hr}”` : `“${testimony.en}”`;
  return (
    <Section width="text">
      <figure className={styles.testimony}>
        <blockquote lang={lang === language ? undefined : lang}>{quoted}</blockquote>
        <figcaption>{t('testimony.by')}</figcaption>
      </figure>
    </Section>
  );
}
