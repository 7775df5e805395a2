import { ApiProperty } from '@nestjs/swagger';
import { BulkOf, BulkResultDto } from '../../endpoints/bulk-endpoint.js';
import { AnswerOf } from '../../fields/bodies.js';
import { TrashItem } from '../trash-item.entity.js';

export class TrashItemDto extends AnswerOf(TrashItem) {}

export class BulkTrashDto extends BulkOf(['restore']) {}

export class BulkTrashResultDto extends BulkResultDto {
  @ApiProperty({
    type: [TrashItemDto],
    description: 'What was restored, also the pictures that were restored with what shows them.',
  })
  items: TrashItemDto[];
}

export class EmptiedTrashDto {
  @ApiProperty({ type: 'integer', description: 'How many items were deleted.', example: 12 })
  deleted: number;
}
