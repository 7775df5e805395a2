import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../../personal-data/personal-data.module.js';
import { UsersModule } from '../../users/users.module.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeyConfirmController } from './passkey-confirm.controller.js';
import { PasskeyConfirmService } from './passkey-confirm.service.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeyVerifierService } from './passkey-verifier.service.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysPersonalDataService } from './passkeys-personal-data.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';
import { RelyingPartyService } from './relying-party.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Passkey]), UsersModule, PersonalDataModule],
  controllers: [PasskeyConfirmController, PasskeySignInController, PasskeysController],
  providers: [
    PasskeyChallengesService,
    PasskeyConfirmService,
    PasskeySignInService,
    PasskeyVerifierService,
    PasskeysPersonalDataService,
    PasskeysService,
    RelyingPartyService,
  ],
})
export class PasskeysModule {}
