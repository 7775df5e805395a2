import { Injectable } from '@nestjs/common';
import { ConflictError, InvalidInputError } from '../../problems/domain-errors.js';
import type { User } from '../../users/user.entity.js';
import type { Session } from '../session-reader.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import type { PasskeyConfirmOptionsDto } from './dto/passkey.dto.js';
import {
  CHALLENGE_TIMEOUT_MS,
  PasskeyChallengesService,
  type ChallengeFor,
} from './passkey-challenges.service.js';
import { PasskeyVerifierService } from './passkey-verifier.service.js';
import { CHALLENGE_ENDED, PasskeysService } from './passkeys.service.js';
import { RelyingPartyService } from './relying-party.service.js';

const NONE = {
  hr: 'Nemate pristupnih ključeva. Upišite lozinku.',
  en: 'You have no passkeys. Enter your password.',
};
const NOT_ACCEPTED = {
  hr: 'Pristupni ključ nije prihvaćen. Upišite lozinku.',
  en: 'The passkey was not accepted. Enter your password.',
};

const confirmation = ({ id: userId }: User, { id: sessionId }: Session): ChallengeFor => ({
  purpose: 'confirmation',
  userId,
  sessionId,
});

/** Confirms with a passkey that it is still the user of a session who acts. */
@Injectable()
export class PasskeyConfirmService {
  constructor(
    private readonly challenges: PasskeyChallengesService,
    private readonly passkeys: PasskeysService,
    private readonly relyingParty: RelyingPartyService,
    private readonly sessions: SessionsService,
    private readonly verifier: PasskeyVerifierService,
  ) {}

  /**
   * What the browser needs to ask for one of the user's passkeys.
   * @throws ConflictError when the user has none, or the site's address allows none
   */
  async requestOptions(user: User, session: Session): Promise<PasskeyConfirmOptionsDto> {
    const { id: rpId } = this.relyingParty;
    const allowCredentials = await this.passkeys.credentialsOf(user);
    if (allowCredentials.length === 0) throw new ConflictError(NONE);
    return {
      challenge: await this.challenges.issue(confirmation(user, session)),
      rpId,
      timeout: CHALLENGE_TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials,
    };
  }

  /**
   * Notes that the user has confirmed the session.
   * @throws InvalidInputError for any other passkey, or when the challenge has ended
   * @throws TooManyRequestsError after too many attempts
   */
  async confirm(
    user: User,
    session: Session,
    response: PasskeyAssertionDto,
    ip: string,
  ): Promise<void> {
    const verified = await this.verifier.verify(response, confirmation(user, session), ip);
    if ('refused' in verified) {
      throw verified.refused === 'challenge ended'
        ? InvalidInputError.of('clientDataJSON', CHALLENGE_ENDED)
        : InvalidInputError.of('signature', NOT_ACCEPTED);
    }
    await this.sessions.noteAuthenticated(session.id);
  }
}
