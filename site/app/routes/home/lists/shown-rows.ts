import type { BlogPost, Project } from '~/api/client';

/** The fields of an article that the home page shows. */
export type ShownPost = Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'titleEn' | 'category' | 'publishDate' | 'image' | 'imageUrl'
>;

/** The fields of a project that the home page shows. */
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

/** More characters than an excerpt has, so that it shows that the text is longer. */
const DESCRIPTION_LENGTH = 200;

/** An article without its text, which would only make the document larger. */
export function shownPost(post: BlogPost): ShownPost {
  const { id, slug, title, titleEn, category, publishDate, image, imageUrl } = post;
  return { id, slug, title, titleEn, category, publishDate, image, imageUrl };
}

/** A project with only the beginning of its descriptions. */
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
    description: project.description.slice(0, DESCRIPTION_LENGTH),
    descriptionEn: project.descriptionEn.slice(0, DESCRIPTION_LENGTH),
  };
}
