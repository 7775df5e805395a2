import { useTranslation } from 'react-i18next';
import { addressLine } from '~/components/contact-details/address-line';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { ContactFacts } from './contact-facts';
import styles from './legal.module.css';
import { Part } from './part';

const purposes = [
  'newsletter',
  'imported',
  'contact',
  'donations',
  'mails',
  'refused',
  'security',
] as const;

/** The supervisory authority. */
const authority = 'https://azop.hr/';

export function Privacy() {
  const { t } = useTranslation('legal');
  const more = t('privacy.more', { returnObjects: true });
  const rights = t('privacy.rights.list', { returnObjects: true });
  return (
    <section id="privacy" className={styles.section} aria-labelledby="privacy-title">
      <h2 id="privacy-title">{t('privacy.title')}</h2>
      <p className={styles.intro}>{t('privacy.lead')}</p>
      <Part title={t('privacy.controller.title')}>
        <p>{t('privacy.controller.text')}</p>
        <Controller />
        <p>{t('privacy.controller.officer')}</p>
      </Part>
      <Part title={t('privacy.purposes.title')}>
        <ul className={styles.purposes}>
          {purposes.map((purpose) => (
            <li key={purpose}>
              <Purpose name={purpose} />
            </li>
          ))}
        </ul>
      </Part>
      {more.map(({ title, paragraphs }) => (
        <Part key={title} title={title} paragraphs={paragraphs} />
      ))}
      <Part title={t('privacy.servers.title')} paragraphs={[t('privacy.servers.text')]} />
      <Part title={t('privacy.rights.title')}>
        <p>{t('privacy.rights.lead')}</p>
        <ul className={styles.list}>
          {rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <p>{t('privacy.rights.how')}</p>
        <p>{t('privacy.rights.erasure')}</p>
        <p>
          <span>{t('privacy.rights.authority')}</span>{' '}
          <a href={authority} rel="noreferrer">
            {t('privacy.rights.authorityLink')}
          </a>
        </p>
      </Part>
    </section>
  );
}

function Controller() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { address, legalName, taxId } = useOrganization();
  const croatian = language === 'hr' ? undefined : 'hr';
  return (
    <ContactFacts>
      <div>
        <dt>{t('privacy.controller.name')}</dt>
        <dd lang={croatian}>{legalName}</dd>
      </div>
      <div>
        <dt>{t('privacy.controller.address')}</dt>
        <dd lang={croatian}>{addressLine(address)}</dd>
      </div>
      <div>
        <dt>{t('privacy.controller.taxId')}</dt>
        <dd className="digits">{taxId}</dd>
      </div>
    </ContactFacts>
  );
}

/** A purpose, folded. Browsers open it for a link to its id and for what they find in it. */
function Purpose({ name }: { name: (typeof purposes)[number] }) {
  const { t } = useTranslation('legal');
  const { retention } = useOrganization();
  const time =
    name === 'security' || name === 'mails' || name === 'refused'
      ? t(`privacy.purposes.${name}.time`)
      : t(`privacy.purposes.${name}.time`, {
          count: retention[name === 'imported' ? 'newsletter' : name],
        });
  return (
    <details className={styles.folded}>
      <summary>
        <h4>{t(`privacy.purposes.${name}.title`)}</h4>
      </summary>
      <dl className={styles.facts} id={`privacy-${name}`}>
        {(['what', 'why', 'basis'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`privacy.purposes.${fact}`)}</dt>
            <dd>{t(`privacy.purposes.${name}.${fact}`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('privacy.purposes.time')}</dt>
          <dd>{time}</dd>
        </div>
      </dl>
    </details>
  );
}
