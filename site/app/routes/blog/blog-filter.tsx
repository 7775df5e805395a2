import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSubmit } from 'react-router';
import { Loaded } from '~/components/loaded/loaded';
import { Button } from '~/components/button/button';
import { categoryName } from '~/i18n/category';
import { useLanguage } from '~/i18n/use-language';
import styles from './blog.module.css';

interface BlogFilterProps {
  q: string;
  category: string;
  shelf: { categories: string[] } | Promise<{ categories: string[] }>;
}

/** Time after the last key before the server is asked, in milliseconds. */
const pause = 350;

function address(q: string, category: string): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (category !== '') query.set('category', category);
  const search = query.toString();
  return search === '' ? '/blog' : `/blog?${search}`;
}

export function BlogFilter({ q, category, shelf }: BlogFilterProps) {
  const { t } = useTranslation('blog');
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field.current;
    if (input !== null && document.activeElement !== input) input.value = q;
  }, [q]);

  const searchSoon = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void submit(currentTarget, { replace: q !== '', preventScrollReset: true });
    }, pause);
  };

  return (
    <div className={styles.filter}>
      <Form
        action="/blog"
        role="search"
        className={styles.search}
        preventScrollReset
        onInput={searchSoon}
        onSubmit={() => {
          clearTimeout(timer.current);
        }}
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
              to={address(q, '')}
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
        to={address(q, category)}
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
