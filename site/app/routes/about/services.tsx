import { useTranslation } from 'react-i18next';
import { EmergencyNumbers } from '~/components/emergency-numbers/emergency-numbers';
import { QuickExit } from '~/components/quick-exit/quick-exit';
import { Section } from '~/components/section/section';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import styles from './services.module.css';

/** Beneficiary groups as in the register of social services, each with its services. */
const groups = [
  { name: 'children', services: ['counselling', 'support'] },
  { name: 'youngAdults', services: ['counselling', 'mentoring'] },
  { name: 'childrenBehaviour', services: ['counselling', 'support'] },
  { name: 'youngAdultsBehaviour', services: ['counselling', 'mentoring'] },
  { name: 'addictions', services: ['counselling', 'support'] },
  { name: 'violence', services: ['counselling', 'support'] },
] as const;

export function Services() {
  const { t } = useTranslation('about');
  const { registryNumber } = useOrganization();
  return (
    <Section id="services" labelledBy="services-title">
      <div className={styles.header}>
        <div>
          <h2 id="services-title">{t('services.title')}</h2>
          <p className={styles.lead}>{t('services.lead')}</p>
          <dl className={styles.registry}>
            <dt>{t('services.registry')}</dt>
            <dd>{registryNumber}</dd>
          </dl>
        </div>
        <Drawing name="armchairs" title={t('services.drawing')} className={styles.drawing} />
      </div>
      <ul className={`wall ${styles.groups}`}>
        {groups.map(({ name, services }) => (
          <li key={name} className={styles[name]}>
            <div className={styles.group}>
              <h3>{t(`services.groups.${name}.title`)}</h3>
              <p>{t(`services.groups.${name}.text`)}</p>
              <ul aria-label={t('services.offered')} className={styles.offered}>
                {services.map((service) => (
                  <li key={service}>{t(`services.${service}`)}</li>
                ))}
              </ul>
            </div>
            {name === 'violence' ? (
              <EmergencyNumbers title={t('services.help')} headingLevel={4} className={styles.help}>
                <QuickExit placement="inline" />
              </EmergencyNumbers>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
