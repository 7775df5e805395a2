import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { createToken, hashOfToken } from '../../access/tokens.js';

/** How long a challenge may be answered, in minutes. */
const CHALLENGE_MINUTES = 5;
export const CHALLENGE_TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

/** For what a challenge may be answered, and by whom. */
export type ChallengeFor =
  | { purpose: 'sign-in' }
  | { purpose: 'registration' | 'confirmation'; userId: number; sessionId: string };

interface StoredChallenge {
  purpose: string;
  user_id: number | null;
  session_id: string | null;
  in_time: boolean;
}

const isFor = (stored: StoredChallenge, wanted: ChallengeFor): boolean =>
  wanted.purpose === 'sign-in'
    ? stored.purpose === 'sign-in'
    : stored.purpose === wanted.purpose &&
      stored.user_id === wanted.userId &&
      stored.session_id === wanted.sessionId;

/**
 * The random values that authenticators sign. Each can be answered once, for a few minutes; only
 * its hash is stored.
 */
@Injectable()
export class PasskeyChallengesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores a new challenge, deletes those that have expired, and returns it in base64url. */
  async issue(wanted: ChallengeFor): Promise<string> {
    const challenge = createToken();
    const { userId = null, sessionId = null } = wanted.purpose === 'sign-in' ? {} : wanted;
    await this.dataSource.query('DELETE FROM passkey_challenges WHERE expires_at <= now()');
    await this.dataSource.query(
      `INSERT INTO passkey_challenges (hash, purpose, user_id, session_id, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
      [hashOfToken(challenge), wanted.purpose, userId, sessionId, CHALLENGE_MINUTES],
    );
    return challenge;
  }

  /**
   * Uses a challenge up, whatever comes of it.
   * @returns whether it could still be answered for this
   */
  async use(challenge: string, wanted: ChallengeFor): Promise<boolean> {
    const [rows]: [StoredChallenge[], number] = await this.dataSource.query(
      `DELETE FROM passkey_challenges WHERE hash = $1
       RETURNING purpose, user_id, session_id, expires_at > now() AS in_time`,
      [hashOfToken(challenge)],
    );
    const [stored] = rows;
    return stored !== undefined && stored.in_time && isFor(stored, wanted);
  }
}
