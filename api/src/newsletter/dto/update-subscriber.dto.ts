import { ApiProperty } from '@nestjs/swagger';
import { IsBool, OptionalNotNull } from '../../fields/rules.js';

/** What an administrator may change; the rest belongs to the subscriber. */
export class UpdateSubscriberDto {
  @ApiProperty({ required: false, description: 'False sends nothing more.', example: false })
  @OptionalNotNull()
  @IsBool()
  isActive?: boolean;
}
