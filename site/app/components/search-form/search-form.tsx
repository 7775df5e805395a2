import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../button/button';
import styles from './search-form.module.css';

/** The search of the whole site. */
export function SearchForm({ q = '' }: { q?: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back and Forward change the query, too.
    if (field.current !== null) field.current.value = q;
  }, [q]);
  return (
    <Form action="/search" role="search" className={styles.form}>
      <label htmlFor="site-search" className={styles.label}>
        {t('search.label')}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id="site-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </div>
    </Form>
  );
}
