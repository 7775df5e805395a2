import { Module, type DynamicModule } from '@nestjs/common';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ErasureLedger } from '../personal-data/erasure-ledger.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { PrivacyRecordsService } from './privacy-records.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';
import { RepeatedErasuresService } from './repeated-erasures.service.js';
import { RetentionService } from './retention.service.js';

@Module({})
export class PrivacyModule {
  /** @param key by which the addresses of erasures are hashed */
  static forRoot(key: string): DynamicModule {
    return {
      module: PrivacyModule,
      imports: [JobsModule, PersonalDataModule, SettingsModule],
      controllers: [PrivacyController],
      providers: [
        {
          provide: ErasureLedger,
          useFactory: ({ backupDir }: Config) => new ErasureLedger(backupDir, key),
          inject: [APP_CONFIG],
        },
        PrivacyRecordsService,
        PrivacyService,
        RepeatedErasuresService,
        RetentionService,
      ],
    };
  }
}
