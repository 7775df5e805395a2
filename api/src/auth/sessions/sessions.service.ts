import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { NotFoundError } from '../../problems/domain-errors.js';
import type { User } from '../../users/user.entity.js';
import type { ActiveSessionDto } from '../dto/active-session.dto.js';
import { SESSION_HOURS } from '../session-cookie.service.js';
import type { SessionClient } from './session-client.js';
import { StoredSession } from './stored-session.entity.js';

type Owner = Pick<User, 'id' | 'sessionVersion'>;

const NO_SESSION = {
  hr: 'Ta je prijava već završila.',
  en: 'This session has ended already.',
};

const describe = (
  { id, browser, network, beganAt, seenAt }: StoredSession,
  currentId: string,
): ActiveSessionDto => ({ id, browser, network, beganAt, seenAt, isCurrent: id === currentId });

/** The sessions of users: a token is accepted while its session is stored. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(StoredSession) private readonly sessions: Repository<StoredSession>,
  ) {}

  /**
   * Stores a new session, and deletes all that have expired.
   * @returns its id
   */
  async begin({ id, sessionVersion }: Owner, { browser, network }: SessionClient): Promise<string> {
    const session = randomUUID();
    await this.deleteExpired();
    await this.sessions.query(
      `INSERT INTO sessions
         (id, user_id, version, browser, network, began_at, authenticated_at, seen_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, now(), now(), date_trunc('hour', now()),
         now() + make_interval(hours => $6))`,
      [session, id, sessionVersion, browser, network, SESSION_HOURS],
    );
    return session;
  }

  /**
   * The sessions of a user that last, the latest first.
   * @param currentId of the session that asks
   */
  async list({ id, sessionVersion }: Owner, currentId: string): Promise<ActiveSessionDto[]> {
    const rows = await this.sessions
      .createQueryBuilder('session')
      .where('session.userId = :id AND session.version = :sessionVersion', { id, sessionVersion })
      .andWhere('session.expiresAt > now()')
      .orderBy('session.beganAt', 'DESC')
      .getMany();
    return rows.map((row) => describe(row, currentId));
  }

  /**
   * Ends a session of a user.
   * @returns it as it was
   * @throws NotFoundError when the user has no such session
   */
  async end({ id: userId }: Owner, id: string, currentId: string): Promise<ActiveSessionDto> {
    const row = await this.sessions.findOneBy({ id, userId });
    const { affected } = await this.sessions.delete({ id, userId });
    if (!row || !affected) throw new NotFoundError(NO_SESSION);
    return describe(row, currentId);
  }

  /**
   * Ends all sessions of a user but one.
   * @returns how many were ended
   */
  async endOthers({ id, sessionVersion }: Owner, currentId: string): Promise<number> {
    const { affected } = await this.sessions
      .createQueryBuilder()
      .delete()
      .where('user_id = :id AND version = :sessionVersion', { id, sessionVersion })
      .andWhere('id <> :currentId AND expires_at > now()', { currentId })
      .execute();
    return affected ?? 0;
  }

  /** Notes that the user of a session has entered the password again. */
  async noteAuthenticated(id: string): Promise<void> {
    await this.sessions.query('UPDATE sessions SET authenticated_at = now() WHERE id = $1', [id]);
  }

  /** Whether the user of a session entered the password within so many minutes. */
  isAuthenticatedWithin(id: string, minutes: number): Promise<boolean> {
    return this.sessions
      .createQueryBuilder('session')
      .where('session.id = :id', { id })
      .andWhere('session.authenticatedAt > now() - make_interval(mins => :minutes)', { minutes })
      .getExists();
  }

  /** Deletes one session; nothing happens where it has ended already. */
  async forget(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Notes the hour of a request of a session. */
  async noteSeen(id: string): Promise<void> {
    await this.sessions.query(
      `UPDATE sessions SET seen_at = date_trunc('hour', now())
       WHERE id = $1 AND seen_at < date_trunc('hour', now())`,
      [id],
    );
  }

  /** Deletes the sessions whose tokens have expired. */
  async deleteExpired(): Promise<void> {
    await this.sessions.query('DELETE FROM sessions WHERE expires_at <= now()');
  }
}
