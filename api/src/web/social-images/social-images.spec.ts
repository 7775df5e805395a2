import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import sharp from 'sharp';
import { ContentChanges } from '../../content/content-changes.js';
import { WorkGate } from '../../limits/work-gate.js';
import { RENDER_GATE } from '../mount-web.js';
import type { CardPicture } from './card.js';
import { socialImages } from './social-images.js';

/** A renderer whose pages return the card that a test sets. */
class TestRenderer {
  readonly search = () => Promise.resolve(undefined);
  readonly pageParameters = new Set(['tab', 'lang', 'q']);
  readonly methodsOf = () => ['GET', 'HEAD'];
  readonly hasFixedPage = () => false;
  readonly patternOf = () => '*';
  readonly segments = new Set<string>();
  readonly isPersonal = () => false;
  readonly requests: string[] = [];
  title = 'Terapija opuštanja';
  status = 200;
  image = true;
  picture: CardPicture | null = null;

  readonly render = () => Promise.reject(new Error('No page is rendered for a picture.'));

  card(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    this.requests.push(`${request.headers.get('Cookie')} ${pathname}${search}`);
    const exists = pathname === '/' || pathname === '/blog/terapija-opustanja';
    const { title, picture } = this;
    const card = { title, section: 'Terapija', siteName: 'Udruga', picture };
    const answer = this.image ? { ...card, tone: 'fig', version: 'abc' } : null;
    return Promise.resolve(Response.json(answer, { status: exists ? this.status : 404 }));
  }
}

describe('a social image', () => {
  let pages: TestRenderer;
  let changes: ContentChanges;
  let server: Server;
  let origin: string;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);

  beforeAll(async () => {
    const app = express();
    app.get('/media/red.webp', (_, response) => {
      const red = { width: 64, height: 96, channels: 3, background: '#f00' } as const;
      void sharp({ create: red })
        .webp()
        .toBuffer()
        .then((bytes) => response.end(bytes));
    });
    app.use('/og', (request, response, next) => {
      handle(request, response, next);
    });
    app.use(
      (
        error: { status?: number },
        _request: express.Request,
        response: express.Response,
        next: express.NextFunction,
      ) => {
        if (response.headersSent) next(error);
        else response.status(error.status ?? 500).end();
      },
    );
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  let handle: ReturnType<typeof socialImages>;
  beforeEach(() => {
    pages = new TestRenderer();
    changes = new ContentChanges();
    handle = socialImages({
      changes,
      renderer: pages,
      publicUrl: 'https://site.example',
      gate: new WorkGate(RENDER_GATE),
      api: {
        call: async ({ url }) => {
          const answer = await fetch(origin + url);
          const { status, statusText, headers } = answer;
          return { status, statusText, headers, body: Buffer.from(await answer.arrayBuffer()) };
        },
      },
    });
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is a PNG of 1200 by 630 pixels under 120 kB', async () => {
    const answer = await get('/og/hr/blog/terapija-opustanja.png?tone=fig&v=abc');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(120_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });

  it('has the picture of the page in its right third, and none where it cannot be read', async () => {
    const corner = async () => {
      const answer = await get('/og/hr/index.png');
      expect(answer.status).toBe(200);
      const [red, green] = await sharp(Buffer.from(await answer.arrayBuffer()))
        .removeAlpha()
        .extract({ left: 1100, top: 100, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return [red, green];
    };
    const picture = { url: '/media/red.webp', focalX: 50, focalY: 0 };
    pages.picture = picture;
    expect(await corner()).toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1)]);
    pages.picture = { ...picture, url: '/media/none.webp' };
    changes.changed();
    expect(await corner()).toEqual([expect.closeTo(251, -1), expect.closeTo(248, -1)]);
  });

  it('shows the page in the language of its path and ignores other query parameters', async () => {
    const plain = await get('/og/en/blog/terapija-opustanja.png');
    const other = await get(
      '/og/en/blog/terapija-opustanja.png?title=Zlo&tone=sea&tab=upcoming&lang=hr&v=abc',
    );
    expect(pages.requests).toEqual([
      'language=en /blog/terapija-opustanja',
      'language=en /blog/terapija-opustanja?tab=upcoming',
    ]);
    expect(await other.arrayBuffer()).toEqual(await plain.arrayBuffer());
  });

  it('is immutable at its current version and revalidated at any other', async () => {
    const path = '/og/hr/index.png';
    const current = await get(`${path}?v=abc`);
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const older = await get(`${path}?v=old`);
    expect(older.headers.get('cache-control')).toBe('no-cache');
    const etag = older.headers.get('etag') ?? '';
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(pages.requests).toEqual(['language=hr /']);
    pages.title = 'Novi naslov <&> "navodnici"';
    changes.changed();
    expect((await get(path)).headers.get('etag')).not.toBe(etag);
  });

  it('exists for pages with a card only, and is unavailable, not missing, while none can be rendered', async () => {
    const strange = ['blog/../index.gif', '.png', '%00.png', 'Index.png', 'nema.png'];
    for (const path of [...strange.map((name) => `hr/${name}`), 'de/index.png', '']) {
      expect([path, (await get(`/og/${path}`)).status]).toEqual([path, 404]);
    }
    for (const status of [503, 500, 200]) {
      pages.status = status;
      expect((await get('/og/hr/index.png')).status).toBe(status);
    }
    expect((await get('/og/hr/index.png', { method: 'POST' })).status).toBe(404);
    pages.image = false;
    changes.changed();
    expect((await get('/og/hr/index.png')).status).toBe(404);
  });
});
