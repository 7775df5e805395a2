import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { DeviceCookieService } from './device-cookie.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';

/** Signs in with a username and a password, and the second factor of users who have one. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: DeviceCookieService,
    private readonly secondFactors: SecondFactorService,
  ) {
    super({ passReqToCallback: true });
  }

  async validate(request: Request, username: string, password: string): Promise<User> {
    const user = await this.auth.authenticate(username, password, request.ip ?? '', (known) =>
      this.devices.read(request, known),
    );
    await this.secondFactors.check(request, user);
    return user;
  }
}
