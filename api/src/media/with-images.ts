import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { mergeMap, type Observable } from 'rxjs';
import { fieldsOf } from 'shared/is-record';
import { Page } from '../lists/page.js';
import { ImageDto } from './dto/image.dto.js';
import { MediaService } from './media.service.js';
import { toneOf, type Tone } from './tones.js';

/**
 * Adds `image` to every row in a controller's response, alone or in a list: the picture of the site
 * at the row's `imageUrl` or `logoUrl`; null when there is none. Runs one query per response.
 */
export function WithImages(): ClassDecorator {
  return UseInterceptors(ImagesInterceptor);
}

/** Documents the field that `WithImages` adds. */
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

/** The URL of a row's picture; undefined for rows without such a field. */
function imageUrlOf(row: unknown): string | null | undefined {
  const { imageUrl, logoUrl = imageUrl } = fieldsOf(row);
  return typeof logoUrl === 'string' || logoUrl === null ? logoUrl : undefined;
}

/** The tone of a row's picture; logos keep their colours. */
function toneOfRow(row: unknown): Tone {
  const { logoUrl, category } = fieldsOf(row);
  return logoUrl === undefined ? toneOf(category) : 'colour';
}

@Injectable()
export class ImagesInterceptor implements NestInterceptor {
  constructor(private readonly media: MediaService) {}

  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(mergeMap((body) => this.describe(body)));
  }

  private async describe(body: unknown): Promise<unknown> {
    const rows: readonly unknown[] =
      body instanceof Page ? body.rows : Array.isArray(body) ? body : [body];
    const images = await this.media.images(rows.flatMap((row) => imageUrlOf(row) ?? []));
    const withImage = (row: unknown): unknown => {
      const url = imageUrlOf(row);
      if (url === undefined) return row;
      return { ...fieldsOf(row), image: images(url, toneOfRow(row)) };
    };
    if (body instanceof Page) return body.map(withImage);
    return Array.isArray(body) ? body.map(withImage) : withImage(body);
  }
}
