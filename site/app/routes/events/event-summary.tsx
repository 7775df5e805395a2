import type { ReactNode } from 'react';
import type { CalendarEvent } from '~/api/client';
import { Prose } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { EventActions, EventFacts } from './event/event-facts';

interface EventSummaryProps {
  event: CalendarEvent;
  past?: boolean;
  /** Between the title and the facts. */
  children?: ReactNode;
}

/** Title, facts, description and links of an event, upcoming or past. */
export function EventSummary({ event, past = false, children }: EventSummaryProps) {
  const language = useLanguage();
  const title = localized(event, 'title', language);
  const description = localized(event, 'description', language);
  return (
    <>
      <h3 lang={title.lang}>{title.text}</h3>
      {children}
      <EventFacts event={event} />
      <Prose text={description.text} lang={description.lang} />
      <EventActions event={event} past={past} />
    </>
  );
}
