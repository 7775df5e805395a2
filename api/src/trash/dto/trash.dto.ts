import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { TrashItem } from '../trash-item.entity.js';

export class TrashItemDto extends AnswerOf(TrashItem) {}

export class EmptiedTrashDto {
  @ApiProperty({ type: 'integer', description: 'How many items were deleted.', example: 12 })
  deleted: number;
}
