import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The saved replies of a new site at that time. */
const SAVED_REPLIES = [
  {
    name: 'Volontiranje',
    text: [
      'Dobar dan,',
      'hvala Vam na poruci i na želji da volontirate s nama.',
      'Javite nam, molimo, kada ste obično slobodni i što biste rado radili, pa ćemo se dogovoriti za kratak razgovor.',
      'Srdačan pozdrav',
    ].join('\n\n'),
    text_en: [
      'Hello,',
      'thank you for your message, and for wanting to volunteer with us.',
      'Please let us know when you are usually free and what you would like to do, and we will arrange a short talk.',
      'Kind regards',
    ].join('\n\n'),
  },
  {
    name: 'Suradnja i partnerstvo',
    text: [
      'Dobar dan,',
      'hvala Vam na prijedlogu suradnje. Da bismo ga mogli razmotriti, pošaljite nam, molimo, kratak opis: što biste željeli da radimo zajedno, u kojem razdoblju i tko je osoba za kontakt.',
      'Javit ćemo Vam se nakon što o prijedlogu razgovaramo u udruzi.',
      'Srdačan pozdrav',
    ].join('\n\n'),
    text_en: [
      'Hello,',
      'thank you for your proposal. To consider it, we would need a short description: what you would like us to do together, over which period, and who the contact person is.',
      'We will write to you after we have discussed it in the association.',
      'Kind regards',
    ].join('\n\n'),
  },
  {
    name: 'Razgovor i podrška',
    text: [
      'Dobar dan,',
      'hvala Vam na povjerenju. O onome o čemu nam pišete najbolje je razgovarati uživo ili telefonom, u miru i povjerljivo.',
      'Javite nam, molimo, broj telefona i vrijeme u koje Vas možemo nazvati. Ako Vam je draže, predložite dan za susret u udruzi.',
      'Ako ste u neposrednoj opasnosti, ne čekajte naš odgovor: nazovite 112.',
      'Srdačan pozdrav',
    ].join('\n\n'),
    text_en: [
      'Hello,',
      'thank you for trusting us. It is best to talk about this in person or by phone, in peace and in confidence.',
      'Please let us know a phone number and a time at which we can call you. If you prefer, suggest a day on which we could meet at the association.',
      'If you are in immediate danger, do not wait for our reply: call 112.',
      'Kind regards',
    ].join('\n\n'),
  },
];

/**
 * Gives a site that has content saved replies, unless it had any: those that an
 * administrator deleted stay deleted.
 */
export class GiveSavedReplies1700000000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [site]: { isWithout: boolean }[] = await runner.query(
      `SELECT EXISTS (SELECT FROM users) AND pg_sequence_last_value(
         pg_get_serial_sequence('saved_replies', 'id')) IS NULL AS "isWithout"`,
    );
    if (!site?.isWithout) return;
    await runner.query(
      `INSERT INTO saved_replies (name, text, text_en)
       SELECT name, text, text_en
       FROM jsonb_to_recordset($1) AS reply(name text, text text, text_en text)`,
      [JSON.stringify(SAVED_REPLIES)],
    );
  }

  async down(): Promise<void> {
    // The replies may have been changed since, so they stay.
  }
}
