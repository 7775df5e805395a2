declare global {
  var madeByWorker: Map<string, unknown>;
}

/**
 * Returns what the first test file of a worker made under this name. It consists of data and of
 * objects of packages: functions of a test file may not run after it.
 */
export function oncePerWorker<T>(name: string, make: () => T): T {
  if (!madeByWorker.has(name)) madeByWorker.set(name, make());
  return madeByWorker.get(name) as T;
}
