import { Injectable } from '@nestjs/common';

/** Whether the process accepts requests. */
@Injectable()
export class Readiness {
  /** Set once the process is stopping. */
  ending = false;
}
