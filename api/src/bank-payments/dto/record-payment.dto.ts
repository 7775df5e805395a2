import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Min } from 'class-validator';
import { OptionalFormLine, OptionalFormText } from '../../fields/form-rules.js';
import { IsBool, OptionalNotNull } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';

const notAnAmount = say('Iznos mora biti barem 0,01', 'The amount must be at least 0.01');

/** The donation to enter from a payment without a pledge, with its currency and day. */
export class RecordPaymentDto {
  @ApiProperty({
    required: false,
    nullable: true,
    type: 'integer',
    minimum: 1,
    example: 4550,
    description:
      'What is given, in hundredths of the currency, and no more than was paid. Left out: all that was paid.',
  })
  @IsOptional()
  @IsInt(notAnAmount)
  @Min(1, notAnAmount)
  paidCents?: number | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 100,
    example: 'Ana Horvat',
  })
  @OptionalFormLine(100)
  donorName?: string | null;

  @ApiProperty({
    required: false,
    default: false,
    description: 'True: the name is shown to administrators alone.',
    example: false,
  })
  @OptionalNotNull()
  @IsBool()
  isAnonymous?: boolean;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 2000,
    description: 'The administrator’s; never shown to others.',
    example: 'Prikupljeno na humanitarnoj večeri.',
  })
  @OptionalFormText(2000)
  note?: string | null;
}
