import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** Milliseconds for a whole body; for an upload, the length of one period. */
  time: number;
  /** Bytes of an upload that must arrive in each period. */
  progress: number;
}

const deadlines = new WeakMap<IncomingMessage, BodyDeadline>();

/** The time limit for receiving a request's body. */
export class BodyDeadline {
  private timer: NodeJS.Timeout;
  private byProgress = false;
  private lastBytesRead: number;

  /** @param onMissed called once, when the body is late */
  constructor(
    private readonly request: IncomingMessage,
    private readonly limits: BodyLimits,
    private readonly onMissed: () => void,
  ) {
    this.lastBytesRead = request.socket.bytesRead;
    this.timer = setTimeout(() => this.check(), limits.time);
    const end = (): void => clearTimeout(this.timer);
    request.once('end', end).once('close', end);
    deadlines.set(request, this);
  }

  /** Removes the limit for the whole body: from now on it only has to make progress. */
  allowProgress(): void {
    this.byProgress = true;
  }

  private check(): void {
    const { bytesRead } = this.request.socket;
    if (this.byProgress && bytesRead - this.lastBytesRead >= this.limits.progress) {
      this.lastBytesRead = bytesRead;
      this.timer = setTimeout(() => this.check(), this.limits.time);
    } else {
      this.onMissed();
    }
  }
}

/** Lets a large body arrive over a slow connection. Call it after the sender is authorised. */
export function allowSlowBody(request: IncomingMessage): void {
  deadlines.get(request)?.allowProgress();
}
