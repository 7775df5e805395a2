import { ApiProperty } from '@nestjs/swagger';

export class CountDto {
  @ApiProperty({ description: 'What was counted.', example: 'contact' })
  kind: string;

  @ApiProperty({ example: 3 })
  count: number;

  @ApiProperty({
    description: 'As a sentence in the language of the request.',
    example: 'Obrisane su 3 poruke s obrasca',
  })
  text: string;
}
