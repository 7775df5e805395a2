import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Repository } from 'typeorm';
import { readCookie } from '../http/cookies.js';
import { MAX_ID } from '../http/id.pipe.js';
import { User } from '../users/user.entity.js';
import { JWT_SECRET } from './jwt-secret.js';
import { SESSION_COOKIE } from '../http/session-cookie-name.js';

/** What a token says: whose it is and under which session version it was made. */
export interface TokenPayload {
  sub: number;
  version: number;
}

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ID;

/** Reads the token from the Authorization header or the cookie and checks it against its user. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromAuthHeaderAsBearerToken(),
        (request) => readCookie(request, SESSION_COOKIE) ?? null,
      ]),
      secretOrKey: secret,
      algorithms: ['HS256'],
    });
  }

  async validate({ sub, version }: { sub: unknown; version: unknown }): Promise<User | false> {
    if (!isWhole(sub) || !isWhole(version)) return false;
    const user = await this.users.findOneBy({ id: sub, sessionVersion: version, isActive: true });
    return user ?? false;
  }
}
