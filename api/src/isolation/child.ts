// The program of a child process: carries out one call and replies to the parent.
import { writeFileSync } from 'node:fs';
import { DomainError } from '../problems/domain-errors.js';
import { READY, type Call, type Reply } from './messages.js';

try {
  // proc(5): when memory runs out, the kernel kills this process before the server or the database.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux, or not permitted; the parent process enforces its limits anyway.
}

process.once('disconnect', () => process.exit());

process.on('message', (call) => {
  void runCall(call as Call).then((reply) => process.send?.(reply));
});

process.send?.(READY);

async function runCall({ module, name, args }: Call): Promise<Reply> {
  try {
    const exported: Record<string, unknown> = await import(module);
    const run = exported[name];
    if (typeof run !== 'function') throw new Error(`${module} exports no function ${name}.`);
    return { value: await run(...args) };
  } catch (error) {
    if (error instanceof DomainError) {
      const { status, text, errors } = error;
      return { refusal: { status, text, ...(errors && { errors }) } };
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
