import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { BlogPost } from '../../src/blog/blog-post.entity.js';

/** The body that creates a post, with a unique slug. */
export function blogPostBody(fields: object = {}) {
  return {
    title: 'Radionica opuštanja',
    titleEn: 'Relaxation workshop',
    slug: `radionica-${randomUUID()}`,
    content: 'Pozivamo vas na radionicu.\nUlaz je slobodan.',
    contentEn: 'You are invited to a workshop.\nAdmission is free.',
    category: 'news',
    author: 'Ana Horvat',
    imageUrl: null,
    isPublished: true,
    ...fields,
  };
}

/** A post in the database, published by default. */
export async function createBlogPost(
  dataSource: DataSource,
  fields: Partial<BlogPost> = {},
): Promise<BlogPost> {
  const posts = dataSource.getRepository(BlogPost);
  const post = posts.create({ ...blogPostBody(), ...fields });
  await posts.insert(post);
  return posts.findOneByOrFail({ id: post.id });
}
