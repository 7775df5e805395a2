import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Kinds of those who change data: a signed-in user, a visitor, the site itself (jobs, migrations),
 * a command of `cli/`, or whoever writes SQL into the database.
 */
export const ACTOR_KINDS = ['user', 'visitor', 'site', 'command', 'database'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who changes data, as the audit log names them. */
export interface Actor {
  kind: Exclude<ActorKind, 'database'>;
  id?: number;
  /** The full name of a user as it is now, or the name of a command. */
  name?: string;
  /** The name of the token that a program of this user sent. */
  token?: string;
}

export const SITE: Actor = { kind: 'site' };

const actors = new AsyncLocalStorage<Actor>();

/** Runs work as somebody: what it writes into the database is recorded with them. */
export const actAs = <T>(actor: Actor, work: () => T): T => actors.run(actor, work);

/** Who acts; the site itself outside requests and commands. */
export const currentActor = (): Actor => actors.getStore() ?? SITE;
