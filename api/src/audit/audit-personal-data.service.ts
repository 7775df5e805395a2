import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteInBatches } from '../personal-data/in-batches.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes } from '../personal-data/personal-data.js';
import { SettingsService } from '../settings/settings.service.js';

/** The audit log has the names of those who acted, and no other personal data. */
@Injectable()
export class AuditPersonalDataService implements OnModuleInit {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.registry.add({
      kind: 'audit',
      columns: { audit_log: ['actor_name', 'token_name'] },
      outcomes: {
        deleted: {
          hr: {
            one: 'Iz dnevnika promjena obrisan je # zapis',
            few: 'Iz dnevnika promjena obrisana su # zapisa',
            other: 'Iz dnevnika promjena obrisano je # zapisa',
          },
          en: {
            one: '# line of the change log was deleted',
            other: '# lines of the change log were deleted',
          },
        },
      },
      deleteExpired: () => this.deleteExpired(),
    });
  }

  private async deleteExpired(): Promise<Outcomes> {
    const { auditRetentionMonths } = await this.settings.current();
    const deleted = await deleteInBatches(this.dataSource, {
      table: 'audit_log',
      condition: 'at < now() - make_interval(months => $1)',
      period: auditRetentionMonths,
    });
    return { deleted };
  }
}
