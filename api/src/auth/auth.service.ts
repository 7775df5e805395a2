import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository, SelectQueryBuilder } from 'typeorm';
import { seesDrafts } from '../access/access.js';
import { recordFailedSignIn } from '../actors/audit-lines.js';
import { InvalidInputError, UnauthenticatedError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { hashPassword, verifyPassword } from '../users/password.js';
import { User } from '../users/user.entity.js';
import { AttemptLimiterService } from './attempt-limiter.service.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { ConfirmDto } from './dto/confirm.dto.js';
import type { SessionUserDto } from './dto/session.dto.js';
import { readSecondFactorDue } from './second-factor/second-factor-due.js';
import type { Session, TokenPayload } from './session-reader.service.js';
import type { SessionClient } from './sessions/session-client.js';
import { SessionsService } from './sessions/sessions.service.js';

const UNKNOWN_CLIENT: SessionClient = { browser: null, network: null };

@Injectable()
export class AuthService {
  /** Verified when the user does not exist, so that the response takes equally long. */
  private readonly dummyHash = hashPassword(randomUUID());

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly jwt: JwtService,
    private readonly attempts: AttemptLimiterService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * The active user with this username and password, including the password's hash.
   * @param ip the client's IP address
   * @param knownDevice returns the device on which the user has signed in before, if any
   * @throws UnauthenticatedError with the same message for a wrong username and a wrong password
   * @throws TooManyRequestsError after too many attempts
   */
  async authenticate(
    username: string,
    password: string,
    ip: string,
    knownDevice: (user: User) => string | undefined,
  ): Promise<User> {
    const user = await this.withPassword()
      .where('user.username = :username', { username })
      .getOne();
    const device = user && knownDevice(user);
    const attempt = await (device
      ? this.attempts.beginKnown(`device ${user.id} ${device}`)
      : this.attempts.begin(username, ip));
    const isValid = await attempt.check(() => this.matches(user, password));
    if (!user?.isActive || !isValid) {
      await attempt.confirm();
      await recordFailedSignIn(this.users, user?.id);
      throw new UnauthenticatedError({
        hr: 'Pogrešno korisničko ime ili lozinka.',
        en: 'Wrong username or password.',
      });
    }
    await attempt.forgive();
    return user;
  }

  /**
   * Begins a session and issues its token.
   * @param client from where it begins
   */
  async issueToken(user: User, client: SessionClient = UNKNOWN_CLIENT): Promise<string> {
    const jwtid = await this.sessions.begin(user, client);
    const payload: TokenPayload = { sub: user.id, version: user.sessionVersion };
    return this.jwt.signAsync(payload, { jwtid });
  }

  /** Ends one session: its token is rejected from now on. */
  endSession({ id }: Session): Promise<void> {
    return this.sessions.forget(id);
  }

  /** Ends every session of the user. */
  async endSessions({ id }: User): Promise<void> {
    await this.users.increment({ id }, 'sessionVersion', 1);
  }

  /**
   * Changes the user's own password and ends all sessions.
   * @returns the updated user, including the password's hash
   * @throws InvalidInputError when the current password is wrong
   * @throws UnauthenticatedError when the account is deactivated meanwhile
   * @throws TooManyRequestsError after too many attempts
   */
  async changePassword(
    { id }: User,
    session: Session,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<User> {
    await this.verifyOwnPassword(id, session, currentPassword, () =>
      InvalidInputError.of('currentPassword', {
        hr: 'Trenutna lozinka nije ispravna.',
        en: 'The current password is wrong.',
      }),
    );
    const hash = await hashPassword(newPassword);
    // Hashing takes long, and an administrator may have changed the account meanwhile.
    const changed = await this.users.manager.transaction((manager) =>
      this.replacePassword(manager, id, hash),
    );
    if (!changed) throw new UnauthenticatedError(DETAILS[401]);
    return changed;
  }

  /**
   * Notes that the user of a session has entered the password again.
   * @throws InvalidInputError when the password is wrong; the session lasts
   * @throws TooManyRequestsError after too many attempts
   */
  async confirm({ id }: User, session: Session, { password }: ConfirmDto): Promise<void> {
    await this.verifyOwnPassword(id, session, password, async () => {
      await recordFailedSignIn(this.users, id);
      return InvalidInputError.of('password', {
        hr: 'Lozinka nije ispravna.',
        en: 'The password is wrong.',
      });
    });
    await this.sessions.noteAuthenticated(session.id);
  }

  /** The hash of a password, for `replacePassword`. */
  hashNewPassword(password: string): Promise<string> {
    return hashPassword(password);
  }

  /**
   * Sets the password of a user who proved their identity otherwise, and ends all sessions.
   * @param hash of the new password
   * @returns undefined where there is no such active user
   */
  async replacePassword(
    manager: EntityManager,
    id: number,
    hash: string,
  ): Promise<User | undefined> {
    const user = await manager.findOne(User, {
      where: { id, isActive: true },
      lock: { mode: 'pessimistic_write' },
    });
    if (!user) return undefined;
    user.password = hash;
    user.sessionVersion += 1;
    return manager.save(user);
  }

  /** The data of the signed-in user. */
  async describe(user: User): Promise<SessionUserDto> {
    const { id, username, fullName, email, role } = user;
    const secondFactorDueAt = await readSecondFactorDue(this.users.manager, id);
    return { id, username, fullName, email, role, secondFactorDueAt, seesDrafts: seesDrafts(user) };
  }

  /**
   * Verifies that the signed-in user has entered their password.
   * @param wrong the error when that is not the password
   * @throws TooManyRequestsError after too many attempts
   */
  private async verifyOwnPassword(
    id: number,
    session: Session,
    password: string,
    wrong: () => Error | Promise<Error>,
  ): Promise<void> {
    const attempt = await this.attempts.beginKnown(`session ${session.id}`);
    const user = await this.withPassword().where('user.id = :id', { id }).getOneOrFail();
    if (!(await attempt.check(() => this.matches(user, password)))) {
      await attempt.confirm();
      throw await wrong();
    }
    await attempt.forgive();
  }

  /** Whether the password is that of the user; false where either is missing. */
  private async matches(user: User | null, password: string): Promise<boolean> {
    return verifyPassword(user?.password ?? (await this.dummyHash), password);
  }

  private withPassword(): SelectQueryBuilder<User> {
    return this.users.createQueryBuilder('user').addSelect('user.password');
  }
}
