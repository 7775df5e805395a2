import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { fieldsOf } from 'shared/is-record';
import type { Repository } from 'typeorm';
import { encode } from 'uqr';
import { recordFailedSignIn } from '../../actors/audit-lines.js';
import type { Language } from '../../i18n/language.js';
import { addAccountNotice } from '../../notices/account-notice.js';
import { ConflictError, InvalidInputError } from '../../problems/domain-errors.js';
import type { User } from '../../users/user.entity.js';
import { AttemptLimiterService } from '../attempt-limiter.service.js';
import { DeviceCookieService } from '../device-cookie.service.js';
import type {
  AddSecondFactorDto,
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorSetupDto,
} from './dto/second-factor.dto.js';
import { urlOf, hashRecoveryCode, newRecoveryCodes, newSecret, stepOf } from './one-time-codes.js';
import { RememberedDeviceService } from './remembered-device.service.js';
import { removeUnlessLast } from './second-factor-due.js';
import { SecondFactorRequiredError, WRONG_CODE } from './second-factor-required.error.js';
import { SecondFactor } from './second-factor.entity.js';
import { SecretBoxService } from './secret-box.service.js';

const SETUP_MS = 30 * 60_000;
const SETUP_ENDED = {
  hr: 'Postavljanje je isteklo. Počnite ispočetka.',
  en: 'The setup has expired. Please start again.',
};
const PRESENT = {
  hr: 'Drugi faktor već je uključen.',
  en: 'The second factor is on already.',
};
const ABSENT = { hr: 'Drugi faktor nije uključen.', en: 'The second factor is off.' };

type Owner = Pick<User, 'id'>;

/** The part of the validated body of a sign-in that concerns the second factor. */
interface LoginCode {
  code?: string;
  rememberDevice?: boolean;
}

const stored = ({ id }: Owner): string => `secret of user ${id}`;
const pending = ({ id }: Owner): string => `setup of user ${id}`;
const wrongCode = () => InvalidInputError.of('code', WRONG_CODE);

