import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ContentChanges } from '../../content/content-changes.js';
import { ResultCache } from '../../content/result-cache.js';
import { reads } from '../../http/reads.js';
import type { Language } from '../../i18n/language.js';
import { cookieLanguage, relevantQuery } from '../cache/cache-key.js';
import { joined, split } from './document-template.js';
import type { PreparedResponse } from './prepared-page.js';
import type { SiteRenderer } from './site-renderer.js';

/**
 * Paths that stand in the links of a page as they are in the URL: nothing in them is decoded,
 * escaped or resolved.
 */
const PLAIN_PATH = /^(?:\/\.?[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*)+$/;
/** Ends the path of a page's data for the router in its scripts. */
const DATA = '.data';

/** A page without the path that it names. */
interface Template {
  status: number;
  headers: string[];
  /** The parts of its body; the path stands between two of them. */
  parts: Buffer[];
}

export interface MissingPagesOptions {
  changes: ContentChanges;
  renderer: Pick<SiteRenderer, 'pageParameters' | 'segments'>;
  /** False for a path that no row of content has or had. */
  mayHave: (path: string) => Promise<boolean>;
}

/** Renders the page at a path. */
type Render = (path: string, language: Language) => Promise<PreparedResponse>;

/**
 * The page that says that there is no page at a path. It is rendered once, in each language, until
 * content changes: it differs from path to path only where it names the path.
 * See decision 071.
 */
export class MissingPages {
  private readonly templates: ResultCache<Template | undefined>;

  constructor(private readonly options: MissingPagesOptions) {
    this.templates = new ResultCache(options.changes);
  }

  /** Whether a page that says there is none would depend on the path and the language only. */
  mayPrepare(request: Pick<IncomingMessage, 'method' | 'url'>): boolean {
    if (!reads(request)) return false;
    const { url = '/' } = request;
    const { pageParameters, segments } = this.options.renderer;
    const path = pathOf(url);
    return (
      PLAIN_PATH.test(path) &&
      !path.endsWith(DATA) &&
      !segments.has(path.split('/', 2)[1] ?? '') &&
      relevantQuery(url.slice(path.length + 1), pageParameters) === ''
    );
  }

  /** Whether no row of content has or had the path of a request that `mayPrepare` accepts. */
  async isMissing({ url = '/' }: Pick<IncomingMessage, 'url'>): Promise<boolean> {
    return !(await this.options.mayHave(pathOf(url)));
  }

  /**
   * The response to a request for a missing page; undefined where it has to be rendered.
   * @param render is called for the first page of its kind
   */
  async page(
    { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
    render: Render,
  ): Promise<PreparedResponse | undefined> {
    const path = pathOf(url);
    const language = cookieLanguage(headers.cookie);
    // Another route of the site answers paths with more than one segment.
    const isDeep = path.lastIndexOf('/') > 0;
    const template = await this.templates.get(`${language} ${isDeep}`, async () => {
      const name = `missing-${randomBytes(16).toString('hex')}`;
      const sample = isDeep ? `/${name}/below` : `/${name}`;
      return templateOf(await render(sample, language), name, sample);
    });
    if (template === undefined) return undefined;
    const { status, headers: sent, parts } = template;
    return { status, headers: sent, body: joined(parts, Buffer.from(path)) };
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * The template of a page that was rendered at a sample path; undefined if it is another page, or
 * names the path in another form.
 *
 * @param name occurs in the path only
 */
function templateOf(
  { status, headers, body }: PreparedResponse,
  name: string,
  path: string,
): Template | undefined {
  const parts = split(body, path);
  const isWhole = split(body, name).length === parts.length;
  const isElsewhere = headers.some((header) => header.includes(name));
  return status === 404 && isWhole && !isElsewhere ? { status, headers, parts } : undefined;
}
