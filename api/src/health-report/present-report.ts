import { formatDate, formatDateTime } from 'shared/croatian-time';
import type { Language } from '../i18n/language.js';
import { FAILURES, type Failure } from '../mail/failures.js';
import type { HealthLineDto, HealthReportDto } from './dto/health-report.dto.js';
import { LEVELS, worst, type Finding, type ReportLevel } from './finding.js';
import type { HealthReport } from './health-report.entity.js';
import { CHECKS, textsOf } from './health-texts.js';

/** What the checks found, and when. */
export type Report = Pick<HealthReport, 'checkedAt' | 'findings'>;

/** Milliseconds after which a report is too old to be relied on: three runs were missed. */
const STALE_MS = 50 * 60_000;

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes for readers, such as `3,2 GB`. */
function formatBytes(bytes: number, language: Language): string {
  const unit = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
  return `${number.format(bytes / 1000 ** unit)} ${UNITS[unit]}`;
}

function formatValue(value: string | number, kind: string | undefined, language: Language): string {
  switch (kind) {
    case 'bytes':
      return formatBytes(Number(value), language);
    case 'date':
      return formatDate(value, language);
    case 'time':
      return formatDateTime(value, language);
    default:
      return String(value);
  }
}

const isFailure = (code: unknown): code is Failure => typeof code === 'string' && code in FAILURES;

/** A finding in words. */
export function describeFinding(
  { check, level, code, values }: Finding,
  language: Language,
): HealthLineDto {
  const { title, text, advice } = textsOf(check, code);
  const valueOf = (name: string, kind: string | undefined): string => {
    const value = values[name] ?? '';
    if (name === 'reason' && isFailure(value)) return FAILURES[value][language];
    return formatValue(value, kind, language);
  };
  const fill = (template: string): string =>
    template
      .replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind?: string) => valueOf(name, kind))
      // A Croatian date ends with a full stop, as the sentence does.
      .replace(/\.\.$/, '.');
  return {
    check,
    level,
    title: title[language],
    text: fill(text[language]),
    advice: advice ? fill(advice[language]) : null,
  };
}

/** Whether a report is from so long ago that the checks no longer run. */
const isStale = ({ checkedAt }: Pick<Report, 'checkedAt'>): boolean =>
  Date.now() - checkedAt.getTime() > STALE_MS;

/** What needs attention in a report. */
export const faultsOf = ({ findings }: Pick<Report, 'findings'>): Finding[] =>
  findings.filter(({ level }) => level === 'warning' || level === 'error');

/** The level of a report: one that is too old is at least a warning. */
function levelOf(report: Report): ReportLevel {
  const levels = report.findings.map(({ level }) => level);
  return worst(isStale(report) ? [...levels, 'warning'] : levels);
}

/** A report in words: what is worst first, then in the order of the checks. */
export function presentReport(report: Report, language: Language): HealthReportDto {
  const order = ({ check, level }: Finding): number =>
    LEVELS.indexOf(level) * CHECKS.length + CHECKS.indexOf(check);
  const findings = report.findings.filter(({ check }) => CHECKS.includes(check));
  return {
    checkedAt: report.checkedAt,
    level: levelOf(report),
    stale: isStale(report),
    lines: findings
      .toSorted((one, other) => order(one) - order(other))
      .map((one) => describeFinding(one, language)),
  };
}
