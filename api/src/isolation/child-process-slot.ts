import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BusyError } from '../limits/work-gate.js';
import { READY, type Call, type Reply } from './messages.js';

/** The resources that a call may use before its process is killed. */
export interface IsolationLimits {
  seconds: number;
  /** Resident memory of the whole process; checked on Linux only. */
  megabytes: number;
  /** JavaScript heap, enforced by V8 on every system. */
  heapMegabytes: number;
  /** How long a process waits for the next call; 2 by default. */
  idleSeconds?: number;
}

/** Child processes run the compiled file, even when this process runs from sources. */
const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));

const MEMORY_CHECK_MS = 100;
/** Starting a process takes 0.1 to 0.2 s, and an idle one occupies about 60 MB. */
const IDLE_SECONDS = 2;

/**
 * A slot for one child process, which is started for a call and ends when no other call follows.
 */
export class ChildProcessSlot {
  private child: ChildProcess | undefined;
  /** Whether the present process has started to run its program. */
  private ready = false;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: IsolationLimits) {}

  /**
   * One call at a time.
   * @returns undefined when the process ended without a reply: at a limit, or by a crash
   * @throws BusyError when no process can be started
   */
  async call(request: Call): Promise<Reply | undefined> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    child.ref();
    child.channel?.ref();
    const { seconds, megabytes, idleSeconds = IDLE_SECONDS } = this.limits;
    const timeout = setTimeout(() => this.end(child), seconds * 1000);
    const watch = setInterval(
      () => void this.endAboveMemoryLimit(megabytes, child),
      MEMORY_CHECK_MS,
    );
    try {
      const reply = await exchange(child, request);
      if (reply === undefined && !this.ready) throw new BusyError();
      return reply;
    } finally {
      clearTimeout(timeout);
      clearInterval(watch);
      // The memory that one call has allocated must not count against the next.
      await this.endAboveMemoryLimit(megabytes / 2, child);
      child.unref();
      child.channel?.unref();
      this.idle = setTimeout(() => this.end(child), idleSeconds * 1000).unref();
    }
  }

  private start(): ChildProcess {
    const child = fork(CHILD, [], {
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${this.limits.heapMegabytes}`],
      serialization: 'advanced',
      // V8's report when its heap is full does not belong in the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.ready = false;
    child.once('message', () => {
      this.ready = true;
    });
    child.once('exit', () => this.end(child));
    child.once('error', () => this.end(child));
    // The system has no memory, process or file left; the next call tries again.
    if (child.pid === undefined) throw new BusyError();
    return child;
  }

  /** Kills the process; the next call starts another one. */
  private end(child: ChildProcess): void {
    if (this.child === child) this.child = undefined;
    child.kill('SIGKILL');
  }

  private async endAboveMemoryLimit(megabytes: number, child: ChildProcess): Promise<void> {
    if ((await residentMegabytes(child.pid)) > megabytes) this.end(child);
  }
}

async function exchange(child: ChildProcess, request: Call): Promise<Reply | undefined> {
  const ended = new AbortController();
  try {
    return await new Promise<Reply | undefined>((resolve) => {
      const { signal } = ended;
      const on = (event: string, listener: (value: unknown) => void): void => {
        child.on(event, listener);
        signal.addEventListener('abort', () => child.off(event, listener));
      };
      on('message', (reply) => {
        if (reply !== READY) resolve(reply as Reply);
      });
      on('exit', () => resolve(undefined));
      on('error', () => resolve(undefined));
      // The event `exit` reports a process that has ended.
      child.send(request, () => undefined);
    });
  } finally {
    ended.abort();
  }
}

/** The resident memory of a process, from proc(5); 0 on systems without it. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
