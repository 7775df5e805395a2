import { expect, it } from '@jest/globals';
import { createEvent } from '../../test/factories/event.factory.js';
import { migratedDatabase } from '../../test/setup/fresh-database.js';
import { searchQuery } from '../content/search.js';
import { Event } from '../events/event.entity.js';
import { setSearched } from './set-searched.js';

it('makes an added column searchable in existing and in new rows', async () => {
  const { dataSource, drop } = await migratedDatabase();
  const found = async (words: string) => {
    const events = dataSource.getRepository(Event);
    const query = await searchQuery(events, words);
    const rows = await events
      .createQueryBuilder('event')
      .where('event.search @@ CAST(:query AS tsquery)', { query: query ?? '' })
      .getMany();
    return rows.map(({ id }) => id);
  };
  const old = await createEvent(dataSource, { title: 'Sajam poslova' });
  await dataSource.query(`
    ALTER TABLE events ADD COLUMN topic text, ADD COLUMN topic_en text;
    UPDATE events SET topic = 'Knjižničari';
  `);
  expect(await found('knjižničari')).toEqual([]);

  await dataSource.transaction(({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a query runner.');
    return setSearched(queryRunner, 'events', {
      titles: ['title', 'topic'],
      texts: ['location'],
    });
  });
  const added = await createEvent(dataSource, { title: 'Predavanje' });
  await dataSource.query('UPDATE events SET topic_en = $2 WHERE id = $1', [added.id, 'Curricula']);

  expect(await found('knjiznicare')).toEqual([old.id]);
  expect(await found('sajam')).toEqual([old.id]);
  expect(await found('curricula')).toEqual([added.id]);
  await drop();
});
