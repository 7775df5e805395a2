import { ApiProperty } from '@nestjs/swagger';

/** EdDSA, ES256 and RS256, the preferred one first (RFC 9053). */
export const ALGORITHMS = [-8, -7, -257] as const;

const CHALLENGE = {
  description: 'A random value in base64url, to be answered once within five minutes.',
  example: '3yFlYdVw2rNQ0T2eJ4jPZk0dD8m2bVQx5F3vT1iVb9E',
};
const TIMEOUT = { type: 'integer', description: 'Milliseconds.', example: 300_000 } as const;

/** A passkey of the signed-in user. */
export class PasskeyDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: 'Mobitel' })
  name: string;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:12.000Z' })
  createdAt: Date;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day of the last sign-in with it; null before the first one.',
    example: '2026-05-02',
  })
  usedOn: string | null;
}

class RelyingPartyDto {
  @ApiProperty({ description: 'The domain of the site.', example: 'www.udruga.example' })
  id: string;

  @ApiProperty({ example: 'Kvaliteta življenja' })
  name: string;
}

class PasskeyOwnerDto {
  @ApiProperty({ description: 'The user handle, in base64url.', example: 'dXNlci0x' })
  id: string;

  @ApiProperty({ description: 'The username.', example: 'ana.horvat' })
  name: string;

  @ApiProperty({ example: 'Ana Horvat' })
  displayName: string;
}

class AlgorithmDto {
  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  type: 'public-key';

  @ApiProperty({ type: 'integer', enum: [...ALGORITHMS], example: -7 })
  alg: number;
}

export class KnownCredentialDto {
  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  type: 'public-key';

  @ApiProperty({ example: 'a2-ZcVQ8Zs5kYxD7Zq0uGg' })
  id: string;

  @ApiProperty({ type: [String], example: ['internal'] })
  transports: string[];
}

class AuthenticatorSelectionDto {
  @ApiProperty({ enum: ['required'], example: 'required' })
  residentKey: 'required';

  @ApiProperty({ example: true })
  requireResidentKey: boolean;

  @ApiProperty({ enum: ['required'], example: 'required' })
  userVerification: 'required';
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export class PasskeyCreationOptionsDto {
  @ApiProperty(CHALLENGE)
  challenge: string;

  @ApiProperty({ type: RelyingPartyDto })
  rp: RelyingPartyDto;

  @ApiProperty({ type: PasskeyOwnerDto })
  user: PasskeyOwnerDto;

  @ApiProperty({ type: [AlgorithmDto], description: 'The preferred one first.' })
  pubKeyCredParams: AlgorithmDto[];

  @ApiProperty(TIMEOUT)
  timeout: number;

  @ApiProperty({ type: [KnownCredentialDto], description: 'The passkeys that the user has.' })
  excludeCredentials: KnownCredentialDto[];

  @ApiProperty({ type: AuthenticatorSelectionDto })
  authenticatorSelection: AuthenticatorSelectionDto;

  @ApiProperty({ enum: ['none'], example: 'none' })
  attestation: 'none';
}

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export class PasskeyRequestOptionsDto {
  @ApiProperty(CHALLENGE)
  challenge: string;

  @ApiProperty({ description: 'The domain of the site.', example: 'www.udruga.example' })
  rpId: string;

  @ApiProperty(TIMEOUT)
  timeout: number;

  @ApiProperty({ enum: ['required'], example: 'required' })
  userVerification: 'required';
}

/** The same, for the passkeys of one user. */
export class PasskeyConfirmOptionsDto extends PasskeyRequestOptionsDto {
  @ApiProperty({ type: [KnownCredentialDto], description: 'The passkeys that the user has.' })
  allowCredentials: KnownCredentialDto[];
}
