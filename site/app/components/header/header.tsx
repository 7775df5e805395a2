import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, useMatch } from 'react-router';
import { useSiteName } from '~/organization';
import { LinkButton } from '../button/button';
import { CachedPart } from '../cached-part/cached-part';
import { LineIcon } from '../line-icon/line-icon';
import { Mark } from '../mark/mark';
import styles from './header.module.css';
import { UtilityBar } from './utility-bar';

const pages = [
  { to: '/', key: 'home' },
  { to: '/about', key: 'about' },
  { to: '/projects', key: 'projects' },
  { to: '/project-documents', key: 'documents' },
  { to: '/blog', key: 'blog' },
  { to: '/events', key: 'events' },
  { to: '/contact', key: 'contact' },
] as const;

const links = [...pages.map(({ to }) => to), '/search', '/donate'];

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
      <span>{t(`navigation.${name}`)}</span>
      {isNew ? (
        <>
          {' '}
          <span className={styles.new}>{t('navigation.new')}</span>
        </>
      ) : null}
    </NavLink>
  );
}

/** The search and the button, beside the name in wide windows and in the menu of narrow ones. */
function Actions({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const donates = useMatch('/donate/*') !== null;
  return (
    <>
      <NavLink to="/search" className={`${styles.link} ${styles.search}`} onClick={onFollow}>
        <LineIcon name="search" />
        <span className={styles.searchWord}>{t('navigation.search')}</span>
      </NavLink>{' '}
      <LinkButton
        to="/donate"
        variant="action"
        aria-current={donates ? 'page' : undefined}
        onClick={onFollow}
      >
        {t('navigation.donate')}
      </LinkButton>
    </>
  );
}

/**
 * The links to the pages, a row in wide windows. Below the md breakpoint a `<details>` opens them,
 * which needs no scripts. Without a style sheet it would have no effect, so it is `hidden` until
 * the style sheet shows it. The same holds for the second search and button.
 */
function Navigation({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.label')} className={styles.nav}>
      <details hidden name="header" className={styles.menu} aria-label={t('navigation.menu')}>
        <summary className={styles.toggle}>
          <LineIcon name="menu" className={styles.openIcon} />
          <LineIcon name="close" className={styles.closeIcon} />
          <span>{t('navigation.menu')}</span>
        </summary>
      </details>
      <div className={styles.panel}>
        <ul className={styles.links}>
          {pages.map(({ to, key: name }) => (
            <li key={to}>
              <PageLink to={to} name={name} onFollow={onFollow} />
            </li>
          ))}
        </ul>
        <div hidden className={styles.actions}>
          <Actions onFollow={onFollow} />
        </div>
      </div>
    </nav>
  );
}

export function Header() {
  const { key } = useLocation();
  const header = useRef<HTMLElement>(null);
  const close = () => {
    for (const menu of header.current?.querySelectorAll('details') ?? []) menu.open = false;
  };
  const shown = useRef(key);
  useEffect(() => {
    // A menu that was opened before the scripts were there stays open.
    if (shown.current !== key) close();
    shown.current = key;
  }, [key]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    header.current?.querySelector<HTMLElement>('details[open] summary')?.focus();
    close();
  };
  return (
    <header ref={header} className={styles.header} onKeyDown={closeOnEscape}>
      <UtilityBar />
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} data-plain>
          <Mark className={styles.mark} />
          <span className={styles.name}>{useSiteName()}</span>
        </Link>
        <CachedPart name="navigation" links={links}>
          <div className={styles.tools}>
            <Actions onFollow={close} />
          </div>
          <Navigation onFollow={close} />
        </CachedPart>
      </div>
    </header>
  );
}
