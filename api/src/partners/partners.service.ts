import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { removeToTrash } from '../content/move-to-trash.js';
import { readList, type Page } from '../lists/page.js';
import type { RepeatableRequest } from '../rows/idempotency-key.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow, createRow, findRow } from '../rows/rows.js';
import type { CreatePartnerDto, UpdatePartnerDto } from './dto/partner.dto.js';
import { Partner } from './partner.entity.js';
import { PARTNERS, type PartnersRequest } from './partners.resource.js';

@Injectable()
export class PartnersService {
  constructor(@InjectRepository(Partner) private readonly partners: Repository<Partner>) {}

  /** The partners and funders that match the request, by default in their `order`. */
  list(request: PartnersRequest): Promise<Page<Partner>> {
    return readList(this.partners, PARTNERS, request);
  }

  /** @throws NotFoundError */
  one(id: number): Promise<Partner> {
    return findRow(this.partners, PARTNERS, { id });
  }

  /** @param request with the idempotency key */
  create(fields: CreatePartnerDto, request?: RepeatableRequest): Promise<Partner> {
    return createRow(this.partners, PARTNERS, this.partners.create(fields), request);
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when its version is not the expected one
   */
  update(id: number, fields: UpdatePartnerDto, expected?: ExpectedVersions): Promise<Partner> {
    return changeRow(this.partners, PARTNERS, id, expected, (partner) => {
      this.partners.merge(partner, fields);
    });
  }

  /**
   * Moves a partner to the trash and returns it.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   */
  remove(id: number, by: string): Promise<Partner> {
    return removeToTrash(this.partners, PARTNERS, id, by);
  }
}
