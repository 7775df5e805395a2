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

function PageLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.links}>
      {pages.map(({ to, key }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            className={styles.link}
            aria-label={
              key === 'documents'
                ? `${t('navigation.documents')} ${t('navigation.new')} – ${t('navigation.documentsLabel')}`
                : undefined
            }
            onClick={onFollow}
          >
            {t(`navigation.${key}`)}
            {key === 'documents' ? (
              <>
                {' '}
                <span className={styles.new}>{t('navigation.new')}</span>
              </>
            ) : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Below the md breakpoint the links fold into a `<details>`, which needs no scripts to open. */
function MobileMenu() {
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
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.toggle}>
        <LineIcon name="menu" className={styles.openIcon} />
        <LineIcon name="close" className={styles.closeIcon} />
        <span className={styles.toggleWord}>{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.label')} className={styles.panel}>
        <PageLinks onFollow={close} />
        <LinkButton to="/donate" variant="action" onClick={close}>
          {t('navigation.donate')}
        </LinkButton>
      </nav>
    </details>
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
          <LinkButton to="/donate" variant="action" className={styles.donate}>
            {t('navigation.donate')}
          </LinkButton>
        </div>
        <nav aria-label={t('navigation.label')} className={styles.nav}>
          <PageLinks />
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}
