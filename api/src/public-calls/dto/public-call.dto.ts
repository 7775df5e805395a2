import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../fields/bodies.js';
import { OptionalText } from '../../fields/rules.js';
import { PublicCall } from '../public-call.entity.js';

const MAX_REASON = 1000;

export class CreatePublicCallDto extends BodyOf(PublicCall, {
  readOnly: ['state', 'corrections'],
  defaulted: ['isPublished', 'documentIds', 'resultDocumentIds', 'letterhead', 'euFunded'],
}) {}

export class UpdatePublicCallDto extends ChangeOf(CreatePublicCallDto) {
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: MAX_REASON,
    description:
      'Why what applicants rely on is changed; needed once the call is open, and published with it.',
    example: 'Rok je produljen zbog velikog zanimanja.',
  })
  @OptionalText(MAX_REASON)
  reason?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: MAX_REASON,
    example: 'The deadline was extended because of great interest.',
  })
  @OptionalText(MAX_REASON)
  reasonEn?: string | null;
}

export class PublicCallDto extends AnswerOf(PublicCall) {}
