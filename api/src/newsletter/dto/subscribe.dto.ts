import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsEmail, MaxLength } from 'class-validator';
import { say } from '../../http/text.js';

const notAnAddress = say('Unesite ispravnu adresu e-pošte.', 'Please enter a valid email address.');

/** Trims, and writes the domain in lower case; only its own server may read the part before it. */
function Address(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value.trim().replace(/@[^@]*$/, (domain) => domain.toLowerCase())
      : value,
  );
}

export class SubscribeDto {
  @ApiProperty({ maxLength: 254, format: 'email', example: 'ana.horvat@udruga.example' })
  @Address()
  @IsEmail({}, notAnAddress)
  @MaxLength(254, notAnAddress)
  email: string;

  @ApiProperty({
    required: false,
    default: '',
    description: 'Left empty by people. Filled, the answer is the same and nothing is stored.',
    example: '',
  })
  @Allow()
  website?: string;
}
