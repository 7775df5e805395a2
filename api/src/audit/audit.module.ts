import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActorInterceptor } from '../actors/actor.interceptor.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditPersonalDataService } from './audit-personal-data.service.js';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry]), PersonalDataModule, SettingsModule],
  controllers: [AuditController],
  providers: [AuditService, AuditPersonalDataService, ActorInterceptor],
})
export class AuditModule {}
