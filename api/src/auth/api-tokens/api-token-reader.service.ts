import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { isoDate } from 'shared/croatian-time';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import type { TokenScope } from '../../access/token-scopes.js';
import { hashOfToken } from '../../access/tokens.js';
import type { User } from '../../users/user.entity.js';
import { isSecondFactorOverdue } from '../second-factor/second-factor-due.js';
import { ApiToken } from './api-token.entity.js';

/** Tokens of which this process remembers the day it last noted. */
const MAX_TOKENS = 1_000;

/** A valid token, and the administrator for whom it acts. */
export interface TokenBearer {
  name: string;
  scopes: readonly TokenScope[];
  user: User;
  /** Whether that administrator has not set up a required second factor in time. */
  lacksFactor: boolean;
}

/** Reads the API tokens of requests. */
@Injectable()
export class ApiTokenReaderService {
  private readonly noted = new LRUCache<number, string>({ max: MAX_TOKENS });

  constructor(@InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>) {}

  /**
   * Whose token this is. A token ends with its last day, and while the account that created it is
   * no active administrator's.
   */
  async bearerOf(token: string): Promise<TokenBearer | undefined> {
    const today = isoDate(Date.now());
    const found = await this.tokens.findOne({
      where: {
        hash: hashOfToken(token),
        endsOn: MoreThanOrEqual(today),
        user: { isActive: true, role: 'admin' },
      },
      relations: { user: true },
    });
    if (!found?.user) return undefined;
    await this.noteUse(found, today);
    const { name, scopes, user, userId } = found;
    const lacksFactor = await isSecondFactorOverdue(this.tokens.manager, userId);
    return { name, scopes, user, lacksFactor };
  }

  /** Notes the day of a request, once a day. */
  private async noteUse({ id, usedOn }: ApiToken, today: string): Promise<void> {
    if (usedOn === today || this.noted.get(id) === today) return;
    this.noted.set(id, today);
    await this.tokens.update(id, { usedOn: today });
  }
}
