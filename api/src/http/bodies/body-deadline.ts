import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** Milliseconds for a whole body; of an upload, for each period of it. */
  time: number;
  /** Bytes that an upload must bring in each period. */
  progress: number;
}

const deadlines = new WeakMap<IncomingMessage, BodyDeadline>();

/** The deadline of a request's body. */
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

  /** From now on the body may take any time, as long as it makes progress. */
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

/**
 * Lets a large body arrive on a slow connection, once its sender is known to be allowed to upload.
 */
export function allowSlowBody(request: IncomingMessage): void {
  deadlines.get(request)?.allowProgress();
}
