import { visitorHeaders } from '../../../src/web/visitor-ip.js';

/** A page as small as can be that shows what the API says and counts how often it is made. */
export class TitlesPage {
  readonly pageParameters = new Set(['category']);
  readonly methodsOf = () => ['GET', 'HEAD', 'POST'];
  readonly isPersonal = () => false;
  rendered = 0;
  /** How many renders have read the titles. */
  read = 0;
  origin = '';
  /** Set, a render waits for it after it has read the titles. */
  hold: Promise<void> | undefined;

  readonly card = () => Promise.resolve(Response.json(null));

  async render(request: Request, visitor: string): Promise<Response> {
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
    if (new URL(request.url).pathname === '/address') return new Response(request.url);
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
    this.read += 1;
    await this.hold;
    const html = `<!doctype html><title>Blog</title><!--${request.headers.get('Cookie')}-->${posts.map(({ title }) => `<h2>${title}</h2>`).join('')}
      <script nonce="n1">window.posts = ${posts.length}</script>
      <script>window.injected = true</script>${' '.repeat(1000)}`;
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Nonce': 'n1' });
    if (request.url.endsWith('?category=partial')) headers.set('Cache-Control', 'no-store');
    return new Response(html, { headers });
  }
}
