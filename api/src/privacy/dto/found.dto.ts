import { ApiProperty } from '@nestjs/swagger';
import { ErasureDto } from './erasure.dto.js';
import { HeldDto } from './held.dto.js';

export class FoundDto {
  @ApiProperty({ type: HeldDto, isArray: true, description: 'The stored data, by kind.' })
  held: HeldDto[];

  @ApiProperty({
    type: ErasureDto,
    isArray: true,
    description: 'Earlier erasures of the e-mail address, latest first.',
  })
  erasures: ErasureDto[];
}
