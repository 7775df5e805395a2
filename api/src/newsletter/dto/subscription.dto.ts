import { ApiProperty } from '@nestjs/swagger';

export class SubscriptionDto {
  @ApiProperty({
    description: 'What was done, in the language of the request.',
    example: 'Hvala vam što ste se pretplatili na naš newsletter!',
  })
  message: string;
}
