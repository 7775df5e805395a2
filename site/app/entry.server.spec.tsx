/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import {
  createRequestHandler,
  RouterContextProvider,
  useLoaderData,
  type ServerBuild,
} from 'react-router';
import * as entry from './entry.server';

function Page() {
  return <p>{useLoaderData<string>()}</p>;
}

const ROOT = { id: 'root', path: '' };
const build: ServerBuild = {
  entry: { module: entry },
  routes: { root: { ...ROOT, module: { default: Page, loader: () => 'Dobar dan' } } },
  assets: {
    entry: { imports: [], module: '' },
    routes: {
      root: {
        ...ROOT,
        module: '',
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
      },
    },
    url: '',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_middleware: true } as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};

describe('a page rendered by the server', () => {
  it('leaves no timer running, which would retain the page in memory', async () => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    });
    const handle = createRequestHandler(build, 'production');
    const context = new RouterContextProvider();
    context.set(entry.reportErrorContext, (error) => {
      throw error;
    });
    const answer = await handle(new Request('http://localhost/'), context);
    expect(await answer.text()).toContain('<p>Dobar dan</p>');
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
