import { formatDate, isoDate } from 'shared/croatian-time';
import { useLanguage } from '~/i18n/use-language';
import { useServerRendered } from './use-server-rendered';

/** A `<time>` that keeps the content which the server rendered. */
export function ServerRenderedTime({ className }: { className?: string | undefined }) {
  return (
    <time className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/**
 * A written date: `26. travnja 2024.` / `26 April 2024`. A browser keeps what the server rendered,
 * because the first use of `Intl.DateTimeFormat` takes about 100 ms on a mid-range phone.
 */
export function Day({ date }: { date: string }) {
  return <FormattedDay key={date} date={date} />;
}

function FormattedDay({ date }: { date: string }) {
  const language = useLanguage();
  if (useServerRendered()) return <ServerRenderedTime />;
  // The day stays with its month; in a narrow column a line may end before the year.
  const written = formatDate(date, language).replace(/ (?!\d{4})/g, '\u00a0');
  return <time dateTime={isoDate(date)}>{written}</time>;
}
