import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { OptionalLine, OptionalParagraphs } from '../../http/form-rules.js';
import { MayBeLeftOut, YesOrNo } from '../../http/rules.js';
import { say } from '../../http/text.js';

const notAnAmount = say(
  'Iznos mora biti cijeli broj od 1 do 10.000.000',
  'The amount must be a whole number from 1 to 10,000,000',
);

/** What a payment that nobody pledged is entered as. Currency and day are the payment’s. */
export class RecordPaymentDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 10_000_000,
    description: 'Whole units of the currency: donations are without hundredths.',
    example: 50,
  })
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  @Max(10_000_000, notAnAmount)
  amount: number;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 100,
    example: 'Ana Horvat',
  })
  @OptionalLine(100)
  donorName?: string | null;

  @ApiProperty({
    required: false,
    default: false,
    description: 'True: the name is shown to administrators alone.',
    example: false,
  })
  @MayBeLeftOut()
  @YesOrNo()
  isAnonymous?: boolean;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 2000,
    description: 'The administrator’s; never shown to others.',
    example: 'Prikupljeno na humanitarnoj večeri.',
  })
  @OptionalParagraphs(2000)
  note?: string | null;
}
