import type { Plugin } from 'vite';

/** What a library brings and this site does not use. */
interface Unused {
  /** The library's folder in node_modules. */
  library: string;
  /** Functions, whole `Class`es or `Class.method`s that are never called, or to no effect. */
  names: readonly string[];
  /** Calls that only speak to developers. */
  calls?: readonly string[];
}

const unused: readonly Unused[] = [
  {
    library: 'react-dom',
    names: [
      // `<ViewTransition>`.
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
      'ViewTransitionPseudoElement',
      // `<SuspenseList>`.
      'updateSuspenseListComponent',
      // Comparing the places of fragments (`<Fragment ref>`).
      'validateDocumentPositionWithFiberTree',
    ],
  },
  {
    library: 'react-router',
    names: [
      // Routes found out one by one; ours come all at once (`routeDiscovery`).
      'getPatchRoutesOnNavigationFunction',
      'useFogOFWarDiscovery',
      'getPartialManifest',
      // React Server Components.
      'RSCErrorHandler',
      'RSCPrefetchPageLinksImpl',
      // Tracing.
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
      // Sites that are not rendered on the server.
      'nonSsrStrategy',
      // `<Link prefetch>` and links to pages in `links`.
      'PrefetchPageLinks',
      // A router with a history of one's own.
      'HistoryRouter',
    ],
  },
  {
    library: 'i18next',
    names: [
      // Catalogues fetched by a backend.
      'Connector',
      // `{{price, currency}}` in texts.
      'Formatter',
      // Keys as functions, `t(($) => $.title)`.
      'createProxy',
      'keysFromSelector',
      'I18n.cloneInstance',
      'I18n.dir',
    ],
    calls: ['this.logger.warn', 'this.logger.log', 'this.logger.deprecate'],
  },
];

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
  kind?: string;
  callee?: unknown;
  value?: unknown;
  body?: unknown;
}

interface Cut {
  start: number;
  end: number;
  by: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Names of a library as they are met in its modules, and where to cut for them. */
class Cutter {
  private readonly cuts: Cut[] = [];

  constructor(
    private readonly part: Unused,
    private readonly code: string,
    private readonly met: (name: string) => void,
  ) {}

  /** The module without what is not used. */
  cut(program: unknown): string {
    this.visit(program, '');
    let left = this.code;
    for (const { start, end, by } of this.cuts.reverse()) {
      left = left.slice(0, start) + by + left.slice(end);
    }
    return left;
  }

  private visit(node: unknown, inside: string): void {
    if (!isNode(node)) return;
    const name = node.id?.name ?? node.key?.name ?? '';
    if (node.type === 'FunctionDeclaration' && this.listed(name)) return this.empty(node.body);
    if (node.type === 'MethodDefinition' && isNode(node.value)) {
      if (this.listed(inside) || this.listed(`${inside}.${name}`)) {
        return node.kind === 'constructor' ? this.replace(node, '') : this.empty(node.value.body);
      }
    }
    if (node.type === 'CallExpression' && isNode(node.callee)) {
      if (this.listed(this.code.slice(node.callee.start, node.callee.end))) {
        return this.replace(node, 'undefined');
      }
    }
    const within = node.type === 'ClassDeclaration' ? name : inside;
    for (const child of Object.values(node).flat()) this.visit(child, within);
  }

  private listed(name: string): boolean {
    const found = this.part.names.includes(name) || this.part.calls?.includes(name) === true;
    if (found) this.met(name);
    return found;
  }

  private empty(body: unknown): void {
    if (isNode(body)) this.replace(body, '{}');
  }

  private replace({ start, end }: Node, by: string): void {
    this.cuts.push({ start, end, by });
  }
}

/**
 * Leaves out of the browsers' scripts what the libraries bring and this site does not use: their
 * modules are too large for the bundler to shake apart. The build stops when a library has no such
 * name any more, so that somebody looks at its update.
 */
export function leaveOut(): Plugin {
  const missing = new Set<string>();
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const { names, calls = [] } of unused) {
        for (const name of [...names, ...calls]) missing.add(name);
      }
    },
    transform(code, id) {
      const part = unused.find(({ library }) => id.includes(`/node_modules/${library}/`));
      if (part === undefined) return undefined;
      const cutter = new Cutter(part, code, (name) => missing.delete(name));
      return { code: cutter.cut(this.parse(code)), map: null };
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0) {
        this.error(`No longer in the libraries: ${[...missing].join(', ')}`);
      }
    },
  };
}
