import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Language } from '../../i18n/language.js';
import { addAccountNotice } from '../../notices/account-notice.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../../problems/domain-errors.js';
import { DETAILS } from '../../problems/problem-texts.js';
import { conflictOn } from '../../rows/unique-violation.js';
import type { User } from '../../users/user.entity.js';
import { removeUnlessLast } from '../second-factor/second-factor-due.js';
import type { Session } from '../session-reader.service.js';
import type { RegisterPasskeyDto } from './dto/passkey-response.dto.js';
import {
  ALGORITHMS,
  type KnownCredentialDto,
  type PasskeyCreationOptionsDto,
  type PasskeyDto,
} from './dto/passkey.dto.js';
import { CHALLENGE_TIMEOUT_MS, PasskeyChallengesService } from './passkey-challenges.service.js';
import { Passkey } from './passkey.entity.js';
import { RelyingPartyService } from './relying-party.service.js';

/** Most passkeys of a user. */
const MAX_PASSKEYS = 20;
const SITE_NAME = 'Kvaliteta življenja';

export const CHALLENGE_ENDED = {
  hr: 'Zahtjev za pristupni ključ istekao je ili je već iskorišten. Pokušajte ponovno.',
  en: 'The request for a passkey has expired or was used already. Please try again.',
};
const NOT_CREATED = {
  hr: 'Pristupni ključ nije prihvaćen: nije izrađen za ovu stranicu ili uređaj nije provjerio tko ste.',
  en: 'The passkey was not accepted: it was not made for this site, or the device did not check who you are.',
};
const TOO_MANY = {
  hr: `Možete imati najviše ${MAX_PASSKEYS} pristupnih ključeva. Uklonite neki koji ne upotrebljavate.`,
  en: `You can have at most ${MAX_PASSKEYS} passkeys. Remove one that you do not use.`,
};
const TAKEN = {
  hr: 'Taj je pristupni ključ već dodan.',
  en: 'This passkey was added already.',
};

const describe = ({ id, name, createdAt, usedOn }: Passkey): PasskeyDto => ({
  id,
  name,
  createdAt,
  usedOn,
});

const credentialOf = ({ credentialId, transports }: Passkey): KnownCredentialDto => ({
  type: 'public-key',
  id: credentialId,
  transports,
});

/** How authenticators name the owner of a passkey: without a name or an address. */
export const userHandle = ({ id }: Pick<User, 'id'>): string =>
  Buffer.from(`user-${id}`).toString('base64url');

/** The passkeys of users. */
@Injectable()
export class PasskeysService {
  constructor(
    @InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>,
    private readonly challenges: PasskeyChallengesService,
    private readonly relyingParty: RelyingPartyService,
  ) {}

  /** The passkeys of a user, the latest first. */
  async list({ id: userId }: User): Promise<PasskeyDto[]> {
    return (await this.rowsOf(userId)).map(describe);
  }

  /** The passkeys of a user, for the browser to ask for one of them. */
  async credentialsOf({ id: userId }: User): Promise<KnownCredentialDto[]> {
    return (await this.rowsOf(userId)).map(credentialOf);
  }

  /**
   * What the browser needs to create a passkey, with a challenge for this session.
   * @throws ConflictError when the user has as many as allowed, or the site's address allows none
   */
  async creationOptions(
    user: User,
    { id: sessionId }: Session,
  ): Promise<PasskeyCreationOptionsDto> {
    const { id } = this.relyingParty;
    const known = await this.rowsOf(user.id);
    if (known.length >= MAX_PASSKEYS) throw new ConflictError(TOO_MANY);
    return {
      challenge: await this.challenges.issue({
        purpose: 'registration',
        userId: user.id,
        sessionId,
      }),
      rp: { id, name: SITE_NAME },
      user: { id: userHandle(user), name: user.username, displayName: user.fullName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_TIMEOUT_MS,
      excludeCredentials: known.map(credentialOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  /**
   * Adds the passkey that the browser created.
   * @throws InvalidInputError when it does not answer a challenge of this session, or was created
   *   for another site or without verifying the user
   * @throws ConflictError when it was added before, or the user has as many as allowed
   */
  async add(
    user: User,
    session: Session,
    response: RegisterPasskeyDto,
    language: Language,
  ): Promise<PasskeyDto> {
    const challenge = this.relyingParty.challengeOf(response.clientDataJSON);
    const isOpen =
      challenge !== undefined &&
      (await this.challenges.use(challenge, {
        purpose: 'registration',
        userId: user.id,
        sessionId: session.id,
      }));
    if (!isOpen) throw InvalidInputError.of('clientDataJSON', CHALLENGE_ENDED);
    const credential = await this.relyingParty.createdCredential(response, challenge);
    if (!credential) throw InvalidInputError.of('attestationObject', NOT_CREATED);
    const row = this.passkeys.create({
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.transports ?? [],
      name: response.name,
    });
    return describe(await this.insert(row, language));
  }

  /** @throws NotFoundError when the user has no such passkey */
  async rename({ id: userId }: User, id: number, name: string): Promise<PasskeyDto> {
    const row = await this.find(userId, id);
    // Saving the whole row would store again a passkey that is removed meanwhile.
    await this.passkeys.update({ id, userId }, { name });
    return describe({ ...row, name });
  }

  /**
   * Removes a passkey, which signs nobody in from then on.
   * @returns it as it was
   * @throws NotFoundError when the user has no such passkey
   * @throws ConflictError when a second factor is required, and it is the only one
   */
  async remove({ id: userId }: User, id: number, language: Language): Promise<PasskeyDto> {
    const row = await this.find(userId, id);
    await this.passkeys.manager.transaction(async (manager) => {
      await removeUnlessLast(manager, userId, async () => {
        const { affected } = await manager.delete(Passkey, { id, userId });
        if (!affected) throw new NotFoundError(DETAILS[404]);
      });
      const passkey = row.name;
      await addAccountNotice(manager, { kind: 'passkey-removed', userId, passkey, language });
    });
    return describe(row);
  }

  /** Inserts a row, unless another request has meanwhile added the last that is allowed. */
  private insert(row: Passkey, language: Language): Promise<Passkey> {
    return conflictOn({ credentialId: TAKEN }, () =>
      this.passkeys.manager.transaction(async (manager) => {
        await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [row.userId]);
        const count = await manager.countBy(Passkey, { userId: row.userId });
        if (count >= MAX_PASSKEYS) throw new ConflictError(TOO_MANY);
        const saved = await manager.save(row);
        const { userId, name: passkey } = row;
        await addAccountNotice(manager, { kind: 'passkey-added', userId, passkey, language });
        return saved;
      }),
    );
  }

  private async find(userId: number, id: number): Promise<Passkey> {
    const row = await this.passkeys.findOneBy({ id, userId });
    if (!row) throw new NotFoundError(DETAILS[404]);
    return row;
  }

  private rowsOf(userId: number): Promise<Passkey[]> {
    return this.passkeys.find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }
}
