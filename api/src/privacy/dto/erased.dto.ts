import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';
import { HeldDto } from './held.dto.js';

export class ErasedDto {
  @ApiProperty({
    type: CountDto,
    isArray: true,
    description: 'The deleted or changed data; empty if there were none.',
  })
  done: CountDto[];

  @ApiProperty({ type: HeldDto, isArray: true, description: 'The retained data with the reasons.' })
  stays: HeldDto[];
}
