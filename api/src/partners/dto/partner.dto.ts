import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import type { ImageDto } from '../../media/dto/image.dto.js';
import { ApiImage } from '../../media/with-images.js';
import { Partner } from '../partner.entity.js';

export class CreatePartnerDto extends BodyOf(Partner, { defaulted: ['kind', 'order'] }) {}

export class UpdatePartnerDto extends ChangeOf(CreatePartnerDto) {}

export class PartnerDto extends AnswerOf(Partner) {
  @ApiImage()
  image?: ImageDto | null;
}
