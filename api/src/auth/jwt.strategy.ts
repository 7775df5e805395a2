import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { fieldsOf } from 'shared/is-record';
import type { Repository } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { MAX_ID } from '../fields/id.pipe.js';
import { readCookie, sessionCookieName } from '../http/cookies.js';
import { User } from '../users/user.entity.js';
import { JWT_SECRET } from './jwt-secret.js';

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
  expiresAt: Date;
}

type KeyCallback = (error: string | null, key?: string) => void;

/**
 * Whether a token's header has exactly the fields of tokens issued here: `crit` with unknown
 * extensions must be rejected (RFC 7515, 4.1.11), and neither `kid` nor `jwk` may select a key.
 */
function hasOwnHeader(token: string): boolean {
  const [header = ''] = token.split('.');
  try {
    const { alg, typ, ...rest } = fieldsOf(JSON.parse(Buffer.from(header, 'base64url').toString()));
    return alg === 'HS256' && typ === 'JWT' && Object.keys(rest).length === 0;
  } catch {
    return false;
  }
}

const isIntegerId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ID;

/** Reads the token from the Authorization header or the cookie and checks it against its user. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    @Inject(APP_CONFIG) { publicUrl }: Config,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {
    const cookie = sessionCookieName(publicUrl);
    const key = createSecretKey(secret, 'utf8');
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromAuthHeaderAsBearerToken(),
        (request) => readCookie(request, cookie) ?? null,
      ]),
      secretOrKeyProvider: (_request: unknown, token: string, done: KeyCallback) => {
        // A text would be tried as a public key first, for half a millisecond; passport-jwt passes
        // a key object on to jsonwebtoken, but its types do not know it.
        if (hasOwnHeader(token)) Reflect.apply(done, undefined, [null, key]);
        else done('The header is not one that is written here.');
      },
      algorithms: ['HS256'],
    });
  }

  /** The user, and the session, which Passport sets as `authInfo` of the request. */
  async validate(claims: object): Promise<[User, Session] | false> {
    const { sub, version, jti, exp } = fieldsOf(claims);
    if (!isIntegerId(sub) || !isIntegerId(version)) return false;
    if (typeof jti !== 'string' || !isUUID(jti) || typeof exp !== 'number') return false;
    const user = await this.users
      .createQueryBuilder('user')
      .where({ id: sub, sessionVersion: version, isActive: true })
      .andWhere('NOT EXISTS (SELECT FROM ended_sessions ended WHERE ended.id = :jti)', { jti })
      .getOne();
    return user ? [user, { id: jti, expiresAt: new Date(exp * 1000) }] : false;
  }
}
