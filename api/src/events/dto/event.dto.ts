import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { Event } from '../event.entity.js';

export class CreateEventDto extends BodyOf(Event) {}

export class UpdateEventDto extends ChangeOf(CreateEventDto) {}

export class EventDto extends AnswerOf(Event) {
  @ApiImage()
  image?: ImageDto | null;
}
