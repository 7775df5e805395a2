import { ApiProperty } from '@nestjs/swagger';
import {
  OptionalEmailAddress,
  OptionalFormLine,
  OptionalFormText,
} from '../../fields/form-rules.js';
import { IsBool, OptionalNotNull } from '../../fields/rules.js';

/** The optional fields about a donor. */
export class DonorDto {
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
    nullable: true,
    type: String,
    format: 'email',
    maxLength: 254,
    example: 'ana.horvat@udruga.example',
  })
  @OptionalEmailAddress()
  donorEmail?: string | null;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    maxLength: 1000,
    example: 'Samo tako nastavite!',
  })
  @OptionalFormText(1000)
  message?: string | null;

  @ApiProperty({
    required: false,
    default: false,
    description: 'True: the name is shown to administrators alone.',
    example: false,
  })
  @OptionalNotNull()
  @IsBool()
  isAnonymous?: boolean;
}
