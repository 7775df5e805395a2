import { ICalEventTransparency } from 'ical-generator';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { localized } from '../i18n/localized.js';
import { NotFoundError } from '../problems/domain-errors.js';
import type { PublicCall } from '../public-calls/public-call.entity.js';
import type { Settings } from '../settings/settings.entity.js';
import { calendarFile, entryOfRow, inZagreb } from './calendar-file.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';

interface DeadlineOptions {
  call: PublicCall;
  settings: Pick<Settings, 'name' | 'nameEn'>;
  language: Language;
  site: SiteUrl;
}

/**
 * The deadline of a call as a calendar with one entry, which marks no time as busy.
 * @throws NotFoundError when the call has no deadline
 */
export function deadlineCalendar({ call, settings, language, site }: DeadlineOptions): string {
  const { deadline, id } = call;
  if (deadline === null) {
    throw new NotFoundError({ hr: 'Ovaj poziv nema rok.', en: 'This call has no deadline.' });
  }
  const title = localized(call, 'title', language).text;
  const entry = {
    ...entryOfRow(call, `call-${id}`, site),
    start: inZagreb(deadline.getTime()),
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: withoutControls(`${FEED_TEXTS.deadline[language]}: ${title}`),
    description: withoutControls(localized(call, 'summary', language).text),
    url: site.page(`/javni-poziv/${call.slug}`, language),
  };
  const path = `/javni-poziv/${id}.ics`;
  return calendarFile({ entries: [entry], of: 'calls', path, settings, language, site });
}
