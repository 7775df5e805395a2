import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress, invalidEmailInPanel } from '../../fields/form-rules.js';

export class TestMailDto {
  @ApiProperty({ maxLength: 254, format: 'email', example: 'urednica@udruga.example' })
  @EmailAddress(invalidEmailInPanel)
  email: string;
}
