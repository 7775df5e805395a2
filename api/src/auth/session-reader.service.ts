import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { ExtractJwt, type JwtFromRequestFunction } from 'passport-jwt';
import { fieldsOf } from 'shared/is-record';
import type { Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { MAX_ID } from '../fields/id.pipe.js';
import {
  carriesSession,
  isAnonymous,
  readCookie,
  sessionCookieName,
  withoutSession,
} from '../http/cookies.js';
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

interface KnownToken {
  claims: VerifiedClaims;
  /** Whether the database had its session when it was last asked; false before. */
  hasSession: boolean;
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

/**
 * Whether a token's header has exactly the fields of tokens issued here: `crit` with unknown
 * extensions must be rejected (RFC 7515, 4.1.11), and neither `kid` nor `jwk` may select a key.
 */
export function hasOwnHeader(token: string): boolean {
  const [header = ''] = token.split('.');
  try {
    const { alg, typ, ...rest } = fieldsOf(JSON.parse(Buffer.from(header, 'base64url').toString()));
    return alg === 'HS256' && typ === 'JWT' && Object.keys(rest).length === 0;
  } catch {
    return false;
  }
}

/** Reads the sessions of requests. */
@Injectable()
export class SessionReaderService {
  /** The token of a request, from its Authorization header or its cookie; null without one. */
  readonly tokenOf: JwtFromRequestFunction<Pick<IncomingMessage, 'headers'>>;
  private readonly cookie: string;
  private readonly known = new LRUCache<string, KnownToken>({ max: MAX_TOKENS });
  /** The hour in which this process last noted a session. */
  private readonly seen = new LRUCache<string, number>({ max: MAX_TOKENS });

  constructor(
    @Inject(APP_CONFIG) { publicUrl }: Config,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly sessions: SessionsService,
    private readonly jwt: JwtService,
  ) {
    this.cookie = sessionCookieName(publicUrl);
    this.tokenOf = ExtractJwt.fromExtractors([
      ExtractJwt.fromAuthHeaderAsBearerToken(),
      (request: Pick<IncomingMessage, 'headers'>) => readCookie(request, this.cookie) ?? null,
    ]);
  }

  /**
   * Removes a session cookie that was not issued here or has expired, so that its request is one of
   * a visitor in all that follows. Does not ask the database.
   */
  dropForgedCookie(request: Pick<IncomingMessage, 'headers'>): void {
    const { headers } = request;
    if (!carriesSession(request)) return;
    const token = readCookie(request, this.cookie);
    if (token === undefined || this.verify(token) === undefined) {
      headers.cookie = withoutSession(headers.cookie ?? '');
    }
  }

  /**
   * Whether the session of a request was found when the database was last asked. False for the
   * first request with a token, whose session is read later.
   */
  isSignedIn(request: Pick<IncomingMessage, 'headers'>): boolean {
    if (isAnonymous(request)) return false;
    const token = this.tokenOf(request);
    return token !== null && this.knownToken(token)?.hasSession === true;
  }

  /**
   * The session of a token that was verified before: neither its signature nor its claims change.
   * Whether the session has ended and the user is active is asked of the database every time.
   * @returns undefined for any other token, and false for one whose session has ended
   */
  async ofKnownToken(token: string): Promise<[User, Session] | false | undefined> {
    const known = this.knownToken(token);
    return known && this.read(known);
  }

  /**
   * The session of a token.
   * @param claims of the token, whose signature and time were verified
   */
  async ofClaims(token: string, claims: object): Promise<[User, Session] | false> {
    const known = this.remember(token, claims);
    return known !== undefined && this.read(known);
  }

  /** A token that was verified before and has not expired. */
  private knownToken(token: string): KnownToken | undefined {
    const known = this.known.get(token);
    return known && Math.floor(Date.now() / 1000) < known.claims.exp ? known : undefined;
  }

  /** Verifies the signature and the time of a token. */
  private verify(token: string): KnownToken | undefined {
    const known = this.knownToken(token);
    if (known || !hasOwnHeader(token)) return known;
    try {
      return this.remember(token, this.jwt.verify(token, { algorithms: ['HS256'] }));
    } catch {
      return undefined;
    }
  }

  private remember(token: string, claims: object): KnownToken | undefined {
    const { sub, version, jti, exp } = fieldsOf(claims);
    if (!isIntegerId(sub) || !isIntegerId(version)) return undefined;
    if (typeof jti !== 'string' || !isUUID(jti) || typeof exp !== 'number') return undefined;
    const known = { claims: { sub, version, jti, exp }, hasSession: false };
    this.known.set(token, known);
    return known;
  }

  /** Notes that a session is used, once in an hour: a request mostly costs no further query. */
  private async noteSeen(id: string): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (this.seen.get(id) === hour) return;
    this.seen.set(id, hour);
    await this.sessions.noteSeen(id);
  }

  private async read(known: KnownToken): Promise<[User, Session] | false> {
    const { sub, version, jti } = known.claims;
    const ofSession = () =>
      this.users
        .createQueryBuilder('user')
        .where('user.id = :sub AND user.sessionVersion = :version AND user.isActive')
        .andWhere('EXISTS (SELECT FROM sessions s WHERE s.id = :jti AND s.user_id = user.id)')
        .setParameters({ sub, version, jti });
    const unlimited = await readRow(ofSession().andWhere(HAS_FACTOR_IN_TIME));
    // Asked again only where the first answer is none, so that a request mostly costs one query.
    const user = unlimited ?? (await readRow(ofSession()));
    known.hasSession = Boolean(user);
    if (!user) return false;
    await this.noteSeen(jti);
    return [user, unlimited ? { id: jti } : { id: jti, lacksFactor: true }];
  }
}
