import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { readList, type Page } from '../lists/page.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../rows/idempotency-key.js';
import { lockRow, type ExpectedVersions } from '../rows/row-version.js';
import type { CreatePartnerDto } from './dto/create-partner.dto.js';
import type { UpdatePartnerDto } from './dto/update-partner.dto.js';
import { Partner } from './partner.entity.js';
import { PARTNERS, type PartnersRequest } from './partners.resource.js';

@Injectable()
export class PartnersService {
  constructor(@InjectRepository(Partner) private readonly partners: Repository<Partner>) {}

  /** The partners and funders that fit the request, by `order` unless it says otherwise. */
  list(request: PartnersRequest): Promise<Page<Partner>> {
    return readList(this.partners, PARTNERS, request);
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<Partner> {
    return (await this.partners.findOneBy({ id })) ?? this.missing();
  }

  /** @param request by which its repeat is known */
  async create(fields: CreatePartnerDto, request?: RepeatableRequest): Promise<Partner> {
    const partner = this.partners.create(fields);
    const id = await createOnce(this.partners.manager, Partner, request, async (manager) => {
      await manager.insert(Partner, partner);
      return partner.id;
    });
    return this.one(id);
  }

  /**
   * Changes the given fields.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   */
  async update(
    id: number,
    fields: UpdatePartnerDto,
    expected?: ExpectedVersions,
  ): Promise<Partner> {
    await this.partners.manager.transaction(async (manager) => {
      const partner = (await lockRow(manager, Partner, { id }, expected)) ?? this.missing();
      await manager.save(manager.merge(Partner, partner, fields));
    });
    return this.one(id);
  }

  /**
   * Deletes a partner and answers what the row held.
   * @throws NotFoundError
   */
  async remove(id: number): Promise<Partner> {
    const partner = await this.one(id);
    return { ...(await this.partners.remove(partner)), id };
  }

  private missing(): never {
    throw new NotFoundError({ hr: 'Partner ne postoji.', en: 'There is no such partner.' });
  }
}
