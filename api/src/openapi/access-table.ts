import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLES } from '../access/roles.js';
import { METHODS } from './describe-operations.js';

const COLUMNS = [
  'Operation',
  'Visitor',
  'Member',
  'Editor',
  'Accountant',
  'Administrator',
  'Token',
];

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What an operation names in one of the extensions of the document, none where it lacks it. */
function named(operation: Operation, extension: 'x-roles' | 'x-token-scopes'): readonly unknown[] {
  const value: unknown = Object.entries(operation).find(([key]) => key === extension)?.[1];
  return Array.isArray(value) ? value : [];
}

/** The cells of one operation: who may call it, and the scopes of which a token needs one. */
function rowOf(name: string, operation: Operation): string[] {
  const roles = named(operation, 'x-roles');
  const isPublic = roles.length === 0;
  const scopes = named(operation, 'x-token-scopes').map((scope) => `\`${String(scope)}\``);
  return [
    `\`${name}\``,
    isPublic ? 'yes' : '–',
    ...ROLES.map((role) => (isPublic || roles.includes(role) ? 'yes' : '–')),
    scopes.join(', ') || (isPublic ? 'yes' : '–'),
  ];
}

/** A table in Markdown whose columns are aligned, as Prettier formats it. */
function tableOf(rows: string[][]): string {
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...others].join('\n');
}

/**
 * Writes the tables of who may call what, one for each tag of the document, into the page that
 * introduces them.
 *
 * @param page what the file has now; its text before the first section is kept
 */
export function describeAccessOf({ paths, tags = [] }: OpenAPIObject, page: string): string {
  const sections = tags.map(({ name }) => {
    const rows = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation?.tags?.includes(name)) return [];
        return [rowOf(`${method.toUpperCase()} ${path}`, operation)];
      }),
    );
    return `## ${name}\n\n${tableOf([COLUMNS, ...rows])}\n`;
  });
  return [page.split(/^## /m, 1)[0], sections.join('\n')].join('');
}
