import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { USING_RESOURCES, type MediaUseDto, type UsingResource } from './dto/media-use.dto.js';

interface Source {
  table: string;
  /** The column with the URL of a picture. */
  address: string;
  /** The title of a row, in SQL. */
  title: string;
  titleEn: string;
}

const titled = { address: 'image_url', title: 'title', titleEn: 'title_en' };

/** The columns of content with URLs of pictures. */
export const PICTURE_SOURCES: Record<UsingResource, Source> = {
  blog: { table: 'blog_posts', ...titled },
  projects: { table: 'projects', ...titled },
  events: { table: 'events', ...titled },
  team: { table: 'team_members', address: 'image_url', title: 'name', titleEn: 'name' },
  partners: {
    table: 'partners',
    address: 'logo_url',
    title: 'name',
    titleEn: 'coalesce(name_en, name)',
  },
};

/** Each row that shows a picture of the site, with the hash of the picture. */
const USES = USING_RESOURCES.map((resource) => {
  const { table, address, title, titleEn } = PICTURE_SOURCES[resource];
  return `SELECT '${resource}' AS resource, id, ${title} AS title, ${titleEn} AS "titleEn",
    substring(${address} FROM '/media/([0-9a-f]{32})[-.]') AS hash
    FROM ${table} WHERE ${address} LIKE '%/media/%'`;
}).join(' UNION ALL ');

/** The hashes of the pictures that content shows, as a query. */
export const USED_HASHES = `SELECT hash FROM (${USES}) used WHERE hash IS NOT NULL`;

/** Finds the content that shows a picture. */
@Injectable()
export class MediaUsage {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows that show pictures, by the hash of the picture; the oldest rows first. */
  async of(hashes: string[]): Promise<Map<string, MediaUseDto[]>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.dataSource.query<(MediaUseDto & { hash: string })[]>(
      `SELECT resource, id, title, "titleEn", hash FROM (${USES}) used
       WHERE hash = ANY($1) ORDER BY array_position($2::text[], resource), id`,
      [hashes, USING_RESOURCES],
    );
    const uses = new Map(hashes.map((hash): [string, MediaUseDto[]] => [hash, []]));
    for (const { hash, ...use } of rows) uses.get(hash)?.push(use);
    return uses;
  }
}
