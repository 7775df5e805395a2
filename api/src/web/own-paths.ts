import { Injectable } from '@nestjs/common';

/** What the mounted site serves without a row of content. */
export interface MountedPaths {
  /** Whether it serves the path. */
  owns: (path: string) => boolean;
  /** The first segments of its paths. */
  segments: ReadonlySet<string>;
}

const API_OR_FILE = /^\/(?:api|admin|media|documents|og)(?:\/|$)/;

/** Which paths are served without a row of content: files, fixed pages, the API and the panel. */
@Injectable()
export class OwnPaths {
  private mounted: MountedPaths | undefined;

  /** Called when the site is mounted. */
  set(mounted: MountedPaths): void {
    this.mounted = mounted;
  }

  /** Whether the path is served; undefined where that is not known, as no site is mounted. */
  has(path: string): boolean | undefined {
    return API_OR_FILE.test(path) || this.mounted?.owns(path);
  }

  /** Whether no content may be at `/<slug>`, as the path or one below it is served already. */
  isReserved(slug: string): boolean {
    return this.has(`/${slug}`) === true || this.mounted?.segments.has(slug) === true;
  }
}

/** Which paths rows of content have or had, as far as that is known without a query. */
@Injectable()
export class RowPaths {
  private find: (path: string) => Promise<boolean> = () => Promise.resolve(true);

  /** Called by the feature that knows them. */
  register(find: (path: string) => Promise<boolean>): void {
    this.find = find;
  }

  /** False for a path right below the root, or of a former address, where no row can be found. */
  async mayHave(path: string): Promise<boolean> {
    return this.find(path).catch(() => true);
  }
}
