import type { CheckName, FindingCode } from './health-texts.js';

/**
 * `unknown` where nothing could be found out; it counts neither as well nor as wrong. With `error`
 * somebody should act today. The worst first.
 */
export const LEVELS = ['error', 'warning', 'unknown', 'ok'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels of a whole report. */
export const REPORT_LEVELS = ['ok', 'warning', 'error'] as const;
export type ReportLevel = (typeof REPORT_LEVELS)[number];

/** What a check found, as it is stored; its texts are made when it is read. */
export interface Finding {
  check: CheckName;
  level: Level;
  /** Names the text in `HEALTH_TEXTS`. */
  code: string;
  /** For the placeholders of the text: numbers, bytes, and instants in ISO 8601. */
  values: Record<string, string | number>;
}

/** Makes a finding, whose code has a text. */
export function finding<Check extends CheckName>(
  check: Check,
  level: Level,
  code: FindingCode<Check>,
  values: Finding['values'] = {},
): Finding {
  return { check, level, code, values };
}

/** The level of several findings together: that of the worst. */
export function worst(levels: readonly Level[]): ReportLevel {
  if (levels.includes('error')) return 'error';
  return levels.includes('warning') ? 'warning' : 'ok';
}
