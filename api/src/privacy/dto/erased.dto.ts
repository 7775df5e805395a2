import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';
import { HeldDto } from './held.dto.js';

export class ErasedDto {
  @ApiProperty({
    type: CountDto,
    isArray: true,
    description: 'What was deleted or changed; empty where there was nothing.',
  })
  done: CountDto[];

  @ApiProperty({ type: HeldDto, isArray: true, description: 'What is kept, and why.' })
  stays: HeldDto[];
}
