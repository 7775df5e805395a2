import type { Environment, Plugin } from 'vite';

/** A plugin with the module `virtual:<name>`, the text that `write` returns for an environment. */
export function virtualModule(
  name: string,
  write: (environment: Environment) => string | Promise<string>,
): Plugin {
  const id = `virtual:${name}`;
  const resolved = `\0${id}`;
  return {
    name,
    sharedDuringBuild: true,
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      return source === resolved ? write(this.environment) : undefined;
    },
  };
}

/** Whether the server is being built: the client's build stands by then. */
export function buildsServer({ name, config }: Environment): boolean {
  return name === 'ssr' && config.command === 'build';
}
