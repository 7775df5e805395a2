import { ConfigError } from './config.js';

/**
 * The error of a server that cannot listen, in words that name the variables at fault.
 * @param variables of the port and the host, the port first
 */
export function listenError(
  error: unknown,
  variables: Record<string, number | string | undefined>,
): unknown {
  const [port, host] = Object.entries(variables).map(([name, value]) => `${name} ${value ?? ''}`);
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ConfigError([`${port} is taken by another program; name a free one.`]);
    case 'EACCES':
      return new ConfigError([`${port} may not be used by this user.`]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError([`${host} is no address of this machine.`]);
    default:
      return error;
  }
}
