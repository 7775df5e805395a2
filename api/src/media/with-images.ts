import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { mergeMap, type Observable } from 'rxjs';
import { fieldsOf } from 'shared/is-record';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { Page } from '../lists/page.js';
import { ImageDto } from './dto/image.dto.js';
import { MediaService } from './media.service.js';
import { toneOf, type Tone } from './tones.js';

const WITH_IMAGES = 'with images';

const URL_FIELD = /^(?:logoUrl|imageUrl|.+ImageUrl)$/;

/**
 * Adds to every row in a controller's response, alone or in a list, the pictures of the site at its
 * URLs: `image` for `imageUrl` and `logoUrl`, `homeImage` for `homeImageUrl`; null where there is
 * none. Runs one query per response.
 */
export function WithImages(): ClassDecorator {
  return SetMetadata(WITH_IMAGES, true);
}

/** Documents a field that `WithImages` adds. */
export function ApiImage(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: () => ImageDto,
      nullable: true,
      description:
        'The picture with its sizes if the URL is that of an uploaded picture; null otherwise.',
    }),
  );
}

interface FoundUrl {
  /** The field for the picture. */
  field: string;
  url: string | null;
  tone: Tone;
}

/** The URLs of a row's pictures; logos keep their colours. */
function urlsIn(row: unknown): FoundUrl[] {
  const fields = fieldsOf(row);
  return Object.entries(fields).flatMap(([name, url]) => {
    if (!URL_FIELD.test(name) || (typeof url !== 'string' && url !== null)) return [];
    if (name === 'logoUrl') return [{ field: 'image', url, tone: 'colour' }];
    return [{ field: name.slice(0, -'Url'.length), url, tone: toneOf(fields.category) }];
  });
}

@Injectable()
export class ImagesInterceptor implements ChainedInterceptor {
  constructor(private readonly media: MediaService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (!Reflect.hasMetadata(WITH_IMAGES, context.getClass())) return next.handle();
    return next.handle().pipe(mergeMap((body) => this.describe(body)));
  }

  private async describe(body: unknown): Promise<unknown> {
    const rows: readonly unknown[] =
      body instanceof Page ? body.rows : Array.isArray(body) ? body : [body];
    const urls = rows.flatMap((row) => urlsIn(row).flatMap(({ url }) => url ?? []));
    const images = await this.media.images(urls);
    const withImage = (row: unknown): unknown => {
      const found = urlsIn(row);
      if (found.length === 0) return row;
      const shown = found.map(({ field, url, tone }) => [field, images(url, tone)]);
      return { ...fieldsOf(row), ...Object.fromEntries(shown) };
    };
    if (body instanceof Page) return body.map(withImage);
    return Array.isArray(body) ? body.map(withImage) : withImage(body);
  }
}
