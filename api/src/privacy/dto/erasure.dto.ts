import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';

export class ErasureDto {
  @ApiProperty({ example: 4 })
  id: number;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  erasedAt: Date;

  @ApiProperty({
    description: 'The full name of the administrator at that time.',
    example: 'Ivana Marić',
  })
  erasedBy: string;

  @ApiProperty({ type: CountDto, isArray: true })
  done: CountDto[];
}
