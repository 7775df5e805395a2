import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tone } from '../badge/badge';
import { LineIcon } from '../line-icon/line-icon';
import styles from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** The whole card leads there; without it the card is only a stone with text. */
  to?: string;
  lang?: string;
  headingLevel?: 2 | 3 | 4;
  /** Which of the four outlines; neighbours take different ones. */
  stone?: 1 | 2 | 3 | 4;
  tone?: Tone;
  /** A picture or drawing; fills the top of the card. */
  media?: ReactNode;
  /** Above the title: badge, date. */
  before?: ReactNode;
  children?: ReactNode;
  /** Words of the link at the end, e.g. 'Detaljnije'; without them the title is the link. */
  more?: string;
  className?: string;
}

export function Card({
  title,
  to,
  lang,
  headingLevel = 3,
  stone = 1,
  tone,
  media,
  before,
  children,
  more,
  className,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const shape = [styles.card, styles[`stone${stone}`], tone && styles[tone], className];
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
  /** The least width of a column: 14, 18 or 24 rem. */
  min?: 'narrow' | 'normal' | 'wide';
  className?: string;
}

/** A list whose items stand as stones in rows; give it one child per item, with keys. */
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
