import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../line-icon/line-icon';
import { leavePage, neutralPage } from './leave-page';
import styles from './quick-exit.module.css';
import { useEscapeThrice } from './use-escape-thrice';

interface QuickExitProps {
  /** `floating` stays in sight while the page scrolls; `inline` stands where it is put. */
  placement?: 'floating' | 'inline';
}

/**
 * A way out of a page that somebody should not be seen reading: a press, or Escape three times.
 * Without scripts it is a link to the neutral page.
 */
export function QuickExit({ placement = 'floating' }: QuickExitProps) {
  const { t } = useTranslation();
  const leave = () => leavePage(t('quickExit.neutralTitle'));
  const pressesLeft = useEscapeThrice(leave);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave();
  };
  return (
    <div
      className={`${styles.exit} ${styles[placement]} screen-only`}
      // The service worker keeps no page that says so.
      data-keep={placement === 'floating' ? 'never' : undefined}
    >
      <a
        href={neutralPage}
        rel="noreferrer nofollow"
        className={styles.button}
        onClick={onClick}
        data-plain
        // Before the page's scripts are there, the script that fetches them leaves the page.
        data-leave={t('quickExit.neutralTitle')}
      >
        <LineIcon name="close" />
        {t('quickExit.button')}
      </a>
      <p className={`${styles.hint} needs-scripts`}>{t('quickExit.hint')}</p>
      <p role="status" className="visually-hidden">
        {pressesLeft === null ? '' : t('quickExit.left', { count: pressesLeft })}
      </p>
    </div>
  );
}
