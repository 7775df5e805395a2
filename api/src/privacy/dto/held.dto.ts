import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';

export class HeldDto extends CountDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why erasing leaves it; null where it does not.',
    example: 'Ostaje, jer se njime uređuju ove stranice. Briše se na zaslonu Korisnici.',
  })
  stays: string | null;
}
