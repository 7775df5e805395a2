import type { BlogPost, Project } from '~/api/client';
import { hasPicture } from '~/components/picture/row-picture';

/** The fields of an article that the home page shows; its text is empty beside a picture. */
export type ShownPost = Pick<
  BlogPost,
  | 'id'
  | 'slug'
  | 'title'
  | 'titleEn'
  | 'category'
  | 'publishDate'
  | 'image'
  | 'imageUrl'
  | 'content'
  | 'contentEn'
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
const TEXT_LENGTH = 200;

/** Articles without the texts that are not shown, which would only make the document larger. */
export const shownPosts = onceForEach((posts: BlogPost[]) => posts.map(shownPost));

/** Projects with only the beginning of their descriptions. */
export const shownProjects = onceForEach((projects: Project[]) => projects.map(shownProject));

/** The function, which gives the same result for the same rows. */
function onceForEach<Row, Shown>(show: (rows: Row[]) => Shown[]): (rows: Row[]) => Shown[] {
  const known = new WeakMap<Row[], Shown[]>();
  return (rows) => {
    const shown = known.get(rows) ?? show(rows);
    known.set(rows, shown);
    return shown;
  };
}

function shownPost(post: BlogPost): ShownPost {
  const { id, slug, title, titleEn, category, publishDate, image, imageUrl } = post;
  const length = hasPicture(post) ? 0 : TEXT_LENGTH;
  return {
    id,
    slug,
    title,
    titleEn,
    category,
    publishDate,
    image,
    imageUrl,
    content: post.content.slice(0, length),
    contentEn: post.contentEn.slice(0, length),
  };
}

function shownProject(project: Project): ShownProject {
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
    description: project.description.slice(0, TEXT_LENGTH),
    descriptionEn: project.descriptionEn.slice(0, TEXT_LENGTH),
  };
}
