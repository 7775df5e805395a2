import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Trim, tooLong } from '../../../fields/rules.js';
import { bilingual } from '../../../i18n/language.js';

/** Longer than a recovery code with spaces. */
export const MAX_CODE = 40;
const MAX_SETUP = 400;
const MISSING_CODE = bilingual('Kod je obavezan', 'The code is required');
const MISSING_SETUP = bilingual('Postavljanje je obavezno', 'The setup is required');

/** Whether the signed-in user has a second factor. */
export class SecondFactorDto {
  @ApiProperty({ example: true })
  isOn: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-05-01T09:30:12.000Z',
  })
  addedAt: Date | null;

  @ApiProperty({ type: 'integer', description: 'Recovery codes not used yet.', example: 10 })
  recoveryCodesLeft: number;
}

/** A secret that is not stored yet. */
export class SecondFactorSetupDto {
  @ApiProperty({
    description: 'The encrypted secret, to be sent back with a code within 30 minutes.',
    example: 'q3J9vXo2bV0wT1u7',
  })
  setup: string;

  @ApiProperty({
    description: 'For applications without a camera, in Base32.',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret: string;

  @ApiProperty({
    description: 'What the QR code says.',
    example: 'otpauth://totp/Kvaliteta:ana.horvat?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  address: string;

  @ApiProperty({
    type: [String],
    description: 'The QR code without its margin: its rows, `1` for a dark square.',
    example: ['1101', '0111', '1010', '0011'],
  })
  qrCode: string[];
}

/** The recovery codes, in the only answer that shows them. */
export class RecoveryCodesDto {
  @ApiProperty({ type: [String], example: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'] })
  recoveryCodes: string[];
}

export class SecondFactorCodeDto {
  @ApiProperty({ maxLength: MAX_CODE, example: '123456' })
  @Trim()
  @MinLength(1, MISSING_CODE)
  @IsString(MISSING_CODE)
  @MaxLength(MAX_CODE, tooLong(MAX_CODE))
  code: string;
}

export class AddSecondFactorDto extends SecondFactorCodeDto {
  @ApiProperty({
    maxLength: MAX_SETUP,
    description: 'From the answer of `POST /api/auth/second-factor/setup`.',
    example: 'q3J9vXo2bV0wT1u7',
  })
  @MinLength(1, MISSING_SETUP)
  @IsString(MISSING_SETUP)
  @MaxLength(MAX_SETUP, tooLong(MAX_SETUP))
  setup: string;
}
