import { isoDate } from 'shared/croatian-time';

/** The first and the last day of a period (ISO 8601), as the list's filters take them. */
interface Period {
  from: string;
  to: string;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function monthOf(year: number, month: number): Period {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const start = `${year}-${twoDigits(month)}`;
  return { from: `${start}-01`, to: `${start}-${twoDigits(last)}` };
}

const yearOf = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** This and the last month and year in Croatia. */
export function periodsUntil(now: number) {
  const [year = 0, month = 1] = isoDate(now).split('-').map(Number);
  return {
    thisMonth: monthOf(year, month),
    lastMonth: month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1),
    thisYear: yearOf(year),
    lastYear: yearOf(year - 1),
  };
}
