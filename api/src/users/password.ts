import argon2 from '@node-rs/argon2';

/** argon2id (the default) by the OWASP password storage cheat sheet: 19 MiB, 2 passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, including its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, OPTIONS);
}

/** Whether a password matches a hash, compared in constant time. */
export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return argon2.verify(hashed, password);
}
