import { ApiProperty } from '@nestjs/swagger';
import { IsBool, OptionalNotNull } from '../../fields/rules.js';

/** What an administrator may change; the rest belongs to the sender. */
export class UpdateMessageDto {
  @ApiProperty({ required: false, example: true })
  @OptionalNotNull()
  @IsBool()
  isRead?: boolean;
}
