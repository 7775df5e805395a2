import { ApiProperty } from '@nestjs/swagger';
import { MayBeLeftOut, YesOrNo } from '../../fields/rules.js';

/** What an administrator may change; the rest belongs to the subscriber. */
export class UpdateSubscriberDto {
  @ApiProperty({ required: false, description: 'False sends nothing more.', example: false })
  @MayBeLeftOut()
  @YesOrNo()
  isActive?: boolean;
}
