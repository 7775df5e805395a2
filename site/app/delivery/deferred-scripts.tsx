import { useContext } from 'react';
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { startScripts } from 'virtual:inline-scripts';
import { DEFERRED_SCRIPTS } from './markers';
import { ServerDocumentContext } from './server-document';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;
export type Manifest = Framework['manifest'];
type ManifestRoute = NonNullable<Manifest['routes'][string]>;

/** The chunk with the libraries and the code of all pages, which the other files import. */
const FRAME_CHUNK = '/assets/frame-';

/** Parts of a route that may be modules of their own, which the browser can load earlier. */
const SPLIT_PARTS = [
  'clientActionModule',
  'clientLoaderModule',
  'clientMiddlewareModule',
  'hydrateFallbackModule',
] as const;

const modulesOf = (route: ManifestRoute): string[] => [
  ...SPLIT_PARTS.map((part) => route[part]).filter((file) => typeof file === 'string'),
  route.module,
];

const routesOf = ({ routes }: Manifest, ids: readonly string[]): [string, ManifestRoute][] =>
  ids.flatMap((id) => {
    const route = routes[id];
    return route === undefined ? [] : [[id, route]];
  });

/** Files that the scripts of a page import, in the order in which they run: the entry last. */
export function filesInOrder(
  manifest: Manifest,
  ids: readonly string[],
  catalogues: readonly string[],
): string[] {
  const { entry, url } = manifest;
  const imported = routesOf(manifest, ids).flatMap(([, route]) => [
    ...modulesOf(route),
    ...(route.imports ?? []),
  ]);
  const files = [...new Set([...catalogues, url, ...entry.imports, ...imported])];
  const isFrame = (file: string): boolean => file.startsWith(FRAME_CHUNK);
  const others = files.filter((file) => !isFrame(file) && file !== entry.module);
  return [...files.filter(isFrame), ...others, entry.module];
}

/** The module that gives the router its manifest and the modules of the page's routes. */
export function startModule(manifest: Manifest, ids: readonly string[]): string {
  const imports = [`import ${JSON.stringify(manifest.url)};`];
  const modules = routesOf(manifest, ids).map(([id, route]) => {
    const names = modulesOf(route).map((file) => {
      const name = `m${imports.length}`;
      imports.push(`import * as ${name} from ${JSON.stringify(file)};`);
      return `...${name}`;
    });
    return `${JSON.stringify(id)}:{${names.join()}}`;
  });
  return (
    `${imports.join('')}window.__reactRouterRouteModules={${modules.join()}};` +
    `import(${JSON.stringify(manifest.entry.module)});`
  );
}

/** Sets the context that the router's entry hydrates from; its data follow as a stream. */
const handoff = (context: string): string =>
  `window.__reactRouterContext=${context};` +
  'window.__reactRouterContext.stream=new ReadableStream({start(controller){' +
  'window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());';

/** Makes the router write the stream of the page's data after the document. */
function requestData({ renderMeta }: Framework): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}

/**
 * The scripts of a page, as the router's `<Scripts>` writes them, but fetched after the first
 * paint: the page can be read and used without them, so they do not compete with its fonts and
 * pictures. `start-scripts` starts them.
 * See decision 088.
 *
 * @param catalogues URLs of the catalogues that the page needs
 */
export function DeferredScripts({ catalogues }: { catalogues: readonly string[] }) {
  const framework = useContext(FrameworkContext);
  const server = useContext(ServerDocumentContext);
  const ids = useMatches().map(({ id }) => id);
  if (import.meta.env.DEV) return <Scripts />;
  if (!import.meta.env.SSR || framework === undefined || !server?.scripts) return null;
  requestData(framework);
  const { manifest, serverHandoffString = '' } = framework;
  const { nonce } = server;
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: handoff(serverHandoffString) }} />
      <script
        nonce={nonce}
        id={DEFERRED_SCRIPTS}
        type="text/plain"
        data-files={filesInOrder(manifest, ids, catalogues).join(' ')}
        dangerouslySetInnerHTML={{ __html: startModule(manifest, ids) }}
      />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScripts }} />
    </>
  );
}
