import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Finding } from './finding.js';

/** The last findings about the server; one row, which all processes share. */
@Entity('health_report')
export class HealthReport {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('timestamptz')
  checkedAt: Date;

  @Column('jsonb')
  findings: Finding[];

  /** The Monday of the week for which the faults were mailed. */
  @Column('date', { nullable: true })
  mailedWeek: string | null;
}
