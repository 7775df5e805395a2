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
  route('preview/blog/:language/:id', 'routes/blog/stored-preview.tsx'),
<<<<<<< HEAD
  route('preview/public-calls/:language/:id', 'routes/public-call/call-preview.tsx'),
  route('preview/page/:language', 'routes/page-preview/page-preview.tsx', [
    route('home', 'routes/home/home.tsx', { id: 'preview-home' }),
    route('about', 'routes/about/about.tsx', { id: 'preview-about' }),
    route('donate', 'routes/donate/donate.tsx', { id: 'preview-donate' }),
    route('project-documents', 'routes/project-documents/project-documents.tsx', {
      id: 'preview-documents',
    }),
    route('contact', 'routes/contact/contact.tsx', { id: 'preview-contact' }),
  ]),
=======
  route('search', 'routes/search/search.tsx'),
>>>>>>> f450de9a (Search the whole site from its header)
  route('javni-poziv', 'routes/public-call/public-call.tsx'),
  route('javni-poziv/:slug', 'routes/public-call/named-call.tsx'),
  route('javni-pozivi', 'routes/public-call/public-calls.tsx'),
  route('legal', 'routes/legal/legal.tsx'),
  route('events', 'routes/events/events.tsx'),
  route('events/:slug', 'routes/events/event/event-page.tsx'),
  route('contact', 'routes/contact/contact.tsx'),
  route('contact/sent', 'routes/contact/sent.tsx'),
  route('contact/too-large', 'routes/contact/too-large.tsx'),
  route('donate', 'routes/donate/donate.tsx'),
  route('donate/thank-you', 'routes/donate/thank-you.tsx'),
  route('donate/status', 'routes/donate/status.tsx'),
  route('newsletter', 'routes/newsletter/newsletter.tsx'),
  route('newsletter/subscribed', 'routes/newsletter/subscribed.tsx'),
  route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
  route('newsletter/confirmed', 'routes/newsletter/confirmed.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
  route('newsletter/preferences', 'routes/newsletter/preferences.tsx'),
  route('newsletter/erased', 'routes/newsletter/erased.tsx'),
  route('language/:language', 'routes/language/language.tsx'),
  route('offline', 'routes/offline/offline.tsx'),
  route('offline/unsent', 'routes/offline/unsent.tsx'),
  route('site.webmanifest', 'routes/offline/manifest.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
