import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlogService } from '../blog/blog.service.js';
import type { Config } from '../config/config.js';
import { DonationsService } from '../donations/donations.service.js';
import { MediaFilesService } from '../media/media-files.service.js';
import { Media } from '../media/media.entity.js';
import { withSiteServices } from './site-services.js';

const FIRST = { filter: {}, offset: 0, limit: 1 };

/**
 * Reads the newest post, picture and donation of a database through the services of the site, on an
 * application of its own that serves nothing and runs no jobs.
 * @param dataSource is closed afterwards
 * @throws Error when one of them cannot be read
 */
export async function readThroughServices(dataSource: DataSource, config: Config): Promise<void> {
  const key = 'no session or link is read with this key';
  await withSiteServices(dataSource, config, key, readNewest);
}

async function readNewest(app: INestApplicationContext): Promise<void> {
  const blog = app.get(BlogService, { strict: false });
  const [post] = (await blog.list(FIRST, true)).rows;
  if (post) await blog.one(String(post.id), true);
  const [picture] = await app
    .get(DataSource)
    .getRepository(Media)
    .find({ order: { id: 'DESC' }, take: 1 });
  if (picture) {
    const { hash, width } = picture;
    const files = app.get(MediaFilesService, { strict: false });
    const file = await files.read({ hash, width, format: 'webp', tone: 'colour' });
    if (!file) throw new Error(`The file of picture ${picture.id} cannot be read.`);
  }
  const donations = app.get(DonationsService, { strict: false });
  const [donation] = (await donations.list(FIRST)).rows;
  if (donation) await donations.one(donation.id);
}
