import { Module, type DynamicModule } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { PRIVACY_KEY } from './privacy-key.js';
import { PrivacyRecordsService } from './privacy-records.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';
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
        { provide: PRIVACY_KEY, useValue: key },
        PrivacyRecordsService,
        PrivacyService,
        RetentionService,
      ],
    };
  }
}
