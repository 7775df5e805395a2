import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { OpeningPhoto, openingClass } from '~/components/picture/opening-photo';
import { markedText } from '~/i18n/marked-text';
import { Wall } from '~/illustrations/wall';
import { telephoneUrl, useOrganization } from '~/organization';
import styles from './hero.module.css';

/**
 * The heading of the page, above a drawing of a stone wall with four words on its stones; or with a
 * photo, over whose lower edge are the lowest courses of that wall.
 */
export function Hero() {
  const { t } = useTranslation('home');
  const { phone, photos } = useOrganization();
  const photo = photos?.['/'];
  const words = [
    t('hero.stones.help'),
    t('hero.stones.learn'),
    t('hero.stones.listen'),
    t('hero.stones.together'),
  ];
  return (
    <section
      className={photo ? openingClass(photo, styles.above, styles.beside) : styles.hero}
      aria-labelledby="hero"
    >
      <div className={`${styles.text} column`}>
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
        <p className={styles.help}>
          {markedText(t('hero.help', { phone }), {
            call: (number) => <a href={telephoneUrl(number)}>{number}</a>,
          })}
        </p>
      </div>
      {photo ? (
        <OpeningPhoto image={photo}>
          <Wall words={words} low />
        </OpeningPhoto>
      ) : (
        <Wall words={words} />
      )}
    </section>
  );
}
