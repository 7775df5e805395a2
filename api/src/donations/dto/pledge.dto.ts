import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Trap } from '../../http/form-rules.js';
import { MayBeLeftOut } from '../../http/rules.js';
import { say } from '../../http/text.js';
import { DonorDto } from './donor.dto.js';

const notAnAmount = say(
  'Iznos mora biti cijeli broj eura od 1 do 100.000',
  'The amount must be a whole number of euros from 1 to 100,000',
);

/** What a visitor sends to pledge a donation. */
export class PledgeDto extends DonorDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 100_000,
    description: 'Whole euros.',
    example: 50,
  })
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  @Max(100_000, notAnAmount)
  amount: number;

  @ApiProperty({ required: false, default: 'EUR', enum: ['EUR'], example: 'EUR' })
  @MayBeLeftOut()
  @IsIn(['EUR'], say('Donirati se može samo u eurima (EUR)', 'Donations are in euros (EUR) only'))
  currency?: 'EUR';

  @Trap()
  website?: string;
}
