import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fingerprint of a suppressed address, of an expression. */
const hashOf = (address: string): string =>
  `translate(rtrim(encode(sha256(convert_to('newsletter ' || ${address}, 'UTF8')), 'base64'), '='),
    '+/', '-_')`;

/**
 * The key by which e-mail addresses are compared: one mailbox may be typed in any case, and its
 * domain in letters or in ASCII (IDNA, RFC 3492). Rows of one mailbox under two spellings become
 * one, which has unsubscribed if one of them had.
 */
export class CompareAddressesByKey1795897813333 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION punycode_of(label text) RETURNS text
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        digits CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
        points integer[] := ARRAY(SELECT ascii(letter)
          FROM unnest(string_to_array(label, NULL)) WITH ORDINALITY AS letters (letter, place)
          ORDER BY place);
        basic integer := (SELECT count(*) FROM unnest(points) AS point WHERE point < 128);
        encoded text := coalesce((SELECT string_agg(chr(point), '' ORDER BY place)
          FROM unnest(points) WITH ORDINALITY AS letters (point, place) WHERE point < 128), '');
        done integer := basic;
        n integer := 128;
        delta integer := 0;
        bias integer := 72;
        next integer;
        point integer;
        q integer;
        k integer;
        t integer;
      BEGIN
        IF basic = length(label) THEN RETURN label; END IF;
        IF basic > 0 THEN encoded := encoded || '-'; END IF;
        WHILE done < length(label) LOOP
          next := (SELECT min(one) FROM unnest(points) AS one WHERE one >= n);
          delta := delta + (next - n) * (done + 1);
          n := next;
          FOREACH point IN ARRAY points LOOP
            IF point < n THEN delta := delta + 1; END IF;
            CONTINUE WHEN point <> n;
            q := delta;
            k := 36;
            LOOP
              t := least(greatest(k - bias, 1), 26);
              EXIT WHEN q < t;
              encoded := encoded || substr(digits, t + (q - t) % (36 - t) + 1, 1);
              q := (q - t) / (36 - t);
              k := k + 36;
            END LOOP;
            encoded := encoded || substr(digits, q + 1, 1);
            delta := CASE WHEN done = basic THEN delta / 700 ELSE delta / 2 END;
            delta := delta + delta / (done + 1);
            k := 0;
            WHILE delta > 455 LOOP
              delta := delta / 35;
              k := k + 36;
            END LOOP;
            bias := k + 36 * delta / (delta + 38);
            delta := 0;
            done := done + 1;
          END LOOP;
          delta := delta + 1;
          n := n + 1;
        END LOOP;
        RETURN 'xn--' || encoded;
      END $$;

      CREATE FUNCTION address_key(address text) RETURNS text
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        plain text := lower(normalize(btrim(address, E' \\t\\r\\n'), NFKC) COLLATE "hr-x-icu");
        domain text := substring(plain FROM '[^@]*$');
      BEGIN
        IF octet_length(domain) = length(domain) THEN RETURN plain; END IF;
        RETURN left(plain, length(plain) - length(domain)) || (
          SELECT string_agg(public.punycode_of(label), '.' ORDER BY place)
          FROM unnest(string_to_array(translate(domain, '。', '.'), '.'))
            WITH ORDINALITY AS labels (label, place));
      END $$;
    `);
    await runner.query(`
      INSERT INTO newsletter_suppressions (address_hash, suppressed_at)
        SELECT ${hashOf('address_key(email)')}, suppressed_at
        FROM newsletters JOIN newsletter_suppressions ON address_hash = ${hashOf('lower(email::text)')}
        ON CONFLICT DO NOTHING;
      CREATE TEMPORARY TABLE spelt_twice ON COMMIT DROP AS
      SELECT id, first_value(id) OVER same AS kept,
        bool_and(is_active) OVER (PARTITION BY address_key(email)) AS all_active
      FROM newsletters
      WINDOW same AS (PARTITION BY address_key(email) ORDER BY confirmed_at IS NULL, id);
      DELETE FROM spelt_twice
        WHERE kept NOT IN (SELECT kept FROM spelt_twice GROUP BY kept HAVING count(*) > 1);
      UPDATE newsletters SET is_active = false FROM spelt_twice AS double
        WHERE newsletters.id = double.kept AND NOT double.all_active;
      UPDATE newsletter_deliveries AS delivery SET newsletter_id = double.kept
        FROM spelt_twice AS double
        WHERE delivery.newsletter_id = double.id AND double.id <> double.kept
        AND NOT EXISTS (SELECT FROM newsletter_deliveries AS other
          JOIN spelt_twice AS same ON same.id = other.newsletter_id
          WHERE other.issue_id = delivery.issue_id AND same.kept = double.kept
          AND same.id <> double.id AND (same.id = double.kept OR same.id < double.id));
      DELETE FROM newsletters USING spelt_twice AS double
        WHERE newsletters.id = double.id AND double.id <> double.kept;
      ALTER TABLE newsletters DROP CONSTRAINT newsletters_email_key;
      CREATE UNIQUE INDEX newsletters_email_key ON newsletters (address_key(email));
    `);
    await runner.query(`
      DELETE FROM refused_addresses AS known USING refused_addresses AS other
        WHERE address_key(known.email) = address_key(other.email) AND known.id <> other.id
        AND (known.stopped_at IS NOT NULL, known.refusals, known.id)
          < (other.stopped_at IS NOT NULL, other.refusals, other.id);
      ALTER TABLE refused_addresses DROP CONSTRAINT refused_addresses_email_key;
      CREATE UNIQUE INDEX refused_addresses_email_key ON refused_addresses (address_key(email));
      DROP INDEX mails_recipient_index;
      CREATE INDEX mails_recipient_index ON mails (address_key(recipient), kind, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX mails_recipient_index, refused_addresses_email_key, newsletters_email_key;
      CREATE INDEX mails_recipient_index ON mails (recipient, kind, created_at);
      ALTER TABLE refused_addresses ADD CONSTRAINT refused_addresses_email_key UNIQUE (email);
      ALTER TABLE newsletters ADD CONSTRAINT newsletters_email_key UNIQUE (email);
      DROP FUNCTION address_key;
      DROP FUNCTION punycode_of;
    `);
  }
}
