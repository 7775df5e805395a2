import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { ApiBlocks, type ShownBlocks } from '../../media/dto/blocks.dto.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { Event } from '../event.entity.js';

export class CreateEventDto extends BodyOf(Event, {
  defaulted: ['slug', 'contentFormat', 'isPublished'],
}) {}

export class UpdateEventDto extends ChangeOf(CreateEventDto) {}

export class EventDto extends AnswerOf(Event) {
  @ApiImage()
  image?: ImageDto | null;

  @ApiBlocks()
  blocks?: ShownBlocks;
}
