/** The globals of the application and its packages, which run outside of the context of tests. */
declare const nativeGlobal: { Date: DateConstructor };

const RealDate = Date;

/**
 * Sets the clock of the application, as `Date` tells it, ahead or back. Timers, `performance.now()`
 * and PostgreSQL's clock stay. Tests set it right again when they end.
 * @param by milliseconds from the true time; with 0 it is right again
 */
export function moveClock(by: number): void {
  const now = (): number => RealDate.now() + by;
  const moved = new Proxy(RealDate, {
    construct: (target, values: unknown[], proxy: typeof Date) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], proxy),
    get: (target, name, proxy) => (name === 'now' ? now : Reflect.get(target, name, proxy)),
  });
  nativeGlobal.Date = by === 0 ? RealDate : moved;
}
