import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { readList, type Page } from '../lists/page.js';
import { addAccountNotice } from '../notices/account-notice.js';
import { ConflictError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { findRow, lockRow } from '../rows/rows.js';
import { conflictOn } from '../rows/unique-violation.js';
import { accountFacts } from './account-facts.js';
import type { CreateUserDto, InvitedUserDto, UpdateUserDto, UserDto } from './dto/user.dto.js';
import { freeUsername } from './free-username.js';
import { hashPassword } from './password.js';
import { removeFactors } from './remove-factors.js';
import { removePasskeys } from './remove-passkeys.js';
import { removeSecondFactor } from './remove-second-factor.js';
import { User } from './user.entity.js';
import { USERS, type UsersRequest } from './users.resource.js';

type Facts = Awaited<ReturnType<typeof accountFacts>>;

function describe(user: User, facts: Facts): UserDto {
  const { id, username, email, fullName, role, isActive, createdAt, updatedAt, version } = user;
  const { hasPassword = false, hasSecondFactor = false } = facts.get(id) ?? {};
  const shown = { id, username, email, fullName, role, isActive, hasSecondFactor, hasPassword };
  return { ...shown, createdAt, updatedAt, version };
}

const describeOne = async (manager: EntityManager, user: User): Promise<UserDto> =>
  describe(user, await accountFacts(manager, [user.id]));

/**
 * Makes the link by which a user sets the first password, and mails it.
 * @param by the full name of the administrator who invites
 * @returns the link, where no mail server is configured, so that it is handed over otherwise
 */
export type IssueInvitation = (
  manager: EntityManager,
  user: Pick<User, 'id' | 'username' | 'email'>,
  by: string,
) => Promise<string | null>;

const ownAccessError = () =>
  new ConflictError({
    hr: 'Ne možete sami sebi oduzeti pristup. Može to učiniti drugi administrator.',
    en: 'You cannot take away your own access. Another administrator can.',
  });

const OWN_FACTORS = {
  hr: 'Svoj drugi faktor i pristupne ključeve uklanjate na zaslonu Moj račun.',
  en: 'You remove your own second factor and passkeys on the screen My account.',
};
const HAS_PASSWORD = {
  hr: 'Ovaj korisnik već je postavio lozinku.',
  en: 'This user has set a password already.',
};
const DEACTIVATED = {
  hr: 'Korisnik je deaktiviran. Najprije ga aktivirajte.',
  en: 'The user is deactivated. Activate them first.',
};
const NO_FACTORS = {
  hr: 'Ovaj korisnik nema ni drugi faktor ni pristupne ključeve.',
  en: 'This user has neither a second factor nor passkeys.',
};

@Injectable()
export class UsersService {
  private issueInvitation: IssueInvitation = () => Promise.resolve(null);

  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Sets how users are invited, as mails are in a layer above. */
  inviteBy(issue: IssueInvitation): void {
    this.issueInvitation = issue;
  }

  /** The users that match the request, by id by default. */
  async list(request: UsersRequest): Promise<Page<UserDto>> {
    const page = await readList(this.users, USERS, request);
    const ids = page.rows.map(({ id }) => id);
    const facts = await accountFacts(this.users.manager, ids);
    return page.map((user) => describe(user, facts));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<UserDto> {
    return describeOne(this.users.manager, await findRow(this.users, USERS, { id }));
  }

  /** The addresses of the active administrators who have a password, by id. */
  async administratorEmails(manager: EntityManager): Promise<string[]> {
    const rows: { email: string }[] = await manager.query(
      `SELECT email FROM users WHERE role = 'admin' AND is_active AND password IS NOT NULL
       ORDER BY id`,
    );
    return rows.map(({ email }) => email);
  }

  /** When the first user was created: the time of installation. */
  async firstCreated(): Promise<Date> {
    const [first] = await this.users.find({ order: { createdAt: 'ASC' }, take: 1 });
    return first?.createdAt ?? new Date();
  }

  /**
   * Adds a user, who is invited to set a password unless one is given.
   * @param by the administrator who adds the user
   * @param request identifies repetitions of the request
   * @throws ConflictError when the username or e-mail address is taken
   * @throws TooManyRequestsError after too many invitations
   */
  async create(
    { password, ...fields }: CreateUserDto,
    by: Pick<User, 'fullName'>,
    request?: RepeatableRequest,
  ): Promise<InvitedUserDto> {
    const hash = typeof password === 'string' ? await hashPassword(password) : null;
    let invitationUrl: string | null = null;
    const id = await conflictOn(USERS.taken, () =>
      createOnce(this.users.manager, User, request, async (manager) => {
        const username = fields.username ?? (await freeUsername(manager, fields.email));
        const user = manager.create(User, { ...fields, username, password: hash });
        await manager.insert(User, user);
        if (hash === null && user.isActive) {
          invitationUrl = await this.issueInvitation(manager, user, by.fullName);
        }
        return user.id;
      }),
    );
    return { ...(await this.one(id)), invitationUrl };
  }

  /**
   * Invites a user who has no password yet again; the former link ends.
   * @param by the administrator who invites
   * @throws NotFoundError
   * @throws ConflictError when the user has a password, or is deactivated
   * @throws TooManyRequestsError after too many invitations
   */
  async invite(id: number, by: Pick<User, 'fullName'>): Promise<InvitedUserDto> {
    return this.users.manager.transaction(async (manager) => {
      const user = await lockRow(manager, User, USERS, id);
      const described = await describeOne(manager, user);
      if (described.hasPassword) throw new ConflictError(HAS_PASSWORD);
      if (!user.isActive) throw new ConflictError(DEACTIVATED);
      const invitationUrl = await this.issueInvitation(manager, user, by.fullName);
      return { ...described, invitationUrl };
    });
  }

  /**
   * Changes the given fields. A new password, role or deactivation ends the user's sessions; a new
   * password also removes the user's passkeys and, of another user, the second factor, and tells
   * that user by mail.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   * @param by the administrator who makes the change
   * @throws ConflictError when the username or e-mail address is taken, when no active
   *   administrator would be left, or when administrators remove their own access
   */
  async update(
    id: number,
    { password, ...fields }: UpdateUserDto,
    by: Pick<User, 'id'>,
    expected?: ExpectedVersions,
  ): Promise<UserDto> {
    const hash = typeof password === 'string' ? await hashPassword(password) : undefined;
    return conflictOn(USERS.taken, () =>
      this.users.manager.transaction(async (manager) => {
        const user = await this.lock(manager, id, expected);
        const { role, isActive, email } = user;
        Object.assign(user, fields);
        if (hash !== undefined) user.password = hash;
        if (user.role !== 'admin' || !user.isActive) {
          await this.assertAnotherAdministrator(manager, id);
          if (id === by.id) throw ownAccessError();
        }
        if (hash !== undefined || user.role !== role || user.isActive !== isActive) {
          user.sessionVersion += 1;
        }
        await manager.save(user);
        if (hash !== undefined) await removePasskeys(manager, user.username);
        if (hash !== undefined && id !== by.id) {
          await removeSecondFactor(manager, user.username);
          await addAccountNotice(manager, { kind: 'password-set', userId: id, email });
        }
        return describeOne(manager, await manager.findOneByOrFail(User, { id }));
      }),
    );
  }

  /**
   * Ends all sessions of a user.
   * @throws NotFoundError
   */
  async endSessions(id: number): Promise<UserDto> {
    await this.users.increment({ id }, 'sessionVersion', 1);
    return this.one(id);
  }

  /**
   * Removes the second factor and all passkeys of another user, whose device is lost or was never
   * theirs, ends all sessions, and tells the user by mail. The password stays.
   * @param by the administrator who removes them
   * @throws NotFoundError
   * @throws ConflictError when the user has neither, or is the administrator
   */
  async removeFactors(id: number, by: Pick<User, 'id'>): Promise<UserDto> {
    if (id === by.id) throw new ConflictError(OWN_FACTORS);
    return this.users.manager.transaction(async (manager) => {
      const user = await lockRow(manager, User, USERS, id);
      if (!(await removeFactors(manager, user))) throw new ConflictError(NO_FACTORS);
      await addAccountNotice(manager, { kind: 'factors-removed', userId: id });
      return describeOne(manager, await manager.findOneByOrFail(User, { id }));
    });
  }

  /**
   * Deletes a user and returns it as it was.
   * @param by the administrator who deletes the user
   * @throws NotFoundError
   * @throws ConflictError when no active administrator would be left, or when
   *   administrators delete themselves
   */
  async remove(id: number, by: Pick<User, 'id'>): Promise<UserDto> {
    return this.users.manager.transaction(async (manager) => {
      const user = await this.lock(manager, id);
      await this.assertAnotherAdministrator(manager, id);
      if (id === by.id) throw ownAccessError();
      const removed = await describeOne(manager, user);
      await manager.remove(user);
      return removed;
    });
  }

  /**
   * The row, locked after the administrators' rows: always in this order, so that concurrent
   * changes wait instead of deadlocking.
   */
  private async lock(
    manager: EntityManager,
    id: number,
    expected?: ExpectedVersions,
  ): Promise<User> {
    await manager
      .createQueryBuilder(User, 'user')
      .setLock('pessimistic_write')
      .where(`user.role = 'admin' AND user.isActive`)
      .orderBy('user.id')
      .getMany();
    return lockRow(manager, User, USERS, id, expected);
  }

  private async assertAnotherAdministrator(manager: EntityManager, without: number): Promise<void> {
    const others = await manager
      .createQueryBuilder(User, 'user')
      .where(`user.role = 'admin' AND user.isActive AND user.password IS NOT NULL`)
      .andWhere('user.id <> :without', { without })
      .getCount();
    if (others === 0) {
      throw new ConflictError({
        hr: 'Mora ostati barem jedan aktivan administrator.',
        en: 'At least one active administrator must remain.',
      });
    }
  }
}
