import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress, invalidEmailInPanel } from '../../fields/form-rules.js';

export class AddressDto {
  @ApiProperty({
    maxLength: 254,
    format: 'email',
    description: 'The e-mail address; case-insensitive.',
    example: 'ana.horvat@udruga.example',
  })
  @EmailAddress(invalidEmailInPanel)
  email: string;
}
