import { useTranslation } from 'react-i18next';
import styles from './legal.module.css';
import { Part } from './part';

export function Terms() {
  const { t } = useTranslation('legal');
  const parts = t('terms.parts', { returnObjects: true });
  return (
    <section id="terms" className={styles.section} aria-labelledby="terms-title">
      <h2 id="terms-title">{t('terms.title')}</h2>
      {parts.map(({ title, paragraphs }) => (
        <Part key={title} title={title} paragraphs={paragraphs} />
      ))}
    </section>
  );
}
