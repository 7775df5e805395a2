import type { BlogPost, Project } from '~/api/client';

/** What the home page shows of an article. */
export type ShownPost = Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'titleEn' | 'category' | 'publishDate' | 'image' | 'imageUrl'
>;

/** What the home page shows of a project. */
export type ShownProject = Pick<
  Project,
  | 'id'
  | 'slug'
  | 'title'
  | 'titleEn'
  | 'category'
  | 'description'
  | 'descriptionEn'
  | 'icon'
  | 'image'
  | 'imageUrl'
>;

/** More than the page's excerpt takes, so that it still knows that something was cut. */
const OPENING = 200;

/** An article without its text, which would go with the document unread. */
export function shownPost(post: BlogPost): ShownPost {
  const { id, slug, title, titleEn, category, publishDate, image, imageUrl } = post;
  return { id, slug, title, titleEn, category, publishDate, image, imageUrl };
}

/** A project with the opening of its description alone. */
export function shownProject(project: Project): ShownProject {
  const { id, slug, title, titleEn, category, icon, image, imageUrl } = project;
  return {
    id,
    slug,
    title,
    titleEn,
    category,
    icon,
    image,
    imageUrl,
    description: project.description.slice(0, OPENING),
    descriptionEn: project.descriptionEn.slice(0, OPENING),
  };
}
