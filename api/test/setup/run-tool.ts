import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How a command line tool has ended. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command line tool as npm does.
 * @param env added to this process's environment
 */
export function runTool(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const tool = fileURLToPath(new URL(`../../dist/bundle/${name}.js`, import.meta.url));
  return promisify(execFile)(process.execPath, [tool, ...args], {
    env: { ...process.env, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}
