import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { fieldsOf } from 'shared/is-record';
import type { User } from '../users/user.entity.js';
import { JWT_SECRET } from './jwt-secret.js';
import { SessionReaderService, type Session } from './session-reader.service.js';

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

/** Verifies a token and checks it against its user. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly sessions: SessionReaderService,
  ) {
    const key = createSecretKey(secret, 'utf8');
    super({
      jwtFromRequest: sessions.tokenOf,
      secretOrKeyProvider: (_request: unknown, token: string, done: KeyCallback) => {
        // A text would be tried as a public key first, for half a millisecond; passport-jwt passes
        // a key object on to jsonwebtoken, but its types do not know it.
        if (hasOwnHeader(token)) Reflect.apply(done, undefined, [null, key]);
        else done('The header is not one that is written here.');
      },
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  /** The user, and the session, which Passport sets as `authInfo` of the request. */
  validate(request: Request, claims: object): Promise<[User, Session] | false> {
    return this.sessions.ofClaims(this.sessions.tokenOf(request) ?? '', claims);
  }
}
