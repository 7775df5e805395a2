import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tone } from '../badge/badge';
import { LineIcon } from '../line-icon/line-icon';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** Target of the link that covers the whole card; without it the card is no link. */
  to?: string;
  lang?: string;
  headingLevel?: 2 | 3 | 4;
  /** One of four outlines (border radii); neighbours have different ones. */
  outline?: 1 | 2 | 3 | 4;
  tone?: Tone;
  /** A picture or drawing at the top of the card. */
  media?: ReactNode;
  /** Above the title: badge, date. */
  before?: ReactNode;
  children?: ReactNode;
  /** Text of the link at the end, e.g. 'Detaljnije'; without it the title is the link. */
  more?: string;
  className?: string;
}

export function Card({
  title,
  to,
  lang,
  headingLevel = 3,
  outline = 1,
  tone,
  media,
  before,
  children,
  more,
  className,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const shape = [styles.card, styles[`outline${outline}`], tone && styles[tone], className];
  return (
    <article className={shape.filter(Boolean).join(' ')}>
      {media === undefined || media === null ? null : <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        <Heading className={styles.title} lang={lang}>
          {to === undefined || more !== undefined ? (
            title
          ) : (
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {before === undefined ? null : <div className={styles.before}>{before}</div>}
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
        {more === undefined || to === undefined ? null : (
          <Link to={to} className={`${styles.link} ${styles.more}`}>
            {more}
            <span className="visually-hidden" lang={lang}>
              : {title}
            </span>
            <LineIcon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}

interface CardGridProps {
  children: ReactNode[] | ReactNode;
  /** The minimum width of a column: 14, 18 or 24 rem. */
  min?: 'narrow' | 'normal' | 'wide';
  className?: string;
}

/** A list whose items are laid out in rows; expects one child with a key per item. */
export function CardGrid({ children, min = 'normal', className }: CardGridProps) {
  const items = Array.isArray(children) ? children : [children];
  return (
    <ul className={[styles.grid, styles[min], className].filter(Boolean).join(' ')}>
      {items.map((child, position) => (
        <li key={keyOf(child) ?? position}>{child}</li>
      ))}
    </ul>
  );
}

function keyOf(child: ReactNode): string | null {
  return typeof child === 'object' && child !== null && 'key' in child ? child.key : null;
}
