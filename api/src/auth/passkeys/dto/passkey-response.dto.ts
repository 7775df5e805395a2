import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { OptionalNotNull, tooLong, Trim } from '../../../fields/rules.js';
import { bilingual } from '../../../i18n/language.js';

/** Of an identifier of 1023 bytes, the longest (Web Authentication, 4). */
const MAX_CREDENTIAL_ID = 1364;
const MAX_CLIENT_DATA = 4096;
const MAX_AUTHENTICATOR_DATA = 4096;
const MAX_ATTESTATION = 16_384;
const MAX_SIGNATURE = 2048;
const MAX_USER_HANDLE = 86;
const MAX_NAME = 80;

const INVALID = bilingual(
  'Podatak koji je poslao preglednik nije ispravan',
  'What the browser sent is not valid',
);

/** Bytes in base64url, as browsers send them. */
const Bytes = (maxLength: number, description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength, description, example }),
    Matches(/^[\w-]+$/, INVALID),
    MaxLength(maxLength, tooLong(maxLength)),
    IsString(INVALID),
  );

const CredentialId = () =>
  Bytes(MAX_CREDENTIAL_ID, 'The `id` of the credential.', 'a2-ZcVQ8Zs5kYxD7Zq0uGg');
const ClientData = (type: string) =>
  Bytes(
    MAX_CLIENT_DATA,
    `The \`response.clientDataJSON\`, of type \`${type}\`.`,
    'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  );

const PasskeyName = () =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength: MAX_NAME, example: 'Mobitel' }),
    MaxLength(MAX_NAME, tooLong(MAX_NAME)),
    MinLength(1, bilingual('Naziv je obavezan', 'Name is required')),
    Trim(),
  );

export class RenamePasskeyDto {
  @PasskeyName()
  name: string;
}

/** What `navigator.credentials.create()` returned. */
export class RegisterPasskeyDto {
  @PasskeyName()
  name: string;

  @CredentialId()
  credentialId: string;

  @ClientData('webauthn.create')
  clientDataJSON: string;

  @Bytes(
    MAX_ATTESTATION,
    'The `response.attestationObject`, without certificates.',
    'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
  )
  attestationObject: string;

  @ApiProperty({
    required: false,
    type: [String],
    maxItems: 8,
    description: 'How the authenticator is reached: `response.getTransports()`.',
    example: ['internal', 'hybrid'],
  })
  @Matches(/^[a-z-]{1,32}$/, { ...INVALID, each: true })
  @ArrayMaxSize(8, INVALID)
  @IsArray(INVALID)
  @OptionalNotNull()
  transports?: string[];
}

/** What `navigator.credentials.get()` returned. */
export class PasskeyAssertionDto {
  @CredentialId()
  credentialId: string;

  @ClientData('webauthn.get')
  clientDataJSON: string;

  @Bytes(
    MAX_AUTHENTICATOR_DATA,
    'The `response.authenticatorData`.',
    'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  )
  authenticatorData: string;

  @Bytes(MAX_SIGNATURE, 'The `response.signature`.', 'MEUCIQDc4mVHTp1y0nR8uLQ6')
  signature: string;

  @Bytes(MAX_USER_HANDLE, 'The `response.userHandle`.', 'dXNlci0x')
  userHandle: string;
}
