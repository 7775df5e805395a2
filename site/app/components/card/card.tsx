import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineIcon } from '../line-icon/line-icon';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** Target of the link that covers the whole card. */
  to: string;
  lang?: string;
  headingLevel?: 2 | 3 | 4;
  /** A picture or drawing at the top of the card; null leaves its place to a large title. */
  media?: ReactNode;
  /** Above the title: badge, date. */
  before?: ReactNode;
  children?: ReactNode;
  /** Text of the link at the end, e.g. 'Detaljnije'; without it the title is the link. */
  more?: string;
}

/** What stands on a stone of a `CardGrid`: a title and what belongs to it. */
export function Card({
  title,
  to,
  lang,
  headingLevel = 3,
  media,
  before,
  children,
  more,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={media === null ? `${styles.card} ${styles.ofText}` : styles.card}>
      {media ? <div className={styles.media}>{media}</div> : null}
      <div className={styles.body}>
        <Heading className={styles.title} lang={lang}>
          {more === undefined ? (
            <Link to={to} className={`stone-link ${styles.link}`}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {before === undefined ? null : <div className={styles.before}>{before}</div>}
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
        {more === undefined ? null : (
          <Link to={to} className={`stone-link ${styles.link} ${styles.more}`}>
            <span>{more}</span>
            <span className="visually-hidden" lang={lang}>{` – ${title}`}</span>
            <LineIcon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}

interface CardGridProps {
  children: ReactNode[] | ReactNode;
  /** The stones are at least 20 rem wide, or 24. */
  min?: 'normal' | 'wide';
}

/** A list as a wall, each item on a stone; expects one child with a key per item. */
export function CardGrid({ children, min = 'normal' }: CardGridProps) {
  const items = Array.isArray(children) ? children : [children];
  return (
    <ul className={`wall ${styles.grid} ${min === 'wide' ? styles.wide : ''}`}>
      {items.map((child, position) => (
        <li key={keyOf(child) ?? position}>{child}</li>
      ))}
    </ul>
  );
}

function keyOf(child: ReactNode): string | null {
  return typeof child === 'object' && child !== null && 'key' in child ? child.key : null;
}
