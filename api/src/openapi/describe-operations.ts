import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Who may call an operation; `x-access` is set by the decorator `@SignedIn()`. */
function who(operation: Operation): string {
  if (!operation.security) return 'Anyone may call this.';
  if (Object(operation)['x-access'] === 'signed-in') return 'For anybody who is signed in.';
  return operation.responses['401']
    ? 'For administrators.'
    : 'Anyone may call this; it concerns whoever is signed in.';
}

/** The description common to every operation of a kind. */
function manner(method: (typeof METHODS)[number], { parameters = [] }: Operation): string {
  const isList = parameters.some((parameter) => 'name' in parameter && parameter.name === 'range');
  if (isList) return 'Pages by `range`, sorts by `sort` and filters by `filter` or by each field.';
  if (method === 'patch') return 'Fields left out stay as they are.';
  if (method === 'delete') return 'What is deleted is answered once more.';
  return '';
}

/**
 * Completes every operation: who may call it, in words and by `security`, and what all operations
 * of its kind have in common.
 */
export function describeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const said = operation.description ?? manner(method, operation);
      operation.description = [said, who(operation)].filter(Boolean).join(' ');
      operation.security ??= [];
    }
  }
  return document;
}
