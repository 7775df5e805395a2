import { Injectable } from '@nestjs/common';

/** Whether the process goes on taking requests. */
@Injectable()
export class Readiness {
  /** Set once the process has been told to end. */
  ending = false;
}