/** The second factors of users: codes of an application, and recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectRepository(SecondFactor) private readonly factors: Repository<SecondFactor>,
    private readonly box: SecretBoxService,
    private readonly attempts: AttemptLimiterService,
    private readonly knownDevices: DeviceCookieService,
    private readonly devices: RememberedDeviceService,
  ) {}

  async describe({ id: userId }: Owner): Promise<SecondFactorDto> {
    const factor = await this.factors.findOneBy({ userId });
    return {
      isOn: factor !== null,
      addedAt: factor?.createdAt ?? null,
      recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
    };
  }

  /**
   * A new secret; nothing is stored before a code of it is sent back.
   * @throws ConflictError when the user has a second factor
   */
  async begin(user: User): Promise<SecondFactorSetupDto> {
    if (await this.factors.existsBy({ userId: user.id })) throw new ConflictError(PRESENT);
    const secret = newSecret();
    const url = urlOf(secret, user.username);
    const { data } = encode(url, { border: 0 });
    const until = Date.now() + SETUP_MS;
    return {
      setup: this.box.encrypt(JSON.stringify({ secret, until }), pending(user)),
      secret,
      address: url,
      qrCode: data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
    };
  }

  /**
   * Stores the secret of a setup, proved by a code of it.
   * @throws InvalidInputError when the code is wrong, or the setup has expired or is another user's
   * @throws ConflictError when the user has a second factor
   * @throws TooManyRequestsError after too many wrong codes
   */
  async add(
    user: User,
    { setup, code }: AddSecondFactorDto,
    language: Language,
  ): Promise<RecoveryCodesDto> {
    const secret = this.secretOfSetup(user, setup);
    if (!secret) throw InvalidInputError.of('setup', SETUP_ENDED);
    const attempt = await this.attempts.beginKnown(`second factor setup ${user.id}`);
    const lastStep = stepOf(secret, code);
    if (lastStep === undefined) {
      await attempt.confirm();
      throw wrongCode();
    }
    await attempt.forgive();
    const recoveryCodes = newRecoveryCodes();
    const row = [
      user.id,
      this.box.encrypt(secret, stored(user)),
      lastStep,
      recoveryCodes.map(hashRecoveryCode),
    ];
    await this.factors.manager.transaction(async (manager) => {
      const rows: unknown[] = await manager.query(
        `INSERT INTO second_factors (user_id, secret, last_step, recovery_codes)
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING user_id`,
        row,
      );
      if (rows.length === 0) throw new ConflictError(PRESENT);
      await addAccountNotice(manager, { kind: 'second-factor-on', userId: user.id, language });
    });
    return { recoveryCodes };
  }

  /**
   * Replaces the recovery codes.
   * @throws ConflictError when the user has no second factor
   */
  async renewRecoveryCodes({ id: userId }: Owner, language: Language): Promise<RecoveryCodesDto> {
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map(hashRecoveryCode);
    await this.factors.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        SecondFactor,
        { userId },
        { recoveryCodes: hashes },
      );
      if (!affected) throw new ConflictError(ABSENT);
      await addAccountNotice(manager, { kind: 'recovery-codes-renewed', userId, language });
    });
    return { recoveryCodes };
  }

  /**
   * @throws ConflictError when the user has no second factor, or it is required and the only one
   * @throws InvalidInputError when the code is wrong or was used
   * @throws TooManyRequestsError after too many wrong codes
   */
  async remove({ id: userId }: Owner, code: string, language: Language): Promise<SecondFactorDto> {
    const factor = await this.factors.findOneBy({ userId });
    if (!factor) throw new ConflictError(ABSENT);
    if (!(await this.accepts(factor, code, 'a session'))) throw wrongCode();
    await this.factors.manager.transaction(async (manager) => {
      await removeUnlessLast(manager, userId, async () => {
        const { affected } = await manager.delete(SecondFactor, { userId });
        if (!affected) throw new ConflictError(ABSENT);
      });
      await addAccountNotice(manager, { kind: 'second-factor-off', userId, language });
    });
    return this.describe({ id: userId });
  }

  /**
   * Asks for the second factor of a user whose password is right.
   * @param user with the password's hash
   * @throws SecondFactorRequiredError when the code is missing, wrong or was used
   * @throws TooManyRequestsError after too many wrong codes
   */
  async check(request: Request, user: User): Promise<void> {
    const factor = await this.factors.findOneBy({ userId: user.id });
    if (!factor || this.devices.isRemembered(request, user, factor)) return;
    const { code, rememberDevice }: LoginCode = fieldsOf(request.body);
    if (!code) throw new SecondFactorRequiredError('missing');
    if (!(await this.accepts(factor, code, this.knownDevices.read(request, user)))) {
      await recordFailedSignIn(this.factors, user.id);
      throw new SecondFactorRequiredError('wrong');
    }
    if (rememberDevice && request.res) this.devices.remember(request.res, user, factor);
  }

  /** Counts the attempt before it evaluates the code, so that concurrent ones have no advantage. */
  private async accepts(
    factor: SecondFactor,
    code: string,
    knownClient: string | undefined,
  ): Promise<boolean> {
    const attempt = await this.attempts.beginCode(factor.userId, knownClient);
    const isRight = (await this.usesCode(factor, code)) || (await this.usesRecovery(factor, code));
    await (isRight ? attempt.forgive() : attempt.confirm());
    return isRight;
  }

  /** Whether it is a code of the application that no request has used. */
  private async usesCode({ userId, secret }: SecondFactor, code: string): Promise<boolean> {
    const open = this.box.decrypt(secret, stored({ id: userId }));
    const step = open === undefined ? undefined : stepOf(open, code.replace(/\s/g, ''));
    if (step === undefined) return false;
    const { affected } = await this.factors
      .createQueryBuilder()
      .update({ lastStep: step })
      .where('user_id = :userId AND secret = :secret AND last_step < :step', {
        userId,
        secret,
        step,
      })
      .execute();
    return affected === 1;
  }

  /** Whether it is a recovery code that no request has used. */
  private async usesRecovery({ userId, secret }: SecondFactor, code: string): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    const { affected } = await this.factors
      .createQueryBuilder()
      .update({ recoveryCodes: () => 'array_remove(recovery_codes, :hash)' })
      .where('user_id = :userId AND secret = :secret AND :hash = ANY(recovery_codes)')
      .setParameters({ userId, secret, hash })
      .execute();
    return affected === 1;
  }

  private secretOfSetup(user: User, setup: string): string | undefined {
    const text = this.box.decrypt(setup, pending(user));
    if (text === undefined) return undefined;
    const { secret, until } = fieldsOf(JSON.parse(text));
    return typeof secret === 'string' && Number(until) > Date.now() ? secret : undefined;
  }
}
