import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asShown } from 'shared/as-shown';
import { fieldsOf } from 'shared/is-record';
import { browserApi } from '~/api/client';
import { withTextLineEnds } from '~/api/line-ends';
import { loadFramedPreview } from '~/api/load-framed-preview';
import { ItemFrame } from '~/components/item-page/item-page';
import { useBlockedNavigation } from '~/components/preview/use-blocked-navigation';
import { needsQuickExit } from '~/components/quick-exit/about-violence';
import { QuickExit } from '~/components/quick-exit/quick-exit';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/preview';
import { Article, type ShownPost } from './article';

/** The type of the messages between this page and the panel. */
const MESSAGE_TYPE = 'blog-preview';

/** Answers 404 to all but users who write content. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadFramedPreview(context, request, params.language);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('preview:title'), noIndex: true });
}

type Image = NonNullable<ShownPost['image']>;

interface SentPost extends ShownPost {
  contentFormat: 'text' | 'markdown';
  /** What the panel knows of the picture, which may have changed since the preview was opened. */
  picture: Partial<Pick<Image, 'alt' | 'altEn' | 'focalX' | 'focalY'>>;
}

/** Reads a post from a message of the panel; unfinished posts lack fields. */
function readPost(message: unknown): SentPost | undefined {
  const { type, post } = fieldsOf(message);
  if (type !== MESSAGE_TYPE || typeof post !== 'object' || post === null) return undefined;
  const fields: Record<string, unknown> = asShown({ ...post });
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = Date.parse(text('publishDate'));
  return {
    title: text('title'),
    titleEn: text('titleEn'),
    slug: text('slug'),
    category: text('category') || 'news',
    content: text('content'),
    contentEn: text('contentEn'),
    contentFormat: text('contentFormat') === 'markdown' ? 'markdown' : 'text',
    author: text('author'),
    authorPosition: text('authorPosition') || null,
    image: null,
    imageUrl: text('imageUrl') || null,
    publishDate: new Date(Number.isNaN(timestamp) ? Date.now() : timestamp).toISOString(),
    picture: {
      ...(fields.alt === undefined ? {} : { alt: text('alt') || null }),
      ...(fields.altEn === undefined ? {} : { altEn: text('altEn') || null }),
      ...(typeof fields.focalX === 'number' && { focalX: fields.focalX }),
      ...(typeof fields.focalY === 'number' && { focalY: fields.focalY }),
    },
  };
}

/** The post in the panel's form, which the panel sends on every change. */
function usePostFromPanel(): SentPost | undefined {
  const [post, setPost] = useState<SentPost>();
  useEffect(() => {
    const { origin } = window.location;
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const sent = readPost(event.data);
      if (sent) setPost(sent);
    };
    window.addEventListener('message', receive);
    window.parent.postMessage({ type: MESSAGE_TYPE }, origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return post;
}

/** The picture with its sizes and texts, if the URL is that of an uploaded picture. */
function usePicture(url: string | null): ShownPost['image'] {
  const [found, setFound] = useState<{ hash: string; image: ShownPost['image'] }>();
  const hash = /^\/media\/([0-9a-f]{32})[-.]/.exec(url ?? '')?.[1];
  useEffect(() => {
    if (hash === undefined) return;
    let cancelled = false;
    browserApi.GET('/api/media', { params: { query: { hash } } }).then(
      ({ data: rows }) => {
        if (!cancelled) setFound({ hash, image: rows?.[0]?.shown ?? null });
      },
      // On failure, the picture is shown in one size and without its texts.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [hash]);
  return found !== undefined && found.hash === hash ? found.image : null;
}

/** The post as pages show it. While the next text is being parsed, it has the last one. */
function useParsedText(post: SentPost | undefined): ShownPost | undefined {
  const language = useLanguage();
  const [parsed, setParsed] = useState<Partial<ShownPost>>();
  const { text = '', lang = language } =
    post?.contentFormat === 'markdown' ? localized(post, 'content', language) : {};
  useEffect(() => {
    if (text === '') return undefined;
    let cancelled = false;
    const name = lang === 'en' ? 'contentEn' : 'content';
    void import('~/api/browser-client')
      .then(({ plainClient }) => plainClient.POST('/api/texts/blocks', { body: { text } }))
      // On failure, the last text stays; at first, the text with its marks.
      .catch(() => ({ data: undefined }))
      .then(({ data: shown }) => {
        if (cancelled) return;
        setParsed((last) =>
          shown === undefined
            ? (last ?? {})
            : { [name]: shown.text, blocks: shown.blocks && { [name]: shown.blocks } },
        );
      });
    return () => {
      cancelled = true;
    };
  }, [text, lang]);
  // Line ends are set in what is shown: in Markdown, spaces after numbers have a meaning.
  if (post === undefined || text === '') return post && withTextLineEnds(post);
  return parsed && withTextLineEnds({ ...post, ...parsed });
}

/**
 * A post that is being written, as visitors would see it. The panel shows this page in a frame and
 * sends it the content of the form, of which only Markdown leaves the browser, to be parsed.
 */
export default function BlogPreview() {
  const { t } = useTranslation(['blog', 'preview']);
  const sent = usePostFromPanel();
  const post = useParsedText(sent);
  const image = usePicture(sent?.imageUrl ?? null);
  useBlockedNavigation();
  if (post === undefined) {
    return (
      <ItemFrame>
        <h1>{t('preview:title')}</h1>
        <p role="status">{t('preview:waiting')}</p>
      </ItemFrame>
    );
  }
  const untitled = post.title.trim() === '' && post.titleEn.trim() === '';
  const title = untitled ? t('preview:untitled') : post.title;
  const described = image && { ...image, ...sent?.picture };
  return (
    <ItemFrame back={{ to: '/blog', name: t('back') }}>
      <Article post={{ ...post, title, image: described }} named={false} />
      {needsQuickExit(post) ? <QuickExit /> : null}
    </ItemFrame>
  );
}
