import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '~/api/client';
import { ArticleFooter, ArticlePicture, ArticleText } from '~/components/article/article-parts';
import { Badge } from '~/components/badge/badge';
import { LanguageNote } from '~/components/language-note/language-note';
import { titleClass } from '~/components/page-header/long-title';
import { blocksOf } from '~/components/prose/blocks';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useSiteName } from '~/organization';
import styles from './event-article.module.css';
import { EventDays } from './event-days';
import { EventActions, EventFacts } from './event-facts';

interface EventArticleProps {
  event: CalendarEvent;
  past: boolean;
  /** Whether the article sets the title of the document. */
  named: boolean;
}

/** An event on its own page. */
export function EventArticle({ event, past, named }: EventArticleProps) {
  const { t } = useTranslation('events');
  const siteName = useSiteName();
  const language = useLanguage();
  const title = localized(event, 'title', language);
  const description = localized(event, 'description', language);
  const path = `/events/${event.slug}`;
  return (
    <article className={past ? `${styles.event} ${styles.past}` : styles.event}>
      {named ? <title>{`${title.text} · ${siteName}`}</title> : null}
      <header className={styles.header}>
        <div className={styles.heading}>
          <Badge>{t(`kind.${past ? 'past' : 'upcoming'}`)}</Badge>
          <h1 className={titleClass(title.text, styles.title)} lang={title.lang}>
            {title.text}
          </h1>
          <LanguageNote lang={description.lang} />
          <EventFacts event={event} />
          <EventActions event={event} past={past} />
        </div>
        <div className={`stone ${styles.date}`}>
          <EventDays span={event} />
        </div>
      </header>
      <ArticlePicture item={event} />
      <div className={styles.text}>
        <ArticleText
          text={description.text}
          blocks={blocksOf(event, 'description', description, language)}
          lang={description.lang}
        />
        <ArticleFooter title={title.text} path={path} source={t('source')} />
      </div>
    </article>
  );
}
