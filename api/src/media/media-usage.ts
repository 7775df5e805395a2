import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { USING_RESOURCES, type MediaUseDto, type UsingResource } from './dto/media-use.dto.js';

interface Source {
  resource: UsingResource;
  table: string;
  /** The column with the URL of a picture. */
  urlColumn?: string;
  /** The title of a row, in SQL. */
  title: string;
  titleEn: string;
  /** The column with formatted text, whose English counterpart ends in `_en`. */
  formatted?: string;
  /** Columns whose texts are formatted in every row. */
  alwaysFormatted?: readonly string[];
  /** The rows that still show their pictures, in SQL; all by default. */
  shown?: string;
}

const titled = { title: 'title', titleEn: 'title_en' };

/** Issues that are not mailed to everybody yet, or can be read on the site. */
const SHOWN_ISSUES = `(in_archive OR queued_at IS NULL OR EXISTS (
  SELECT FROM newsletter_deliveries JOIN mails ON mails.id = mail_id
  WHERE issue_id = newsletter_issues.id AND mails.state IN ('queued', 'sending')))`;

/** The columns of content with URLs of pictures. */
export const PICTURE_SOURCES: readonly Source[] = [
  {
    resource: 'blog',
    table: 'blog_posts',
    urlColumn: 'image_url',
    ...titled,
    formatted: 'content',
  },
  {
    resource: 'projects',
    table: 'projects',
    urlColumn: 'image_url',
    ...titled,
    formatted: 'description',
  },
  {
    resource: 'events',
    table: 'events',
    urlColumn: 'image_url',
    ...titled,
    formatted: 'description',
  },
  {
    resource: 'team',
    table: 'team_members',
    urlColumn: 'image_url',
    title: 'name',
    titleEn: 'name',
  },
  {
    resource: 'partners',
    table: 'partners',
    urlColumn: 'logo_url',
    title: 'name',
    titleEn: 'coalesce(name_en, name)',
  },
  { resource: 'pages', table: 'pages', ...titled, formatted: 'content' },
  {
    resource: 'public-calls',
    table: 'public_calls',
    ...titled,
    alwaysFormatted: ['lead', 'lead_en', 'parts', 'results', 'results_en'],
  },
  {
    resource: 'issues',
    table: 'newsletter_issues',
    ...titled,
    formatted: 'text',
    shown: SHOWN_ISSUES,
  },
  {
    resource: 'settings',
    table: 'settings',
    urlColumn: 'home_image_url',
    title: `'Fotografija na naslovnici'`,
    titleEn: `'Photo on the home page'`,
  },
  {
    resource: 'settings',
    table: 'settings',
    urlColumn: 'about_image_url',
    title: `'Fotografija na stranici O nama'`,
    titleEn: `'Photo on the page About us'`,
  },
];

const HASH = '/media/([0-9a-f]{32})[-.]';

/** SQL: each row that shows a picture of the site, with the hash of the picture. */
const USES = PICTURE_SOURCES.flatMap((source) => {
  const { resource, table, urlColumn, title, titleEn, shown = 'true' } = source;
  const row = `SELECT '${resource}' AS resource, id, ${title} AS title, ${titleEn} AS "titleEn"`;
  const [columns, condition] = formattedColumns(source);
  const texts = `concat_ws(' ', ${columns.join(', ')})`;
  return [
    ...(urlColumn === undefined
      ? []
      : [
          `${row}, substring(${urlColumn} FROM '${HASH}') AS hash
           FROM ${table} WHERE ${urlColumn} LIKE '%/media/%'`,
        ]),
    ...(columns.length === 0
      ? []
      : [
          `${row}, found[1] FROM ${table}, regexp_matches(${texts}, '${HASH}', 'g') AS found
           WHERE ${condition} AND ${texts} LIKE '%/media/%' AND ${shown}`,
        ]),
  ];
}).join(' UNION ');

/** The columns with formatted text, and the rows, in SQL, in which it is formatted. */
function formattedColumns({
  formatted,
  alwaysFormatted = [],
}: Source): [readonly string[], string] {
  if (formatted === undefined) return [alwaysFormatted, 'true'];
  return [[formatted, `${formatted}_en`], `content_format = 'markdown'`];
}

/** SQL: the hashes of the pictures that content shows. */
export const USED_HASHES = `SELECT hash FROM (${USES}) used WHERE hash IS NOT NULL`;

/** Finds the content that shows a picture. */
@Injectable()
export class MediaUsage {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows that show pictures, by the hash of the picture; the oldest rows first. */
  async of(
    hashes: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, MediaUseDto[]>> {
    if (hashes.length === 0) return new Map();
    const rows = await manager.query<(MediaUseDto & { hash: string })[]>(
      `SELECT resource, id, title, "titleEn", hash FROM (${USES}) used
       WHERE hash = ANY($1) ORDER BY array_position($2::text[], resource), id`,
      [hashes, USING_RESOURCES],
    );
    const uses = new Map(hashes.map((hash): [string, MediaUseDto[]] => [hash, []]));
    for (const { hash, ...use } of rows) uses.get(hash)?.push(use);
    return uses;
  }
}
