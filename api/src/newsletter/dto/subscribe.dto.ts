import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress, Honeypot } from '../../fields/form-rules.js';

export class SubscribeDto {
  @ApiProperty({ maxLength: 254, format: 'email', example: 'ana.horvat@udruga.example' })
  @EmailAddress()
  email: string;

  @Honeypot()
  spare?: string;
}
