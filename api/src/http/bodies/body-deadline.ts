import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** Milliseconds for a whole body; of an upload, for each stretch of it. */
  time: number;
  /** Bytes that each stretch of an upload must bring at least. */
  progress: number;
}

const deadlines = new WeakMap<IncomingMessage, BodyDeadline>();

/** The time that a request's body has to arrive in. */
export class BodyDeadline {
  private timer: NodeJS.Timeout;
  private byProgress = false;
  private seen: number;

  /** @param onMissed called when the body is late, once */
  constructor(
    private readonly request: IncomingMessage,
    private readonly limits: BodyLimits,
    private readonly onMissed: () => void,
  ) {
    this.seen = request.socket.bytesRead;
    this.timer = setTimeout(() => this.check(), limits.time);
    const end = (): void => clearTimeout(this.timer);
    request.once('end', end).once('close', end);
    deadlines.set(request, this);
  }

  /** From now on the body may take as long as it keeps arriving. */
  allowProgress(): void {
    this.byProgress = true;
  }

  private check(): void {
    const { bytesRead } = this.request.socket;
    if (this.byProgress && bytesRead - this.seen >= this.limits.progress) {
      this.seen = bytesRead;
      this.timer = setTimeout(() => this.check(), this.limits.time);
    } else {
      this.onMissed();
    }
  }
}

/** Lets a large body on a slow line arrive, once it is known that whoever sends it may. */
export function allowSlowBody(request: IncomingMessage): void {
  deadlines.get(request)?.allowProgress();
}
