import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import {
  COPYRIGHT_YEAR,
  telephoneUrl,
  useFooterPages,
  useOptionalOrganization,
  useSiteName,
  type Organization,
} from '~/organization';
import { Mark } from '../mark/mark';
import styles from './footer.module.css';

const pages = [
  ['/', 'home'],
  ['/about', 'about'],
  ['/projects', 'projects'],
  ['/blog', 'blog'],
  ['/events', 'events'],
  ['/contact', 'contact'],
] as const;

const projects = ['projectSupport', 'projectTreatment', 'projectElderly', 'allProjects'] as const;

const legalSections = ['privacy', 'terms', 'cookies', 'accessibility'] as const;

export function Footer() {
  const { t } = useTranslation();
  const organization = useOptionalOrganization();
  const siteName = useSiteName();
  const language = useLanguage();
  const ownPages = useFooterPages();
  return (
    <footer className={styles.footer}>
      <div className={styles.wall} aria-hidden />
      <div className={styles.inner}>
        <div className={styles.about}>
          <Mark className={styles.mark} />
          <p className={styles.name}>{siteName}</p>
          <p>{t('footer.motto')}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={styles.title}>
            {t('footer.pages')}
          </h2>
          <ul className={styles.list}>
            {pages.map(([path, name]) => (
              <li key={path}>
                <Link to={path}>{t(`navigation.${name}`)}</Link>
              </li>
            ))}
            {ownPages.map((page) => {
              const title = localized(page, 'title', language);
              return (
                <li key={page.slug}>
                  <Link to={`/${page.slug}`} lang={title.lang}>
                    {title.text}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <nav aria-labelledby="footer-projects">
          <h2 id="footer-projects" className={styles.title}>
            {t('footer.projects')}
          </h2>
          <ul className={styles.list}>
            {projects.map((name) => (
              <li key={name}>
                <Link to={name === 'allProjects' ? '/projects' : '/contact'}>
                  {t(`footer.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {organization && <Contact organization={organization} />}
        <div className={styles.last}>
          <p>{`© ${COPYRIGHT_YEAR} ${siteName}. ${t('footer.rights')}`}</p>
          <ul className={styles.legal}>
            {legalSections.map((name) => (
              <li key={name}>
                <Link to={`/legal#${name}`}>{t(`footer.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Contact({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const { address, coastalAddress, email, phone, taxId } = organization;
  const coast = coastalAddress[useLanguage()];
  return (
    <section aria-labelledby="footer-contact" className={styles.contact}>
      <h2 id="footer-contact" className={styles.title}>
        {t('footer.contact')}
      </h2>
      <address className={styles.address}>
        <p>
          <span>{address.street}</span>
          <br />
          <span>{`${address.postalCode} ${address.city}`}</span>
        </p>
        <p>
          <span>{coast.street}</span>
          <br />
          <span>{`${coast.postalCode} ${coast.city}`}</span>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <a href={telephoneUrl(phone)}>{phone}</a>
        </p>
        <p>
          <span>{`${t('footer.taxId')}:`}</span> <span className="digits">{taxId}</span>
        </p>
      </address>
    </section>
  );
}
