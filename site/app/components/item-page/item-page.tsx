import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { suggestionsOf, type Suggestion } from '~/api/former-path';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import errorStyles from '../error-page/error-page.module.css';
import { MissingPage } from '../error-page/missing-page';
import { Loaded } from '../loaded/loaded';
import { BackLink } from '../page-header/back-link';
import styles from './item-page.module.css';

interface ListLink {
  to: string;
  name: string;
}

/** What is shown where there is no such item. */
export interface MissingItem {
  title: string;
  text: string;
  back: ListLink;
}

interface ItemFrameProps {
  /** The list that the item is in. */
  back?: ListLink;
  children: ReactNode;
}

/** The room of one item, such as a post or a project, on its page. */
export function ItemFrame({ back, children }: ItemFrameProps) {
  return (
    <div className={styles.page}>
      {back ? <BackLink to={back.to}>{back.name}</BackLink> : null}
      {children}
    </div>
  );
}

interface ItemPageProps<T> {
  slug: string;
  /** The item, or a promise while it is loading. */
  data: T | Promise<T>;
  /** Shown while the item is loading. */
  skeleton: ReactNode;
  missing: MissingItem;
  /** The list that the item is in; by default that of `missing`. */
  back?: ListLink;
  /** @param named whether the item sets the title of the document, as the route's meta could not */
  children: (item: Awaited<T>, named: boolean) => ReactNode;
}

/** The page of one item, with a link back to all of them. */
export function ItemPage<T>(props: ItemPageProps<T>) {
  const { slug, data, skeleton, missing, back = missing.back, children } = props;
  const failed = <MissingPage {...missing} named />;
  return (
    <ItemFrame back={back}>
      <Loaded key={slug} data={data} skeleton={skeleton} failed={failed}>
        {(item) => children(item, data instanceof Promise)}
      </Loaded>
    </ItemFrame>
  );
}

interface GonePageProps {
  suggestions: Suggestion[];
  /** The list that the deleted item was in. */
  back: { to: string; name: string };
}

/** Shown at the address of deleted content (410), with pages that may be of use instead. */
export function GonePage({ suggestions, back }: GonePageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <MissingPage title={t('gone.title')} text={t('gone.text')} back={back}>
      {suggestions.length === 0 ? null : (
        <nav className={errorStyles.suggestions} aria-labelledby="suggestions">
          <h2 id="suggestions">{t('gone.suggestions')}</h2>
          <ul>
            {suggestions.map((page) => {
              const title = localized(page, 'title', language);
              return (
                <li key={page.path}>
                  <Link to={page.path} lang={title.lang}>
                    {title.text}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </MissingPage>
  );
}

interface ItemErrorProps {
  /** That of a loader, where one was thrown. */
  error?: unknown;
  missing: MissingItem;
}

/** Shown where the server has no item to show: there is none, or it was deleted. */
export function ItemError({ error, missing }: ItemErrorProps) {
  const suggestions = suggestionsOf(error);
  return (
    <ItemFrame>
      {suggestions ? (
        <GonePage suggestions={suggestions} back={missing.back} />
      ) : (
        <MissingPage {...missing} />
      )}
    </ItemFrame>
  );
}
