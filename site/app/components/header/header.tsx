import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { useSiteName } from '~/organization';
import { LinkButton } from '../button/button';
import { LineIcon } from '../line-icon/line-icon';
import { Mark } from '../mark/mark';
import styles from './header.module.css';
import { LanguageLinks } from './language-links';

const pages = [
  { to: '/', key: 'home' },
  { to: '/about', key: 'about' },
  { to: '/projects', key: 'projects' },
  { to: '/project-documents', key: 'documents' },
  { to: '/blog', key: 'blog' },
  { to: '/events', key: 'events' },
  { to: '/contact', key: 'contact' },
] as const;

type PageName = (typeof pages)[number]['key'];

function PageLink({ to, name, onFollow }: { to: string; name: PageName; onFollow: () => void }) {
  const { t } = useTranslation();
  const isNew = name === 'documents';
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={styles.link}
      aria-label={
        isNew
          ? `${t('navigation.documents')} ${t('navigation.new')} – ${t('navigation.documentsLabel')}`
          : undefined
      }
      onClick={onFollow}
    >
      {t(`navigation.${name}`)}
      {isNew ? (
        <>
          {' '}
          <span className={styles.new}>{t('navigation.new')}</span>
        </>
      ) : null}
    </NavLink>
  );
}

/**
 * The links to the pages, a row in wide windows. Below the md breakpoint a `<details>` opens them,
 * which needs no scripts. Without a style sheet it would have no effect, so it is `hidden` until
 * the style sheet shows it. The same holds for the search and the button, which wide windows show
 * beside the languages.
 */
function Navigation() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  useEffect(close, [key]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menu.current?.open !== true) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <>
      <details ref={menu} hidden className={styles.menu} onKeyDown={closeOnEscape}>
        <summary className={styles.toggle}>
          <LineIcon name="menu" className={styles.openIcon} />
          <LineIcon name="close" className={styles.closeIcon} />
          <span className={styles.toggleWord}>{t('navigation.menu')}</span>
        </summary>
      </details>
      <nav aria-label={t('navigation.label')} className={styles.nav} onKeyDown={closeOnEscape}>
        <ul className={styles.links}>
          {pages.map(({ to, key: name }) => (
            <li key={to}>
              <PageLink to={to} name={name} onFollow={close} />
            </li>
          ))}
        </ul>
        <NavLink to="/search" hidden className={`${styles.link} ${styles.join}`}>
          {t('navigation.search')}
        </NavLink>{' '}
        <LinkButton to="/donate" variant="action" hidden className={styles.join} onClick={close}>
          {t('navigation.donate')}
        </LinkButton>
      </nav>
    </>
  );
}

export function Header() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} data-plain>
          <Mark className={styles.mark} />
          <span className={styles.name}>{useSiteName()}</span>
        </Link>
        <div className={styles.tools}>
          <LanguageLinks />
          <NavLink to="/search" className={styles.search}>
            <LineIcon name="search" />
            <span className={styles.searchWord}>{t('navigation.search')}</span>
          </NavLink>{' '}
          <LinkButton to="/donate" variant="action" className={styles.donate}>
            {t('navigation.donate')}
          </LinkButton>
        </div>
        <Navigation />
      </div>
    </header>
  );
}
