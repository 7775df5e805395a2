import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isoDate } from 'shared/croatian-time';
import type { Repository } from 'typeorm';
import { TOKEN_PREFIX } from '../access/token-scopes.js';
import { createToken, hashOfToken } from '../access/tokens.js';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../problems/domain-errors.js';
import type { User } from '../users/user.entity.js';
import type { ApiTokenDto, CreateApiTokenDto, NewApiTokenDto } from './dto/api-token.dto.js';

/** Characters of a token that are shown later. */
const SHOWN = TOKEN_PREFIX.length + 8;
const MAX_TOKENS = 100;
const MAX_DAYS = 365;
const DAY_MS = 86_400_000;

const NO_DAY = {
  hr: 'Token može vrijediti od danas do najviše godinu dana.',
  en: 'A token may end today at the earliest, and in a year at the latest.',
};
const TOO_MANY = {
  hr: `Možete imati najviše ${MAX_TOKENS} tokena. Najprije opozovite one koji više nisu potrebni.`,
  en: `You may have at most ${MAX_TOKENS} tokens. Revoke those that are no longer needed first.`,
};
const NO_TOKEN = { hr: 'Token ne postoji.', en: 'There is no such token.' };

/** @param by the administrator who created it */
function toDto(token: ApiToken, by = token.user): ApiTokenDto {
  const { id, name, prefix, scopes, createdAt, endsOn, usedOn } = token;
  const isValid = endsOn >= isoDate(Date.now());
  const createdBy = by?.fullName ?? '';
  return { id, name, prefix, scopes, createdBy, createdAt, endsOn, isValid, usedOn };
}

/** API tokens, of which the database holds only hashes. */
@Injectable()
export class ApiTokensService {
  constructor(@InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>) {}

  async list(): Promise<ApiTokenDto[]> {
    const tokens = await this.tokens.find({
      relations: { user: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return tokens.map((token) => toDto(token));
  }

  /**
   * Creates a token for the administrator `by`.
   * @throws InvalidInputError when it would end before today or after a year
   * @throws ConflictError when the administrator has too many
   */
  async create(fields: CreateApiTokenDto, by: User): Promise<NewApiTokenDto> {
    const now = Date.now();
    const last = isoDate(now + MAX_DAYS * DAY_MS);
    if (fields.endsOn < isoDate(now) || fields.endsOn > last)
      throw InvalidInputError.of('endsOn', NO_DAY);
    if ((await this.tokens.countBy({ userId: by.id })) >= MAX_TOKENS)
      throw new ConflictError(TOO_MANY);
    const secret = TOKEN_PREFIX + createToken();
    const token = await this.tokens.save(
      this.tokens.create({
        ...fields,
        prefix: secret.slice(0, SHOWN),
        hash: hashOfToken(secret),
        userId: by.id,
        usedOn: null,
      }),
    );
    return { ...toDto(token, by), token: secret };
  }

  /** @throws NotFoundError */
  async revoke(id: number): Promise<ApiTokenDto> {
    const token = await this.tokens.findOne({ where: { id }, relations: { user: true } });
    if (!token) throw new NotFoundError(NO_TOKEN);
    await this.tokens.delete(id);
    return toDto(token);
  }
}
