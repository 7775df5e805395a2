import { createSecretKey } from 'node:crypto';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { ApiTokenReaderService } from './api-tokens/api-token-reader.service.js';
import { ApiToken } from './api-tokens/api-token.entity.js';
import { AttemptLimiterService } from './attempt-limiter.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { DeviceCookieService } from './device-cookie.service.js';
import { JWT_SECRET } from './jwt-secret.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LinkSignerService } from './link-signer.service.js';
import { LocalStrategy } from './local.strategy.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { RememberedDeviceService } from './second-factor/remembered-device.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecretBoxService } from './second-factor/secret-box.service.js';
import { SESSION_HOURS, SessionCookieService } from './session-cookie.service.js';
import { SessionReaderService } from './session-reader.service.js';
import { RecentSignInGuard } from './sessions/recent-sign-in.guard.js';
import { RecentSignInService } from './sessions/recent-sign-in.service.js';
import { SessionsPersonalDataService } from './sessions/sessions-personal-data.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { StoredSession } from './sessions/stored-session.entity.js';

@Module({})
export class AuthModule {
  /** @param secret the key that signs sessions */
  static forRoot(secret: string): DynamicModule {
    return {
      module: AuthModule,
      // Global for `LinkSignerService` and `RecentSignInService`; the others are for further ways
      // of signing in, and the key is for the tool that restores backups.
      global: true,
      imports: [
        UsersModule,
        TypeOrmModule.forFeature([ApiToken, StoredSession, SecondFactor]),
        PassportModule,
        PersonalDataModule,
        JwtModule.register({
          // A text would be tried as a private key first, for more than half a millisecond.
          secret: createSecretKey(secret, 'utf8'),
          signOptions: { algorithm: 'HS256', expiresIn: `${SESSION_HOURS}h` },
        }),
      ],
      controllers: [AuthController, SecondFactorController, SessionsController],
      providers: [
        { provide: JWT_SECRET, useValue: secret },
        AttemptLimiterService,
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: RecentSignInGuard },
        ApiTokenReaderService,
        AuthService,
        DeviceCookieService,
        JwtStrategy,
        LinkSignerService,
        LocalStrategy,
        RecentSignInService,
        RememberedDeviceService,
        SecondFactorService,
        SecretBoxService,
        SessionCookieService,
        SessionReaderService,
        SessionsPersonalDataService,
        SessionsService,
      ],
      exports: [
        AuthService,
        DeviceCookieService,
        JWT_SECRET,
        LinkSignerService,
        RecentSignInService,
        SessionCookieService,
        SessionsService,
      ],
    };
  }
}
