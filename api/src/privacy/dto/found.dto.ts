import { ApiProperty } from '@nestjs/swagger';
import { ErasureDto } from './erasure.dto.js';
import { HeldDto } from './held.dto.js';

export class FoundDto {
  @ApiProperty({ type: HeldDto, isArray: true, description: 'What is kept, by kind.' })
  held: HeldDto[];

  @ApiProperty({
    type: ErasureDto,
    isArray: true,
    description: 'When the address was erased before, the latest first.',
  })
  erasures: ErasureDto[];
}
