import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { trashDeclarationOf } from '../content/kept-in-trash.js';
import { publicPathOf } from '../content/public-path.js';
import { ENTITIES } from './entities.js';

const { paths }: { paths: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
);

/** The words that the API reads at the place of a row's slug. */
const wordsBeside = (resource: string): string[] =>
  Object.entries(paths).flatMap(([path, operations]) => {
    const [, word] = new RegExp(`^/api/${resource}/([a-z0-9-]+)$`).exec(path) ?? [];
    return word !== undefined && 'get' in operations ? [word] : [];
  });

it.each(
  ENTITIES.flatMap((entity) => {
    const reserved = publicPathOf(entity)?.reserved;
    return reserved ? [[entity.name, trashDeclarationOf(entity)?.resource ?? '', reserved]] : [];
  }),
)('no row of %s takes the place of another path of the API', (_, resource, reserved) => {
  expect(paths).toHaveProperty([`/api/${String(resource)}/{idOrSlug}`]);
  expect(reserved).toEqual(wordsBeside(String(resource)));
});
