import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { User } from '../users/user.entity.js';
import { JWT_SECRET } from './jwt-secret.js';
import { hasOwnHeader, SessionReaderService, type Session } from './session-reader.service.js';

type KeyCallback = (error: string | null, key?: string) => void;

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
