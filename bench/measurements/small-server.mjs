// What a server with little memory holds: the site and its database in a control group.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findRunningPostgres } from '../../api/dist/database/embedded/embedded-postgres.js';
import { mailServer, receivedMails } from '../../scripts/durability/mails.mjs';
import { memoryGroup } from '../cgroup.mjs';
import { flood } from '../flood.mjs';
import { watchMemory } from '../memory.mjs';
import { PHOTOS, uploadPhoto } from '../photos.mjs';
import { row } from '../rows.mjs';
import { ready, signIn, startServer } from '../server.mjs';
import { timed } from '../visitors.mjs';

const MEGABYTES = 512;
const SECONDS = 20;
const PAYMENTS = 10_000;
const SUBSCRIBERS = 1_000;

export const title = 'A small server';
export const about = `The site and PostgreSQL in a control group of ${MEGABYTES} MB without swap, where the kernel ends a process once memory runs out. A photo that does not fit ends the process that decodes it, and is refused with a message; nothing else may end. Measured where control groups can be created.`;

/** A statement of the association's account with payments that belong to no donation. */
function statement() {
  const entries = Array.from(
    { length: PAYMENTS },
    (_, index) => `<Ntry><Amt Ccy="EUR">${1 + (index % 90)}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-05-04</Dt></BookgDt><ValDt><Dt>2026-05-04</Dt></ValDt>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>R${index}</AcctSvcrRef></Refs><Amt Ccy="EUR">${1 + (index % 90)}.00</Amt>
<RltdPties><Dbtr><Pty><Nm>Ana Horvat ${index}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>Donacija ${index}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
<Acct><Id><IBAN>HR1210010051863000160</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Amt Ccy="EUR">1000.00</Amt></Bal>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

async function importPayments({ base, admin }) {
  const form = new FormData();
  form.append('file', new Blob([statement()], { type: 'application/xml' }), 'izvod.xml');
  const headers = { cookie: admin, origin: base };
  const url = `${base}/api/bank-payments/import`;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
}

async function sendIssue({ base, dataDir, admin }) {
  const database = new pg.Client({ connectionString: await findRunningPostgres(dataDir) });
  await database.connect();
  await database.query(
    `INSERT INTO newsletters (email, language, confirmed_at)
     SELECT 'ana' || n || '@udruga.example', 'hr', now() FROM generate_series(1, $1::int) AS n`,
    [SUBSCRIBERS],
  );
  await database.end();
  const headers = { cookie: admin, origin: base, 'content-type': 'application/json' };
  const post = async (path, body) => {
    const answer = await fetch(base + path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const issue = {
    title: 'Vijesti',
    titleEn: 'News',
    text: 'Čeka nas svibanj.',
    textEn: 'May awaits.',
  };
  const { id } = await post('/api/issues', JSON.stringify(issue));
  const before = receivedMails.size;
  await post(`/api/issues/${id}/send`);
  while (receivedMails.size < before + SUBSCRIBERS) await wait(100);
}

export async function* measure() {
  const group = memoryGroup(MEGABYTES);
  if (!group) {
    console.log('This system does not allow control groups; nothing was measured.');
    return;
  }
  const began = performance.now();
  const settings = {
    TRUST_PROXY: '1',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.server.address().port}`,
  };
  const server = await startServer(settings, group.processes);
  try {
    const site = { ...server, admin: await signIn(server.base) };
    yield row({ name: 'The first start', unit: 's', values: [(performance.now() - began) / 1000] });
    const tasks = [
      [
        'A flood of random searches',
        () => flood({ base: site.base, seconds: SECONDS, path: '/blog?q=<random>' }),
      ],
      [`An import of ${PAYMENTS} payments`, () => importPayments(site)],
      [`A newsletter to ${SUBSCRIBERS} subscribers`, () => sendIssue(site)],
      ...PHOTOS.map((photo) => [`An upload of ${photo[0]}`, () => uploadPhoto(site, photo)]),
    ];
    for (const [name, run] of tasks) {
      const stop = watchMemory(site.pid, 50);
      const start = performance.now();
      const result = await run();
      const outcome = result?.stored === false ? ', refused with a message' : '';
      const seconds = (performance.now() - start) / 1000;
      yield row({ name: `${name}${outcome}`, unit: 's', values: [seconds] });
      yield row({ name: 'Memory meanwhile, at most', unit: 'MB', values: [stop().all] });
      const killed = group.killed();
      const allowed = result?.stored === false ? 1 : 0;
      yield row({
        name: 'Processes ended by the kernel so far',
        unit: '',
        values: [killed],
        limit: { atMost: allowed },
      });
    }
    await ready(`${site.base}/api/health/ready`);
    const { status } = await timed(`${site.base}/blog?q=radionica`);
    const healthy = site.isRunning() && status === 200;
    yield row({
      name: 'The server answers afterwards',
      unit: '',
      values: [healthy ? 1 : 0],
      limit: { atLeast: 1 },
    });
  } finally {
    await server.stop();
    group.remove();
    mailServer.close();
  }
}
