import { fileURLToPath } from 'node:url';

/** The heap of a tool; a small server has memory for it beside its own. */
const HEAP_MB = 192;

/**
 * The arguments with which Node runs a command-line tool: its bundle, which loads in half the time
 * of the compiled modules. The development server compiles without bundling.
 * @param name the name of its file in `cli`
 */
export function toolArguments(name: string): string[] {
  const folder = process.env.NODE_ENV === 'development' ? 'cli' : 'bundle';
  const path = fileURLToPath(new URL(`../${folder}/${name}.js`, import.meta.url));
  return [`--max-old-space-size=${HEAP_MB}`, path];
}
