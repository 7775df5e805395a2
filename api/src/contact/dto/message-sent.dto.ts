import { ApiProperty } from '@nestjs/swagger';

export class MessageSentDto {
  @ApiProperty({
    description: 'That it was sent, in the language of the request.',
    example: 'Poruka je uspješno poslana. Odgovorit ćemo vam u najkraćem mogućem roku.',
  })
  message: string;
}
