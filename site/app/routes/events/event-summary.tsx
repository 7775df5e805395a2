import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CalendarEvent } from '~/api/client';
import { blocksOf } from '~/components/prose/blocks';
import { Prose } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { EventActions, EventFacts } from './event/event-facts';
import styles from './event-summary.module.css';

interface EventSummaryProps {
  event: CalendarEvent;
  past?: boolean;
  /** Between the title and the facts. */
  children?: ReactNode;
}

/** Title, which leads to its page, facts, description and links of an event. */
export function EventSummary({ event, past = false, children }: EventSummaryProps) {
  const language = useLanguage();
  const title = localized(event, 'title', language);
  const description = localized(event, 'description', language);
  return (
    <>
      <h3 lang={title.lang}>
        <Link to={`/events/${event.slug}`} className={styles.title}>
          {title.text}
        </Link>
      </h3>
      {children}
      <EventFacts event={event} />
      <Prose
        text={description.text}
        blocks={blocksOf(event, 'description', description, language)}
        under={3}
        lang={description.lang}
      />
      <EventActions event={event} past={past} />
    </>
  );
}
