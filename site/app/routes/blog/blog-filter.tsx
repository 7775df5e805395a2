import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Button } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { categoryName } from '~/i18n/category';
import { useLanguage } from '~/i18n/use-language';
import styles from './blog.module.css';
import { addressOf } from './shelf';

interface BlogFilterProps {
  q: string;
  category: string;
  shelf: { categories: string[] } | Promise<{ categories: string[] }>;
}

/** Time after the last key before the server is asked, in milliseconds. */
const pause = 350;

/**
 * Keeps the box at what the list shows, which Back and Forward change as well. What is being typed
 * stays, until one of them is pressed.
 *
 * @returns the box, and what to do when something was typed into it or the form was sent
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
    const say = () => {
      clearTimeout(timer.current);
      input.value = q;
    };
    // The first page counts as gone back to as well; what was typed before its scripts came stays.
    const wentBack = type === 'POP' && key !== first.current;
    first.current = '';
    if (wentBack || document.activeElement !== input) say();
    // A page that the browser kept whole comes back with what was typed into it last.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) say();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [q, type, key]);

  const search = () => {
    clearTimeout(timer.current);
    const wanted = field.current?.value.trim() ?? '';
    if (wanted === q) return;
    // Each word of a search that is being typed is no step to go back to.
    const replace = q !== '' && wanted !== '';
    void navigate(addressOf({ q: wanted, category }), { replace, preventScrollReset: true });
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, pause);
  };
  const searchNow = (event: SyntheticEvent) => {
    event.preventDefault();
    search();
  };
  return { field, searchSoon, searchNow };
}

export function BlogFilter({ q, category, shelf }: BlogFilterProps) {
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
            <CategoryLink
              to={addressOf({ q })}
              name={t('categories.all')}
              current={category === ''}
            />
          </li>
          <Loaded data={shelf} skeleton={null}>
            {({ categories }) => <Categories all={categories} q={q} current={category} />}
          </Loaded>
        </ul>
      </nav>
    </div>
  );
}

function Categories({ all, q, current }: { all: string[]; q: string; current: string }) {
  const language = useLanguage();
  return all.map((category) => (
    <li key={category}>
      <CategoryLink
        to={addressOf({ q, category })}
        name={categoryName(category, language)}
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
