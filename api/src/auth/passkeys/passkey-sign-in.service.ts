import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { actAs } from '../../actors/actor.js';
import { recordAct, recordFailedSignIn } from '../../actors/audit-lines.js';
import type { Text } from '../../i18n/language.js';
import { IpRateLimit } from '../../limits/rate-limit.js';
import { UnauthenticatedError } from '../../problems/domain-errors.js';
import { User } from '../../users/user.entity.js';
import { TOO_MANY_ATTEMPTS } from '../attempt-limiter.service.js';
import type { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import type { PasskeyRequestOptionsDto } from './dto/passkey.dto.js';
import { CHALLENGE_TIMEOUT_MS, PasskeyChallengesService } from './passkey-challenges.service.js';
import { Passkey } from './passkey.entity.js';
import { CHALLENGE_ENDED, userHandle } from './passkeys.service.js';
import { RelyingPartyService } from './relying-party.service.js';

const MINUTE_S = 60;
/** Sign-in attempts from one IP address, as many as with a password. */
const ATTEMPTS = { keyPrefix: 'passkey', points: 10, duration: MINUTE_S };
/** Login pages opened at one IP address, each of which asks for a challenge. */
const CHALLENGES = { keyPrefix: 'passkey-challenge', points: 60, duration: MINUTE_S };

const NOT_ACCEPTED = {
  hr: 'Pristupni ključ nije prihvaćen. Prijavite se korisničkim imenom i lozinkom.',
  en: 'The passkey was not accepted. Sign in with your username and password.',
};

/** Signs in with a passkey alone: whoever has it has shown the device who they are, too. */
@Injectable()
export class PasskeySignInService {
  private readonly attempts: IpRateLimit;
  private readonly issued: IpRateLimit;

  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallengesService,
    private readonly relyingParty: RelyingPartyService,
  ) {
    this.attempts = new IpRateLimit(dataSource, ATTEMPTS);
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
    await this.attempts.consume(ip, TOO_MANY_ATTEMPTS);
    const challenge = this.relyingParty.challengeOf(response.clientDataJSON);
    if (
      challenge === undefined ||
      !(await this.challenges.use(challenge, { purpose: 'sign-in' }))
    ) {
      throw new UnauthenticatedError(CHALLENGE_ENDED);
    }
    const passkey = await this.passkeys.findOneBy({ credentialId: response.credentialId });
    const user = passkey && (await this.owner(passkey));
    if (!passkey || !user) return this.refuse();
    const counter = await this.relyingParty.signedCounter(response, challenge, passkey.publicKey);
    const isOwner = response.userHandle === userHandle(user);
    if (counter === undefined || !isOwner || !user.isActive) return this.refuse(user);
    if (!(await this.noteUse(passkey, counter))) {
      await actAs({ kind: 'visitor' }, () =>
        recordAct(this.dataSource, {
          action: 'passkey-refused',
          resource: 'users',
          rowId: user.id,
        }),
      );
      throw new UnauthenticatedError(NOT_ACCEPTED);
    }
    return user;
  }

  private owner({ userId }: Passkey): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .where('user.id = :userId', { userId })
      .getOne();
  }

  private async refuse(user?: User, text: Text = NOT_ACCEPTED): Promise<never> {
    await recordFailedSignIn(this.dataSource, user?.id);
    throw new UnauthenticatedError(text);
  }

  /**
   * Notes the day and the counter of a use.
   * @returns false where the counter is not above the stored one, as it is when the passkey was
   *   copied (Web Authentication, 6.1.1); 0 is that of authenticators that do not count
   */
  private async noteUse({ id }: Passkey, counter: number): Promise<boolean> {
    const { affected } = await this.passkeys
      .createQueryBuilder()
      .update()
      .set({ counter, usedOn: () => `(now() AT TIME ZONE 'Europe/Zagreb')::date` })
      .where('id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))')
      .setParameters({ id, counter })
      .execute();
    return affected === 1;
  }
}
