import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { libraryHash } from '../components/image/picture-url';
import { usePicture } from '../components/image/use-picture';
import { asText } from '../components/inputs/text';
import { PreviewFrame, useSentMessage } from '../components/preview/preview-frame';
import { formFields, type BlogPost } from './blog-post';

/** Sends the form's values to the preview when it requests them and when they change. */
function useSentValues(frame: React.RefObject<HTMLIFrameElement | null>): void {
  const { getValues } = useFormContext();
  const values = useWatch();
  const saved = useRecordContext<Partial<BlogPost>>();
  const picture = usePicture(libraryHash(asText(values.imageUrl)));
  const { alt, altEn, focalX, focalY } = picture ?? {};
  const message = () => {
    const formValues: Record<string, unknown> = getValues();
    const post = Object.fromEntries(formFields.map((field) => [field, formValues[field]]));
    // Without a date the preview shows the current one, as publishing now does.
    if (saved?.publishDatePending && post.publishDate === saved.publishDate) {
      delete post.publishDate;
    }
    // These are stored with the picture, and may change while the preview is open.
    return { type: 'blog-preview', post: { ...post, alt, altEn, focalX, focalY } };
  };
  useSentMessage(frame, message, [values, alt, altEn, focalX, focalY]);
}

/**
 * The public page of the post with the values of the form. Nothing is stored: the page is shown in
 * a frame and receives the values by `postMessage`.
 */
export function PostPreview() {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  useSentValues(frame);
  return (
    <PreviewFrame
      frame={frame}
      pathIn={(language) => `/preview/blog/${language}`}
      title={translate('admin.blog.preview.title')}
    />
  );
}
