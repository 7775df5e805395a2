import { Injectable } from '@nestjs/common';

/** SQL for the milliseconds until an instant by the database's clock, rounded down. */
export const millisecondsUntil = (instant: string): string =>
  `CAST(floor(extract(epoch FROM ${instant} - now()) * 1000) AS float8)`;

/**
 * Announces that visible content has changed or will change, so that caches can be cleared.
 *
 * `generation` increases by one with every change: results of an older generation are stale.
 */
@Injectable()
export class ContentChanges {
  private currentGeneration = 0;
  /** The changes of each table alone. */
  private readonly changesOf = new Map<string, number>();
  private changesOfAny = 0;
  private nextChange: Promise<number> | undefined;
  private readonly listeners: (() => void)[] = [];
  private readonly schedules = new Map<string, () => Promise<number | null>>();

  get generation(): number {
    return this.currentGeneration;
  }

  /**
   * Registers a feature whose public content changes at scheduled times (a scheduled post appears,
   * an event passes).
   *
   * @param name of the feature, unique
   * @param next returns the milliseconds until its next scheduled change by the database's clock,
   *   which decides what is public and may differ from this process's; null when there is none
   */
  registerNextChange(name: string, next: () => Promise<number | null>): void {
    this.schedules.set(name, next);
    this.nextChange = undefined;
  }

  /** Calls `listener` after every change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Increases with every change of one of the tables: only results of others stay valid. */
  generationOf(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.changesOf.get(table) ?? 0), this.changesOfAny);
  }

  /**
   * Announces that content has changed: earlier results are stale from now on.
   * @param tables which have changed; without them, any may have
   */
  changed(tables?: Iterable<string>): void {
    this.currentGeneration += 1;
    if (tables === undefined) this.changesOfAny += 1;
    for (const table of tables ?? []) {
      this.changesOf.set(table, (this.changesOf.get(table) ?? 0) + 1);
    }
    this.nextChange = undefined;
    for (const listener of this.listeners) listener();
  }

  /**
   * The instant until which current results are valid, in milliseconds since 1970 by this process's
   * clock; Infinity when no change is scheduled. Rejects when the database is unavailable.
   */
  validUntil(): Promise<number> {
    if (!this.nextChange) {
      const pending = this.computeNextChange();
      this.nextChange = pending;
      pending.catch(() => {
        if (this.nextChange === pending) this.nextChange = undefined;
      });
    }
    return this.nextChange;
  }

  private async computeNextChange(): Promise<number> {
    // Read before the features are called, so that the instant is never too late.
    const now = Date.now();
    const delays = await Promise.all([...this.schedules.values()].map((next) => next()));
    return Math.min(Infinity, ...delays.flatMap((wait) => (wait === null ? [] : [now + wait])));
  }
}
