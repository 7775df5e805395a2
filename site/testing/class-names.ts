/** Stands for a CSS module in tests: every class is called by its own name. */
// eslint-disable-next-line import-x/no-default-export -- as the bundler does
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
