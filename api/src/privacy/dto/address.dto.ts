import { ApiProperty } from '@nestjs/swagger';
import { EmailAddress, invalidEmailInPanel } from '../../fields/form-rules.js';

export class AddressDto {
  @ApiProperty({
    maxLength: 254,
    format: 'email',
    description: 'Whose data it is about; upper and lower case are the same.',
    example: 'ana.horvat@udruga.example',
  })
  @EmailAddress(invalidEmailInPanel)
  email: string;
}
