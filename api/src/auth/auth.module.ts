import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AttemptLimiter } from './attempt-limiter.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeviceCookie } from './device-cookie.js';
import { JWT_SECRET } from './jwt-secret.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LinkSigner } from './link-signer.js';
import { LocalStrategy } from './local.strategy.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SESSION_HOURS, SessionCookie } from './session-cookie.js';

@Module({})
export class AuthModule {
  /** @param secret the key that signs sessions */
  static forRoot(secret: string): DynamicModule {
    return {
      module: AuthModule,
      // Global for `LinkSigner`; features need nothing else of this module.
      global: true,
      imports: [
        UsersModule,
        PassportModule,
        JwtModule.register({
          secret,
          signOptions: { algorithm: 'HS256', expiresIn: `${SESSION_HOURS}h` },
        }),
      ],
      controllers: [AuthController],
      providers: [
        { provide: JWT_SECRET, useValue: secret },
        AttemptLimiter,
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        AuthService,
        DeviceCookie,
        JwtStrategy,
        LinkSigner,
        LocalStrategy,
        SessionCookie,
      ],
      exports: [LinkSigner],
    };
  }
}
