import { randomBytes } from 'node:crypto';
import type { ContentChanges } from '../../content/content-changes.js';
import { ResultCache } from '../../content/result-cache.js';
import type { Language } from '../../i18n/language.js';
import { cookieLanguage, relevantQuery } from '../cache/cache-key.js';
import { documentTemplate, type DocumentTemplate } from './document-template.js';
import type { PageDocument, SiteRenderer } from './site-renderer.js';

/** A word that HTML, URLs and scripts contain as it is. */
const PLAIN_WORD = /^q=([\w.-]{1,100})$/;

/** A page as the site rendered it. */
export interface RenderedPage {
  answer: Response;
  document: PageDocument;
}

interface Template {
  answer: Response;
  document: DocumentTemplate;
}

export interface EmptySearchesOptions {
  changes: ContentChanges;
  renderer: Pick<SiteRenderer, 'pageParameters'>;
}

/**
 * The page of a search that finds nothing. It is rendered once, for each page with a search and
 * each language, until content changes: it differs from word to word only where it names the word.
 */
export class EmptySearches {
  private readonly templates: ResultCache<Template | undefined>;

  constructor(private readonly options: EmptySearchesOptions) {
    this.templates = new ResultCache(options.changes);
  }

  /** The word that a page searches, if the page would depend only on what is found and on it. */
  wordOf({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
    if (method !== 'GET') return undefined;
    const { search } = new URL(url);
    if (!search.includes('q=')) return undefined;
    const { pageParameters } = this.options.renderer;
    return PLAIN_WORD.exec(relevantQuery(search.slice(1), pageParameters))?.[1];
  }

  /**
   * The page of a search that `wordOf` accepts and that finds nothing; undefined where it has to be
   * rendered.
   * @param render is called for the first page of its kind
   */
  async page(
    { url, headers }: Pick<Request, 'url' | 'headers'>,
    word: string,
    render: (path: string, language: Language) => Promise<RenderedPage>,
  ): Promise<RenderedPage | undefined> {
    const { pathname } = new URL(url);
    const language = cookieLanguage(headers.get('cookie') ?? undefined);
    const template = await this.templates.get(`${language} ${pathname}`, async () => {
      const sample = randomBytes(16).toString('hex');
      const { answer, document } = await render(`${pathname}?q=${sample}`, language);
      const found = answer.status === 200 ? documentTemplate(document, sample) : undefined;
      return found && { answer, document: found };
    });
    return template && { answer: template.answer, document: template.document.fill(word) };
  }
}
