import { ApiProperty } from '@nestjs/swagger';
import { MayBeLeftOut, YesOrNo } from '../../fields/rules.js';

/** What an administrator may change; the rest belongs to the sender. */
export class UpdateMessageDto {
  @ApiProperty({ required: false, example: true })
  @MayBeLeftOut()
  @YesOrNo()
  isRead?: boolean;
}
