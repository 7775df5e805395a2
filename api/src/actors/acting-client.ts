import pg from 'pg';
import { currentActor, type Actor } from './actor.js';

type Query = (...values: unknown[]) => unknown;

const READS = /^\s*(?:SELECT|SHOW|SET|RESET|DECLARE|FETCH|CLOSE|VACUUM|LISTEN)\b/i;
const ENDS = new Set(['COMMIT', 'ROLLBACK']);

const literals = new WeakMap<Actor, string>();

/** An actor as a value of the setting `app.actor`, quoted for SQL. */
function literalOf(actor: Actor): string {
  const known = literals.get(actor);
  if (known !== undefined) return known;
  const literal = pg.escapeLiteral(JSON.stringify(actor));
  literals.set(actor, literal);
  return literal;
}

/**
 * Creates a class of connections that tell PostgreSQL who acts, for the triggers that write the
 * audit log: a transaction in the message that starts it, and a single statement that writes by the
 * setting of the session, where another actor used the connection last. Somebody who writes SQL by
 * other means has no such setting.
 */
export function actingClient(Client: typeof pg.Client): typeof pg.Client {
  return class ActingClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query: Query = this.query.bind(this);
      let sessionActor = '';
      let inTransaction = false;
      const acting: Query = (...values) => {
        const [text] = values;
        if (typeof text !== 'string' || READS.test(text)) return query(...values);
        if (ENDS.has(text)) {
          inTransaction = false;
          return query(...values);
        }
        if (inTransaction) return query(...values);
        const actor = literalOf(currentActor());
        // See decision 214.
        if (text === 'START TRANSACTION') {
          inTransaction = true;
          return query(`${text}; SET LOCAL app.actor = ${actor}`);
        }
        if (actor === sessionActor || typeof values.at(-1) === 'function') return query(...values);
        return Promise.resolve(query(`SET app.actor = ${actor}`)).then(() => {
          sessionActor = actor;
          return query(...values);
        });
      };
      Object.assign(this, { query: acting });
    }
  };
}
