import { Injectable } from '@nestjs/common';

/** Which paths are served without a row of content: files, fixed pages, the API and the panel. */
@Injectable()
export class OwnPaths {
  private owns: ((path: string) => boolean) | undefined;

  /** @param owns set when the site is mounted */
  set(owns: (path: string) => boolean): void {
    this.owns = owns;
  }

  /** Whether the path is served; undefined where that is not known, as no site is mounted. */
  has(path: string): boolean | undefined {
    return /^\/(?:api|admin|media|documents|og)(?:\/|$)/.test(path) || this.owns?.(path);
  }
}
