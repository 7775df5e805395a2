import { useTranslation } from 'react-i18next';
import { addressLine } from '~/components/contact-details/address-line';
import { Section } from '~/components/section/section';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import styles from './statute.module.css';

/** The national register of associations; it has no URL for a single association. */
const registerOfAssociations = 'https://registri.uprava.hr/';

export function Statute() {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const { address, foundingYear, legalName, taxId } = useOrganization();
  return (
    <Section id="statute" labelledBy="statute-title" tone="warm">
      <div className={styles.statute}>
        <div className={styles.text}>
          <h2 id="statute-title">{t('statute.title')}</h2>
          <p>{t('statute.text')}</p>
          <p>{t('statute.more')}</p>
          <p>
            <a href={registerOfAssociations} rel="noreferrer" className={styles.link}>
              {t('statute.link')}
            </a>
          </p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('statute.name')}</dt>
            <dd lang={language === 'hr' ? undefined : 'hr'}>{legalName}</dd>
          </div>
          <div>
            <dt>{t('statute.seat')}</dt>
            <dd lang={language === 'hr' ? undefined : 'hr'}>{addressLine(address)}</dd>
          </div>
          <div>
            <dt>{t('statute.taxId')}</dt>
            <dd className="digits">{taxId}</dd>
          </div>
          <div>
            <dt>{t('statute.founded')}</dt>
            <dd>{language === 'hr' ? `${foundingYear.hr}.` : foundingYear.en}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
