import { describe, expect, it } from '@jest/globals';
import { filesInOrder, startModule, type Manifest } from './deferred-scripts';

const route = (id: string, own: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  module: '',
  ...own,
});

const manifest: Manifest = {
  url: '/assets/manifest-1.js',
  version: '1',
  entry: {
    module: '/assets/entry-1.js',
    imports: ['/assets/frame-1.js'],
  },
  routes: {
    root: route('root', { module: '/assets/root-1.js' }),
    blog: route('blog', {
      module: '/assets/blog-1.js',
      clientLoaderModule: '/assets/blog-client-loader-1.js',
      imports: ['/assets/card-1.js', '/assets/frame-1.js'],
    }),
    about: route('about', { module: '/assets/about-1.js' }),
  },
};

describe('the scripts of a page', () => {
  it('are the files that its routes import, each once, from the frame to the entry', () => {
    expect(filesInOrder(manifest, ['root', 'blog'], ['/assets/hr-1.js'])).toEqual([
      '/assets/frame-1.js',
      '/assets/hr-1.js',
      '/assets/manifest-1.js',
      '/assets/root-1.js',
      '/assets/blog-client-loader-1.js',
      '/assets/blog-1.js',
      '/assets/card-1.js',
      '/assets/entry-1.js',
    ]);
  });

  it('pass the modules of its routes to the router, then run the entry', () => {
    expect(startModule(manifest, ['root', 'blog'])).toBe(
      'import "/assets/manifest-1.js";' +
        'import * as m1 from "/assets/root-1.js";' +
        'import * as m2 from "/assets/blog-client-loader-1.js";' +
        'import * as m3 from "/assets/blog-1.js";' +
        'window.__reactRouterRouteModules={"root":{...m1},"blog":{...m2,...m3}};' +
        'import("/assets/entry-1.js");',
    );
  });
});
