import { formatDate, isoDate } from 'shared/croatian-time';
import { useLanguage } from '~/i18n/use-language';
import { useWrittenByServer } from './use-written-by-server';

/** A `<time>` as it stands in the document. */
export function WrittenTime({ className }: { className?: string | undefined }) {
  return (
    <time className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/**
 * A day in words: `26. travnja 2024.` / `26 April 2024`. A browser leaves it as the server wrote it:
 * the first use of its calendars keeps a middling phone busy for a tenth of a second.
 */
export function Day({ of: day }: { of: string }) {
  return <DayInWords key={day} day={day} />;
}

function DayInWords({ day }: { day: string }) {
  const language = useLanguage();
  if (useWrittenByServer()) return <WrittenTime />;
  return <time dateTime={isoDate(day)}>{formatDate(day, language)}</time>;
}
