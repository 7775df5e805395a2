import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { Wall } from '~/illustrations/wall';
import styles from './hero.module.css';

/** The heading of the page, above a drawing of a stone wall with four words on its stones. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.text}>
        <h1 id="hero" className={styles.title}>
          {t('hero.title')}
        </h1>
        <p className={styles.subtitle}>{t('hero.subtitle')}</p>
        <p className={styles.actions}>
          <LinkButton to="/donate" variant="action">
            {t('hero.donate')}
          </LinkButton>
          <LinkButton to="/about" variant="quiet">
            {t('hero.learnMore')}
          </LinkButton>
        </p>
      </div>
      <Wall
        words={[
          t('hero.stones.help'),
          t('hero.stones.learn'),
          t('hero.stones.listen'),
          t('hero.stones.together'),
        ]}
      />
    </section>
  );
}
