import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { fieldsOf } from 'shared/is-record';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { ConflictError } from '../../problems/domain-errors.js';
import { carriesCertificates } from './attestation.js';
import type { PasskeyAssertionDto, RegisterPasskeyDto } from './dto/passkey-response.dto.js';
import { ALGORITHMS } from './dto/passkey.dto.js';

const NO_DOMAIN = {
  hr: 'Pristupni ključevi ne rade na ovoj adresi: treba im adresa https:// s imenom domene.',
  en: 'Passkeys do not work at this address: they need an https:// address with a domain name.',
};

/**
 * Verifies what authenticators sign for this site, by Web Authentication, Level 3. The site is
 * named by the host of its public URL; passkeys of another host do not work here.
 */
@Injectable()
export class RelyingPartyService {
  private readonly origin: string;
  private readonly host: string;

  constructor(@Inject(APP_CONFIG) { publicUrl }: Config) {
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.host = hostname;
  }

  /**
   * The domain that passkeys are bound to.
   * @throws ConflictError where browsers offer no passkeys: on IP addresses, and without https
   */
  get id(): string {
    const isSecure = this.origin.startsWith('https:') || this.host === 'localhost';
    if (!isSecure || isIP(this.host.replace(/^\[|\]$/g, ''))) throw new ConflictError(NO_DOMAIN);
    return this.host;
  }

  /** The challenge that a response answers; undefined where it names none. */
  challengeOf(clientDataJSON: string): string | undefined {
    try {
      const text = Buffer.from(clientDataJSON, 'base64url').toString();
      const { challenge } = fieldsOf(JSON.parse(text));
      return typeof challenge === 'string' ? challenge : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * The credential that an authenticator created.
   * @param challenge of the response, used up before
   * @returns undefined where it was not created for this site, or without verifying the user
   */
  async createdCredential(
    response: RegisterPasskeyDto,
    challenge: string,
  ): Promise<WebAuthnCredential | undefined> {
    try {
      if (carriesCertificates(response.attestationObject)) return undefined;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: registrationJson(response),
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...ALGORITHMS],
      });
      return verified ? registrationInfo.credential : undefined;
    } catch {
      // The library throws for everything that is not as expected.
      return undefined;
    }
  }

  /**
   * The counter of a response that the credential signed.
   * @param challenge of the response, used up before
   * @returns undefined where it was not signed for this site, or without verifying the user
   */
  async signedCounter(
    response: PasskeyAssertionDto,
    challenge: string,
    publicKey: Uint8Array,
  ): Promise<number | undefined> {
    const { credentialId: id, clientDataJSON, authenticatorData, signature } = response;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        // The stored counter is compared after the signature was verified, with the row locked.
        credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }
}

const registrationJson = ({
  credentialId: id,
  clientDataJSON,
  attestationObject,
}: RegisterPasskeyDto): RegistrationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON, attestationObject },
  clientExtensionResults: {},
});
