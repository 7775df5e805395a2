import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The table of contents of the site. */
export default [
  index('routes/home/home.tsx'),
  route('about', 'routes/about/about.tsx'),
  route('projects', 'routes/projects/projects.tsx'),
  route('projects/:slug', 'routes/projects/project-detail.tsx'),
  route('project-documents', 'routes/project-documents/project-documents.tsx'),
  route('blog', 'routes/blog/blog.tsx'),
  route('blog/:slug', 'routes/blog/blog-post.tsx'),
  route('preview/blog/:language', 'routes/blog/preview.tsx'),
  route('javni-poziv', 'routes/public-call/public-call.tsx'),
  route('legal', 'routes/legal/legal.tsx'),
  route('events', 'routes/events/events.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('contact/sent', 'routes/contact/sent.tsx'),
  route('contact/too-large', 'routes/contact/too-large.tsx'),
  route('donate', 'routes/donate/donate.tsx'),
  route('donate/thank-you', 'routes/donate/thank-you.tsx'),
  route('newsletter', 'routes/newsletter/newsletter.tsx'),
  route('newsletter/subscribed', 'routes/newsletter/subscribed.tsx'),
  route('language/:language', 'routes/language/language.tsx'),
  route('offline', 'routes/offline/offline.tsx'),
  route('site.webmanifest', 'routes/offline/manifest.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
