import {
  RequestMethod,
  SetMetadata,
  type INestApplication,
  type INestApplicationContext,
  type Type,
} from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';

const AT_ROOT = 'at the root';
const CACHED = 'cached for visitors';

/** Routes a controller's operations at the root of the site, where clients expect them. */
export const AtRoot = (): ClassDecorator => SetMetadata(AT_ROOT, true);

/**
 * Caches the responses to visitors' reads under a controller's path until visible content changes.
 * They must be the same for every anonymous client.
 */
export const CachedForVisitors = (): ClassDecorator => SetMetadata(CACHED, true);

/** An operation of the API, as its controller's decorators declare it. */
export interface Operation {
  method: string;
  /** The full path, with parameters as `:name`. */
  path: string;
  controller: Type<object>;
  handler: object;
}

/** The controllers of an application. */
export function controllersOf(app: INestApplicationContext): Type<object>[] {
  return [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : []));
}

const isClass = (value: unknown): value is Type<object> => typeof value === 'function';

/** The operations of controllers. */
export function operationsOf(controllers: readonly Type<object>[]): Operation[] {
  return controllers.flatMap((controller) => {
    const prototype: Record<string, unknown> = controller.prototype;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name): Operation[] => {
      const handler = prototype[name];
      if (typeof handler !== 'function') return [];
      const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
      if (method === undefined) return [];
      const path = `${pathOf(controller)}/${cleanPath(Reflect.getMetadata(PATH_METADATA, handler))}`;
      return [
        { method: RequestMethod[method], path: path.replace(/\/$/, ''), controller, handler },
      ];
    });
  });
}

/** The path of a controller, with a leading and without a trailing slash; empty at the root. */
function pathOf(controller: Type<object>): string {
  const parts = [
    isAtRoot(controller) ? '' : 'api',
    cleanPath(Reflect.getMetadata(PATH_METADATA, controller)),
  ];
  return parts
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join('');
}

const cleanPath = (path: unknown): string => String(path).split('/').filter(Boolean).join('/');

const isAtRoot = (controller: Type<object>): boolean => Reflect.hasMetadata(AT_ROOT, controller);

/** The source of a regular expression for a path: each `:name` matches text without a slash. */
export function patternOf(path: string): string {
  return path.replaceAll(/:\w+|[^\w/-]/g, (part) => (part.startsWith(':') ? '[^/]+' : `\\${part}`));
}

/** How paths are served, as the API's decorators declare it. */
export interface ApiRoutes {
  /** Whether the path belongs to the API though it is not under /api. */
  isAtRoot: (path: string) => boolean;
  /** Whether visitors' reads of the path are cached. */
  isCached: (path: string) => boolean;
}

/** Collects the paths that are declared at the root or cached. */
export function apiRoutes(controllers: readonly Type<object>[]): ApiRoutes {
  const atRoot = rootPaths(controllers).map((path) => new RegExp(`^${patternOf(path)}$`));
  const cached = controllers.filter((one) => Reflect.hasMetadata(CACHED, one)).map(pathOf);
  return {
    isAtRoot: (path) => atRoot.some((pattern) => pattern.test(path)),
    isCached: (path) => cached.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  };
}

/** The paths of the operations at the root of the site. */
export function rootPaths(controllers: readonly Type<object>[]): string[] {
  return operationsOf(controllers.filter(isAtRoot)).map(({ path }) => path);
}

/** Prefixes the API's routes with /api, except for those at the root. */
export function setApiPrefix(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: rootPaths(controllersOf(app)) });
}
