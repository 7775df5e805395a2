import { Injectable } from '@nestjs/common';

/** Whether the process accepts requests. */
@Injectable()
export class ReadinessService {
  /** Set once the process is stopping. */
  shuttingDown = false;
}
