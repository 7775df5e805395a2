import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';

export class HeldDto extends CountDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it is retained; null if it is erased.',
    example: 'Ostaje, jer se njime uređuju ove stranice. Briše se na zaslonu Korisnici.',
  })
  stays: string | null;
}
