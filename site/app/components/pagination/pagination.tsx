import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  to: (page: number) => string;
}

export function Pagination({ page, pages, to }: PaginationProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return (
    <nav aria-label={t('pagination.label')}>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link to={to(page - 1)} className={styles.link} rel="prev">
              {t('pagination.previous')}
            </Link>
          </li>
        ) : null}
        {numbers.map((number, position) => (
          <li key={number} className={styles.number}>
            {position > 0 && number - (numbers[position - 1] ?? number) > 1 ? (
              <span aria-hidden>…</span>
            ) : null}
            <Link
              to={to(number)}
              className={styles.link}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('pagination.page', { page: number })}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={to(page + 1)} className={styles.link} rel="next">
              {t('pagination.next')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
