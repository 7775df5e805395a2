import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { ExtractJwt, type JwtFromRequestFunction } from 'passport-jwt';
import { fieldsOf } from 'shared/is-record';
import type { Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { MAX_ID } from '../fields/id.pipe.js';
import { readCookie, sessionCookieName } from '../http/cookies.js';
import { readRow } from '../reads/read-rows.js';
import { User } from '../users/user.entity.js';
import { secondFactorDue } from './second-factor/second-factor-due.js';
import { SessionsService } from './sessions/sessions.service.js';

/**
 * Claims of a token besides its id (`jti`) and times: the user and the session version for which it
 * was issued.
 */
export interface TokenPayload {
  sub: number;
  version: number;
}

/** The session of a request. */
export interface Session {
  /** The id of its token. */
  id: string;
  /** Whether only the own account may be changed, as a required second factor is missing. */
  lacksFactor?: boolean;
}

/** The claims of a token whose signature was verified. */
interface VerifiedClaims extends TokenPayload {
  jti: string;
  /** When it expires, in seconds since 1970. */
  exp: number;
}

/** Tokens whose verified claims are remembered; the least recently used ones are forgotten. */
const MAX_TOKENS = 1_000;
const HOUR_MS = 3_600_000;

const DUE = secondFactorDue({
  id: 'user.id',
  createdAt: 'user.createdAt',
  graceFrom: 'user.secondFactorGraceFrom',
});
const HAS_FACTOR_IN_TIME = `coalesce(${DUE} > now(), true)`;

const isIntegerId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ID;

/** Reads the sessions of requests. */
@Injectable()
export class SessionReaderService {
  /** The token of a request, from its Authorization header or its cookie; null without one. */
  readonly tokenOf: JwtFromRequestFunction<Request>;
  private readonly verified = new LRUCache<string, VerifiedClaims>({ max: MAX_TOKENS });
  /** The hour in which this process last noted a session. */
  private readonly seen = new LRUCache<string, number>({ max: MAX_TOKENS });

  constructor(
    @Inject(APP_CONFIG) { publicUrl }: Config,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly sessions: SessionsService,
  ) {
    const cookie = sessionCookieName(publicUrl);
    this.tokenOf = ExtractJwt.fromExtractors([
      ExtractJwt.fromAuthHeaderAsBearerToken(),
      (request: Request) => readCookie(request, cookie) ?? null,
    ]);
  }

  /**
   * The session of a token that was verified before: neither its signature nor its claims change.
   * Whether the session has ended and the user is active is asked of the database every time.
   * @returns undefined for any other token, and false for one whose session has ended
   */
  async ofKnownToken(token: string): Promise<[User, Session] | false | undefined> {
    const claims = this.verified.get(token);
    if (claims === undefined || Math.floor(Date.now() / 1000) >= claims.exp) return undefined;
    return this.read(claims);
  }

  /**
   * The session of a token.
   * @param claims of the token, whose signature and time were verified
   */
  async ofClaims(token: string, claims: object): Promise<[User, Session] | false> {
    const { sub, version, jti, exp } = fieldsOf(claims);
    if (!isIntegerId(sub) || !isIntegerId(version)) return false;
    if (typeof jti !== 'string' || !isUUID(jti) || typeof exp !== 'number') return false;
    const verified = { sub, version, jti, exp };
    this.verified.set(token, verified);
    return this.read(verified);
  }

  /** Notes that a session is used, once in an hour: a request mostly costs no further query. */
  private async noteSeen(id: string): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (this.seen.get(id) === hour) return;
    this.seen.set(id, hour);
    await this.sessions.noteSeen(id);
  }

  private async read({ sub, version, jti }: VerifiedClaims): Promise<[User, Session] | false> {
    const ofSession = () =>
      this.users
        .createQueryBuilder('user')
        .where('user.id = :sub AND user.sessionVersion = :version AND user.isActive')
        .andWhere('EXISTS (SELECT FROM sessions s WHERE s.id = :jti AND s.user_id = user.id)')
        .setParameters({ sub, version, jti });
    const unlimited = await readRow(ofSession().andWhere(HAS_FACTOR_IN_TIME));
    // Asked again only where the first answer is none, so that a request mostly costs one query.
    const user = unlimited ?? (await readRow(ofSession()));
    if (!user) return false;
    await this.noteSeen(jti);
    return [user, unlimited ? { id: jti } : { id: jti, lacksFactor: true }];
  }
}
