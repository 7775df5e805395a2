import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '../database/embedded/database-error.js';
import { fail, print } from './with-database.js';

/**
 * Reads the arguments of a command-line tool. The process ends where they ask for help, and with
 * the exit code 1 where one is unknown: a mistyped option must not start the work without it.
 * @param usage how the tool is called
 */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    print(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = messageOf(error).split('. ');
    fail(`${reason}. ${usage}`);
    process.exit();
  }
}
