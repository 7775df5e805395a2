import type { PageRenderOptions } from '../../../src/web/pages/site-renderer.js';
import { hashSource } from '../../../src/web/security-headers.js';
import { visitorHeaders } from '../../../src/web/visitor-ip.js';

/** A minimal page with the titles of posts from the API, which counts its renderings. */
export class TitlesPage {
  readonly pageParameters = new Set(['category']);
  readonly methodsOf = () => ['GET', 'HEAD', 'POST'];
  readonly hasFixedPage = () => false;
  readonly patternOf = (path: string) => (path === '/blog' ? path : '*');
  readonly segments = new Set(['blog', 'contact', 'newsletter', 'sitemap.txt', 'url']);
  readonly isPersonal = () => false;
  rendered = 0;
  /** The number of renderings that have read the titles. */
  titlesRead = 0;
  origin = '';
  /** A rendering waits for this after it has read the titles. */
  blocker: Promise<void> | undefined;

  readonly search = () => Promise.resolve(undefined);
  readonly card = () => Promise.resolve(Response.json(null));

  /** Blocks renderings until the returned function is called. */
  block(): () => void {
    let release = (): void => undefined;
    this.blocker = new Promise((resolve) => (release = resolve));
    return () => {
      this.blocker = undefined;
      release();
    };
  }

  /** Requests a page and reports whether it was rendered for the request. */
  async visit(headers: Record<string, string> = {}, path = '/blog') {
    const before = this.rendered;
    const answer = await fetch(this.origin + path, { headers });
    return { answer, html: await answer.text(), rendered: this.rendered > before };
  }

  async render(request: Request, { visitor, takeDocument }: PageRenderOptions): Promise<Response> {
    this.rendered += 1;
    if (new URL(request.url).pathname === '/newsletter') {
      const sent = await fetch(`${this.origin}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { ...visitorHeaders(visitor), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ana@primjer.example' }),
      });
      return new Response(null, { status: sent.status });
    }
    if (request.method === 'HEAD') return new Response(null);
    if (new URL(request.url).pathname === '/url') return new Response(request.url);
    if (new URL(request.url).pathname === '/contact/too-large') {
      return new Response(`too large ${request.url} ${request.headers.get('Cookie')}`, {
        status: 413,
      });
    }
    if (new URL(request.url).pathname === '/sitemap.txt') {
      return new Response('sitemap', { headers: { 'Content-Type': 'text/plain' } });
    }
    if (new URL(request.url).pathname !== '/blog') {
      return new Response(`none ${'.'.repeat(1000)}`, {
        status: 404,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    }
    if (request.method === 'POST') return new Response(`got ${(await request.text()).length}`);
    const answer = await fetch(`${this.origin}/api/blog?published=true`);
    const posts = (await answer.json()) as { title: string }[];
    this.titlesRead += 1;
    await this.blocker;
    const html = `<!doctype html><title>Blog</title><!--${request.headers.get('Cookie')}-->${posts.map(({ title }) => `<h2>${title}</h2>`).join('')}
      <script>window.posts = ${posts.length}</script>
      <script>window.injected = true</script>${' '.repeat(1000)}`;
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
    if (request.url.endsWith('?category=partial')) headers.set('Cache-Control', 'no-store');
    const scripts = [hashSource(`window.posts = ${posts.length}`)];
    takeDocument?.({ body: Buffer.from(html), scripts, styles: [] });
    return new Response(null, { headers });
  }
}
