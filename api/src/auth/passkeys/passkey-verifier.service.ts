import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { actAs } from '../../actors/actor.js';
import { recordAct, recordFailedSignIn } from '../../actors/audit-lines.js';
import { IpRateLimit } from '../../limits/rate-limit.js';
import { User } from '../../users/user.entity.js';
import { TOO_MANY_ATTEMPTS } from '../attempt-limiter.service.js';
import type { PasskeyAssertionDto } from './dto/passkey-response.dto.js';
import { PasskeyChallengesService, type ChallengeFor } from './passkey-challenges.service.js';
import { Passkey } from './passkey.entity.js';
import { userHandle } from './passkeys.service.js';
import { RelyingPartyService } from './relying-party.service.js';

/** Attempts from one IP address in a minute, as many as with a password. */
const ATTEMPTS = { keyPrefix: 'passkey', points: 10, duration: 60 };

/** The active user whose passkey signed, with the password's hash; or why there is none. */
export type Verified = { user: User } | { refused: 'challenge ended' | 'not accepted' };

/** Verifies that a passkey signed a challenge, and notes its use. */
@Injectable()
export class PasskeyVerifierService {
  private readonly attempts: IpRateLimit;

  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallengesService,
    private readonly relyingParty: RelyingPartyService,
  ) {
    this.attempts = new IpRateLimit(dataSource, ATTEMPTS);
  }

  /**
   * Verifies a response to a challenge, which is used up by it. What is refused is recorded.
   * @param wanted for what the challenge was issued
   * @param ip the client's IP address
   * @throws TooManyRequestsError after too many attempts
   */
  async verify(response: PasskeyAssertionDto, wanted: ChallengeFor, ip: string): Promise<Verified> {
    await this.attempts.consume(ip, TOO_MANY_ATTEMPTS);
    const challenge = this.relyingParty.challengeOf(response.clientDataJSON);
    const isOpen = challenge !== undefined && (await this.challenges.use(challenge, wanted));
    if (!isOpen) return { refused: 'challenge ended' };
    const passkey = await this.passkeys.findOneBy({ credentialId: response.credentialId });
    const user = passkey && (await this.owner(passkey));
    if (!passkey || !user) return this.refuse();
    const counter = await this.relyingParty.signedCounter(response, challenge, passkey.publicKey);
    const isOwner =
      response.userHandle === userHandle(user) &&
      (wanted.purpose === 'sign-in' || wanted.userId === user.id);
    if (counter === undefined || !isOwner || !user.isActive) return this.refuse(user);
    if (await this.noteUse(passkey, counter)) return { user };
    await actAs({ kind: 'visitor' }, () =>
      recordAct(this.dataSource, { action: 'passkey-refused', resource: 'users', rowId: user.id }),
    );
    return { refused: 'not accepted' };
  }

  private owner({ userId }: Passkey): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .where('user.id = :userId', { userId })
      .getOne();
  }

  private async refuse(user?: User): Promise<Verified> {
    await recordFailedSignIn(this.dataSource, user?.id);
    return { refused: 'not accepted' };
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
