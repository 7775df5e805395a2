import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchResults } from '~/api/client';
import { isPageUrl } from '~/components/button/page-url';
import { Day } from '~/components/day/day';
import { LineIcon } from '~/components/line-icon/line-icon';
import { MarkedWords } from '~/components/marked-words/marked-words';
import { Pagination } from '~/components/pagination/pagination';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import {
  pagesOf,
  pathOf,
  type SearchGroup,
  type SearchResult,
  type Selection,
} from './search-page';
import styles from './search.module.css';

interface ResultsProps {
  found: SearchResults;
  selection: Selection;
}

/** The results of a search, by group; or more of one group. */
export function Results({ found: { corrected, groups }, selection }: ResultsProps) {
  const { t } = useTranslation('search');
  const { q, group, page } = selection;
  const shown = groups.filter(({ name }) => group === undefined || name === group);
  if (shown.length === 0) return <NoResults q={q} />;
  const total = shown.reduce((sum, one) => sum + one.total, 0);
  const [only] = shown;
  return (
    <>
      <p role="status" className={styles.count}>
        {corrected === null ? null : <span>{t('corrected', { q, corrected })} </span>}
        <span>{t('results', { count: total })}</span>
      </p>
      {group === undefined ? null : (
        <p>
          <Link to={pathOf({ q })} className={styles.all}>
            {t('back')}
          </Link>
        </p>
      )}
      {shown.map((one) => (
        <Group key={one.name} group={one} words={corrected ?? q} selection={selection} />
      ))}
      {group === undefined || only === undefined ? null : (
        <Pagination
          page={page}
          pages={pagesOf(only)}
          to={(number) => pathOf({ q, group, page: number })}
        />
      )}
    </>
  );
}

interface GroupProps {
  group: SearchGroup;
  /** The words that are marked. */
  words: string;
  selection: Selection;
}

function Group({ group: { name, total, results }, words, selection }: GroupProps) {
  const { t } = useTranslation('search');
  const more = selection.group === undefined && total > results.length;
  return (
    <section className={styles.group} aria-labelledby={`found-${name}`}>
      <h2 id={`found-${name}`} className={styles.name}>
        <span>{t(`groups.${name}`)}</span> <span className={styles.number}>{total}</span>
      </h2>
      <div>
        <ul className={styles.list}>
          {results.map((result, position) => (
            <li key={position} className={styles.item}>
              <Result result={result} words={words} />
            </li>
          ))}
        </ul>
        {more ? (
          <Link to={pathOf({ q: selection.q, group: name })} className={styles.all}>
            <span>{t(`all.${name}`, { total })}</span> <LineIcon name="arrow-right" />
          </Link>
        ) : null}
      </div>
    </section>
  );
}

function Result({ result, words }: { result: SearchResult; words: string }) {
  const language = useLanguage();
  const title = localized(result, 'title', language);
  const excerpt = localized(result, 'excerpt', language);
  const path = (language === 'en' ? result.pathEn : null) ?? result.path;
  const linked = <MarkedWords text={title.text} q={words} />;
  return (
    <>
      <h3 className={styles.result} lang={title.lang}>
        {isPageUrl(path) ? <Link to={path}>{linked}</Link> : <a href={path}>{linked}</a>}
        {path.endsWith('.pdf') ? <span> (PDF)</span> : null}
      </h3>
      {result.date === null ? null : (
        <p className={styles.date}>
          <Day date={result.date} />
        </p>
      )}
      {excerpt.text === '' ? null : (
        <p lang={excerpt.lang}>
          <MarkedWords text={excerpt.text} q={words} />
        </p>
      )}
    </>
  );
}

const PAGES = [
  { to: '/projects', key: 'projects' },
  { to: '/events', key: 'events' },
  { to: '/blog', key: 'blog' },
  { to: '/contact', key: 'contact' },
] as const;

function NoResults({ q }: { q: string }) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <div className={styles.none}>
      <p role="status" className={styles.count}>
        {t('search:none', { q })}
      </p>
      <p>{t('search:advice')}</p>
      <ul className={styles.pages}>
        {PAGES.map(({ to, key }) => (
          <li key={to}>
            <Link to={to} className={styles.all}>
              {t(`common:navigation.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
