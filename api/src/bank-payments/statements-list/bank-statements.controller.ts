import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../access/access.js';
import { OpenToTokens } from '../../access/token-scopes.js';
import { ListEndpoint, ReadEndpoint } from '../../endpoints/resource-endpoints.js';
import { IdPipe } from '../../fields/id.pipe.js';
import { ListQuery } from '../../lists/list-query.js';
import type { Page } from '../../lists/page.js';
import { BankStatementDto } from './bank-statement.dto.js';
import { BANK_STATEMENTS, type BankStatementsRequest } from './bank-statements.resource.js';
import { BankStatementsService } from './bank-statements.service.js';

@ApiTags('bank-payments')
@OpenToTokens({ read: ['donations:read'] })
@Roles('accountant')
@Controller('bank-statements')
export class BankStatementsController {
  constructor(private readonly statements: BankStatementsService) {}

  @ListEndpoint(BANK_STATEMENTS, BankStatementDto, {
    summary: 'List imported bank statements, latest first',
  })
  list(
    @ListQuery(BANK_STATEMENTS) request: BankStatementsRequest,
  ): Promise<Page<BankStatementDto>> {
    return this.statements.list(request);
  }

  @ReadEndpoint(BANK_STATEMENTS, BankStatementDto)
  one(@Param('id', IdPipe) id: number): Promise<BankStatementDto> {
    return this.statements.one(id);
  }
}
