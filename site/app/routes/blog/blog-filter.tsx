import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Button } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { categoryName } from '~/i18n/category';
import { pathOf } from './blog-page';
import styles from './blog.module.css';

interface BlogFilterProps {
  q: string;
  category: string;
  blogPage: { categories: string[] } | Promise<{ categories: string[] }>;
}

/** Time from the last keystroke to the search, in milliseconds. */
const searchDelay = 350;

/**
 * Keeps the search field equal to the query of the list, which Back and Forward change as well.
 * Text that is being typed stays until then.
 *
 * @returns a ref for the field, and handlers for its input and the form's submission
 */
function useSearchBox(q: string, category: string) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const type = useNavigationType();
  const first = useRef(key);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const reset = () => {
      clearTimeout(timer.current);
      input.value = q;
    };
    // The first page is a POP too; text typed before its scripts had loaded stays.
    const wentBack = type === 'POP' && key !== first.current;
    first.current = '';
    if (wentBack || document.activeElement !== input) reset();
    // A page from the back/forward cache still shows the text typed last.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [q, type, key]);

  const search = () => {
    clearTimeout(timer.current);
    const query = field.current?.value.trim() ?? '';
    if (query === q) return;
    // Refining a search replaces the entry in the browser's history.
    const replace = q !== '' && query !== '';
    void navigate(pathOf({ q: query, category }), { replace, preventScrollReset: true });
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, searchDelay);
  };
  const searchNow = (event: SyntheticEvent) => {
    event.preventDefault();
    search();
  };
  return { field, searchSoon, searchNow };
}

export function BlogFilter({ q, category, blogPage }: BlogFilterProps) {
  const { t } = useTranslation('blog');
  const { field, searchSoon, searchNow } = useSearchBox(q, category);

  return (
    <div className={styles.filter}>
      <Form
        action="/blog"
        role="search"
        className={styles.search}
        onInput={searchSoon}
        onSubmit={searchNow}
      >
        {category === '' ? null : <input type="hidden" name="category" value={category} />}
        <label htmlFor="blog-search" className="visually-hidden">
          {t('search.label')}
        </label>
        <input
          ref={field}
          id="blog-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          className={styles.searchField}
        />
        <Button type="submit" variant="primary">
          {t('search.submit')}
        </Button>
      </Form>
      <nav aria-label={t('categories.label')}>
        <ul className={styles.categories}>
          <li>
            <CategoryLink to={pathOf({ q })} name={t('categories.all')} current={category === ''} />
          </li>
          <Loaded data={blogPage} skeleton={null}>
            {({ categories }) => <Categories all={categories} q={q} current={category} />}
          </Loaded>
        </ul>
      </nav>
    </div>
  );
}

function Categories({ all, q, current }: { all: string[]; q: string; current: string }) {
  const { t } = useTranslation();
  return all.map((category) => (
    <li key={category}>
      <CategoryLink
        to={pathOf({ q, category })}
        name={categoryName(category, t)}
        current={category === current}
      />
    </li>
  ));
}

function CategoryLink({ to, name, current }: { to: string; name: string; current: boolean }) {
  return (
    <Link
      to={to}
      className={styles.category}
      aria-current={current ? 'true' : undefined}
      preventScrollReset
    >
      {name}
    </Link>
  );
}
