import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IpRateLimit } from '../../limits/rate-limit.js';
import { UnauthenticatedError } from '../../problems/domain-errors.js';
import type { User } from '../../users/user.entity.js';
import { TOO_MANY_ATTEMPTS } from '../attempt-limiter.service.js';
import type { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import type { PasskeyRequestOptionsDto } from './dto/passkey.dto.js';
import { CHALLENGE_TIMEOUT_MS, PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyVerifierService } from './passkey-verifier.service.js';
import { CHALLENGE_ENDED } from './passkeys.service.js';
import { RelyingPartyService } from './relying-party.service.js';

/** Login pages opened at one IP address in a minute, each of which asks for a challenge. */
const CHALLENGES = { keyPrefix: 'passkey-challenge', points: 60, duration: 60 };

const NOT_ACCEPTED = {
  hr: 'Pristupni ključ nije prihvaćen. Prijavite se korisničkim imenom i lozinkom.',
  en: 'The passkey was not accepted. Sign in with your username and password.',
};

/** Signs in with a passkey alone: whoever has it has shown the device who they are, too. */
@Injectable()
export class PasskeySignInService {
  private readonly issued: IpRateLimit;

  constructor(
    dataSource: DataSource,
    private readonly challenges: PasskeyChallengesService,
    private readonly relyingParty: RelyingPartyService,
    private readonly verifier: PasskeyVerifierService,
  ) {
    this.issued = new IpRateLimit(dataSource, CHALLENGES);
  }

  /**
   * What the browser needs to ask for any passkey of this site.
   * @throws ConflictError where the site's address allows none
   * @throws TooManyRequestsError after too many from an IP address
   */
  async requestOptions(ip: string): Promise<PasskeyRequestOptionsDto> {
    const { id: rpId } = this.relyingParty;
    await this.issued.consume(ip, TOO_MANY_ATTEMPTS);
    return {
      challenge: await this.challenges.issue({ purpose: 'sign-in' }),
      rpId,
      timeout: CHALLENGE_TIMEOUT_MS,
      userVerification: 'required',
    };
  }

  /**
   * The active user whose passkey signed the challenge, including the password's hash.
   * @throws UnauthenticatedError for a challenge that has ended, and otherwise with one message for
   *   whatever is wrong
   * @throws TooManyRequestsError after too many attempts
   */
  async authenticate(response: PasskeyAssertionDto, ip: string): Promise<User> {
    const verified = await this.verifier.verify(response, { purpose: 'sign-in' }, ip);
    if ('user' in verified) return verified.user;
    const hasEnded = verified.refused === 'challenge ended';
    throw new UnauthenticatedError(hasEnded ? CHALLENGE_ENDED : NOT_ACCEPTED);
  }
}
