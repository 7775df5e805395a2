import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import {
  AdminContext,
  HttpError,
  memoryStore,
  ResourceContextProvider,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { fieldsOf } from 'shared/is-record';
import { RecordDialog } from '../src/components/form/record-dialog';
import { ListFilter } from '../src/components/list/list-filter';
import { RecordList } from '../src/components/list/record-list';
import { hr } from '../src/i18n/hr/hr';
import { PanelNotification } from '../src/layout/messages/panel-notification';
import { dataProvider } from '../src/providers/data-provider';
import { createI18nProvider } from '../src/providers/i18n-provider';
import { createQueryClient } from '../src/providers/query-client';

export interface Member {
  id: number;
  version: number;
  name: string;
  position: string;
}

interface ServerResponse {
  status: number;
  body: unknown;
}

/** A request with another method than GET. */
export interface Write {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

/** The path of all unsaved work, or of that in one form. */
const autosavePath = /^\/api\/autosaves(?:\/(.+))?$/;

/** The path of the form of a record in a tab. */
const openFormPath = /^\/api\/open-forms\/(.+)\/[0-9a-f]{32}$/;

/** An in-memory substitute for the API's team members. */
export class TeamServer {
  rows: Member[] = [
    { id: 1, version: 1, name: 'Ana Horvat', position: 'Voditeljica' },
    { id: 2, version: 1, name: 'Iva Novak', position: 'Psihologinja' },
  ];
  /** The search words of the requests. */
  readonly searches: unknown[] = [];
  readonly writes: Write[] = [];
  /** Responses to the next writes, in this order, instead of the regular ones. */
  readonly nextResponses: ServerResponse[] = [];
  /** Number of requests, but for those about unsaved work and open forms. */
  requestCount = 0;
  /** Whether requests fail without a response. */
  isUnreachable = false;
  /** Where else the form of a record is open. */
  openElsewhere: { name: string; isYours: boolean; since: string }[] = [];
  /** The forms that were reported as open, but not as closed since. */
  readonly openForms = new Set<string>();
  /** Unsaved work by the path of its form, such as `team/1`. */
  readonly autosaves = new Map<string, object>();

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    if (!autosavePath.test(url.pathname) && !openFormPath.test(url.pathname))
      this.requestCount += 1;
    if (this.isUnreachable) throw new TypeError('Failed to fetch');
    const { status, body } = this.respond(url, init);
    const total = Array.isArray(body) ? body.length : 1;
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Range': `team 0-${total}/${total}` },
    });
  };

  private respond(url: URL, init?: RequestInit): ServerResponse {
    const method = init?.method ?? 'GET';
    const form = autosavePath.exec(url.pathname);
    const openForm = openFormPath.exec(url.pathname)?.[1];
    if (openForm !== undefined) return this.answerOpenForm(method, openForm);
    if (form) return this.answerAutosave(method, form[1], init?.body);
    return method === 'GET' ? this.read(url) : this.write(url, init);
  }

  private answerOpenForm(method: string, form: string): ServerResponse {
    if (method === 'PUT') this.openForms.add(form);
    else this.openForms.delete(form);
    return { status: 200, body: this.openElsewhere };
  }

  private answerAutosave(method: string, form: string | undefined, sent: unknown): ServerResponse {
    if (form === undefined) return { status: 200, body: [...this.autosaves.values()] };
    if (method === 'PUT') {
      const [resource, record] = form.split('/');
      const { changed, version = null } = fieldsOf(JSON.parse(String(sent)));
      const savedAt = new Date().toISOString();
      this.autosaves.set(form, { resource, record, changed, version, savedAt });
    }
    const body = this.autosaves.get(form) ?? {};
    if (method === 'DELETE') this.autosaves.delete(form);
    return { status: 200, body };
  }

  private read({ pathname, searchParams }: URL): ServerResponse {
    const id = Number(/\/(\d+)$/.exec(pathname)?.[1]);
    if (id) return { status: 200, body: this.rows.find((row) => row.id === id) };
    const { q } = fieldsOf(JSON.parse(searchParams.get('filter') ?? '{}'));
    this.searches.push(q);
    const found = this.rows.filter(({ name }) => name.includes(String(q ?? '')));
    return { status: 200, body: found };
  }

  private write({ pathname }: URL, init: RequestInit = {}): ServerResponse {
    const body = fieldsOf(JSON.parse(String(init.body)));
    const key = new Headers(init.headers).get('Idempotency-Key');
    this.writes.push({ method: String(init.method), path: pathname, key, body });
    const answer = this.nextResponses.shift();
    if (answer) return answer;
    const id = Number(/\/(\d+)$/.exec(pathname)?.[1]) || this.rows.length + 1;
    const existing = this.rows.find((row) => row.id === id);
    if (existing && body.version !== existing.version) {
      return { status: 412, body: { message: 'Zapis je u međuvremenu promijenjen' } };
    }
    const row: Member = {
      id,
      version: (existing?.version ?? 0) + 1,
      name: String(body.name),
      position: String(body.position),
    };
    this.rows = [...this.rows.filter((one) => one.id !== id), row];
    return { status: existing ? 200 : 201, body: row };
  }
}

/** Hides the HTTP errors that react-admin logs; anything else is still logged. */
export function muteHttpErrors(): void {
  const { error: log } = console;
  jest.spyOn(console, 'error').mockImplementation((...texts) => {
    if (!(texts[0] instanceof HttpError)) log(...texts);
  });
}

function MemberRow() {
  const member = useRecordContext<Member>();
  return member ? (
    <li>
      {member.name}, {member.position}
    </li>
  ) : null;
}

/** Renders the list of team members with its dialog at a path. */
export function renderTeam(server: TeamServer, path: string) {
  globalThis.fetch = server.fetch;
  window.history.pushState(null, '', path);
  return render(
    <BrowserRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider('hr', hr)}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <Routes>
          <Route path="/" element={null} />
          <Route
            path="/team/*"
            element={
              <ResourceContextProvider value="team">
                <RecordList
                  sort={{ field: 'name', order: 'ASC' }}
                  sortFields={['name']}
                  filters={
                    <ListFilter
                      label="Uloga"
                      choices={[{ name: 'Psihologinje', filter: { position: 'Psihologinja' } }]}
                    />
                  }
                  row={<MemberRow />}
                >
                  <RecordDialog
                    defaultValues={{ name: '', position: '' }}
                    transform={({ name, position }) => ({ name, position })}
                  >
                    <TextInput source="name" />
                    <TextInput source="position" />
                  </RecordDialog>
                </RecordList>
              </ResourceContextProvider>
            }
          />
        </Routes>
        <PanelNotification />
      </AdminContext>
    </BrowserRouter>,
  );
}
