import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { InvalidInputError, UnauthenticatedError } from '../http/domain-errors.js';
import { hashPassword, verifyPassword } from '../users/password.js';
import { User } from '../users/user.entity.js';
import { AttemptLimiter } from './attempt-limiter.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { SessionUserDto } from './dto/session.dto.js';
import type { TokenPayload } from './jwt.strategy.js';

@Injectable()
export class AuthService {
  /** Stands in for the hash of a user who does not exist, so that the answer takes as long. */
  private readonly nobodysHash = hashPassword(randomUUID());

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly jwt: JwtService,
    private readonly attempts: AttemptLimiter,
  ) {}

  /**
   * The active user with this name and password.
   * @param address the client's network address
   * @throws UnauthenticatedError when the name or the password is wrong; it does not say which
   * @throws TooManyRequestsError after too many attempts
   */
  async authenticate(username: string, password: string, address: string): Promise<User> {
    const attempt = await this.attempts.begin(username, address);
    const user = await this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .where('user.username = :username', { username })
      .getOne();
    const right = await verifyPassword(user?.password ?? (await this.nobodysHash), password);
    if (!user?.isActive || !right) {
      await attempt.confirm();
      throw new UnauthenticatedError({
        hr: 'Pogrešno korisničko ime ili lozinka.',
        en: 'Wrong username or password.',
      });
    }
    await attempt.forgive();
    return user;
  }

  /** A token for a session that begins now. */
  issueToken({ id, sessionVersion }: User): Promise<string> {
    return this.jwt.signAsync({ sub: id, version: sessionVersion } satisfies TokenPayload);
  }

  /** Ends every session of the user. */
  async endSessions({ id }: User): Promise<void> {
    await this.users.increment({ id }, 'sessionVersion', 1);
  }

  /**
   * Changes the user's own password, ends all sessions and answers the token of a new one.
   * @param address the client's network address
   * @throws InvalidInputError when the current password is wrong
   * @throws TooManyRequestsError after too many wrong ones
   */
  async changePassword(
    { id, username }: User,
    { currentPassword, newPassword }: ChangePasswordDto,
    address: string,
  ): Promise<string> {
    const attempt = await this.attempts.begin(username, address);
    const user = await this.users
      .createQueryBuilder('user')
      .addSelect('user.password')
      .where('user.id = :id', { id })
      .getOneOrFail();
    if (!(await verifyPassword(user.password, currentPassword))) {
      await attempt.confirm();
      throw InvalidInputError.of('currentPassword', {
        hr: 'Trenutačna lozinka nije ispravna.',
        en: 'The current password is wrong.',
      });
    }
    await attempt.forgive();
    user.password = await hashPassword(newPassword);
    user.sessionVersion += 1;
    return this.issueToken(await this.users.save(user));
  }

  /** What a signed-in user is told about themselves. */
  describe({ id, username, fullName, email, role }: User): SessionUserDto {
    return { id, username, fullName, email, role };
  }
}
