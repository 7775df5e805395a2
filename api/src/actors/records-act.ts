import { applyDecorators, SetMetadata } from '@nestjs/common';

export const ACT_KEY = 'act';

/** An act of an operation, in the audit log. */
export interface DeclaredAct {
  action: string;
  /** By default the path of the controller. */
  resource?: string;
}

/**
 * Records each successful call of an operation that changes no audited row, or that reads what must
 * not be read unnoticed. Reads and exports are recorded before they are answered.
 */
export const RecordsAct = (action: string, resource?: string): MethodDecorator =>
  applyDecorators(SetMetadata(ACT_KEY, { action, resource } satisfies DeclaredAct));
