import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { User } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { DeviceCookieService } from './device-cookie.service.js';

/** Signs in with a username and a password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: DeviceCookieService,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: Request, username: string, password: string): Promise<User> {
    return this.auth.authenticate(username, password, request.ip ?? '', (user) =>
      this.devices.read(request, user),
    );
  }
}
