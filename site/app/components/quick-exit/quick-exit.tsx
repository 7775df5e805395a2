import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAVE_TITLE, leavePage, NEUTRAL_PAGE } from '~/delivery/leave-page';
import { CACHING, NEVER_CACHED } from '~/delivery/markers';
import { NeedsScripts } from '~/delivery/needs-scripts';
import { AnchorButton } from '../button/button';
import { LineIcon } from '../line-icon/line-icon';
import { EXIT_HINT } from '../site-frame/route-exit';
import styles from './quick-exit.module.css';
import { useTripleEscape } from './use-triple-escape';

interface QuickExitProps {
  /** `floating` stays visible while the page scrolls; `inline` is part of the text flow. */
  placement?: 'floating' | 'inline';
}

/**
 * Leaves a page about violence for a neutral one, by a click or by pressing Escape three times.
 * Without scripts it is a link to the neutral page.
 */
export function QuickExit({ placement = 'floating' }: QuickExitProps) {
  const { t } = useTranslation();
  const leave = () => leavePage(t('quickExit.neutralTitle'));
  const pressesLeft = useTripleEscape(leave);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave();
  };
  // Outside of the content it needs a landmark of its own.
  const Frame = placement === 'floating' ? 'aside' : 'div';
  const caching = placement === 'floating' ? { [CACHING]: NEVER_CACHED } : {};
  // Before hydration an inline script handles links with this attribute.
  const beforeScripts = { [LEAVE_TITLE]: t('quickExit.neutralTitle') };
  return (
    <Frame
      className={`${styles.exit} ${styles[placement]} screen-only`}
      aria-label={placement === 'floating' ? t('quickExit.button') : undefined}
      {...caching}
    >
      <AnchorButton
        href={NEUTRAL_PAGE}
        rel="noreferrer nofollow"
        onClick={onClick}
        {...beforeScripts}
      >
        <LineIcon name="close" />
        <span>{t('quickExit.button')}</span>
      </AnchorButton>
      <NeedsScripts as="p" className={styles.hint} id={EXIT_HINT}>
        {t('quickExit.hint')}
      </NeedsScripts>
      <p role="status" className="visually-hidden">
        {pressesLeft === null ? '' : t('quickExit.left', { count: pressesLeft })}
      </p>
    </Frame>
  );
}
