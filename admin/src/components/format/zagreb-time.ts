const zone = 'Europe/Zagreb';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** A moment as `<input type="datetime-local">` writes it, on Zagreb's clocks; empty for none. */
export function toZagrebInput(moment: string | null | undefined): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) {
    return '';
  }
  const { year = '', month, day, hour, minute } = partsOf(date);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The moment at which Zagreb's clocks show `local` (`YYYY-MM-DDTHH:mm`); null for no such text. Of
 * an hour that comes twice in autumn the first is meant; one that spring leaves out comes an hour
 * later.
 */
export function fromZagrebInput(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) {
    return null;
  }
  // What the clocks show runs ahead of UTC by the offset: one hour in winter, two in summer.
  const shown = (moment: number) => Date.parse(`${toZagrebInput(new Date(moment).toISOString())}Z`);
  const candidates = [2, 1].map((hours) => asUtc - hours * 3_600_000);
  const exact = candidates.find((moment) => shown(moment) === asUtc);
  return new Date(exact ?? asUtc - 3_600_000).toISOString();
}

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** From when to when, in Zagreb: dd.MM.yyyy HH:mm, the second day only where it is another. */
export function formatSpan(start: string, end: string | null): string {
  const write = (moment: string) => {
    const { hour, minute } = partsOf(new Date(moment));
    return { day: day.format(new Date(moment)).replaceAll('/', '.'), time: `${hour}:${minute}` };
  };
  const from = write(start);
  if (end === null) {
    return `${from.day} ${from.time}`;
  }
  const to = write(end);
  return `${from.day} ${from.time} – ${from.day === to.day ? '' : `${to.day} `}${to.time}`;
}

/** When something is over, in milliseconds: at its end, or without one with its day in Zagreb. */
export function lastMoment(start: string, end: string | null): number {
  if (end !== null) {
    return Date.parse(end);
  }
  const nextDay = new Date(`${toZagrebInput(start).slice(0, 10)}T00:00Z`);
  nextDay.setUTCDate(nextDay.getUTCDate() + 1);
  return Date.parse(fromZagrebInput(nextDay.toISOString().slice(0, 16)) ?? start);
}
