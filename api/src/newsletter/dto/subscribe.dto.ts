import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress, Trap } from '../../http/form-rules.js';

export class SubscribeDto {
  @ApiProperty({ maxLength: 254, format: 'email', example: 'ana.horvat@udruga.example' })
  @EmailAddress()
  email: string;

  @Trap()
  website?: string;
}
