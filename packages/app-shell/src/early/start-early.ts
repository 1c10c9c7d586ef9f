/**
 * The script inside the page (a file of its own in no build): while the app's scripts are on their way it asks for the
 * data and the files of the screen at this address. The app takes the answers over (`take-early.ts`).
 */
import { SESSION_KEYS } from '@luneta/auth/keys';

import { CONFIG_ID } from '../config/config-id.ts';
import { askFor } from './ask-for.ts';
import type { EarlyCall } from './early-page.ts';
import { nextOf, planFor, type Answer, type EarlyPlan, type EarlyTable } from './plan.ts';

/** As the call of the app in `api-client`, whose answer this becomes. */
const AS_THE_APP = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const;

/** The same place that the session store reads: this tab first. Throws where storage is blocked. */
const stored = () =>
  window.sessionStorage.getItem(SESSION_KEYS.request_authorization) === null
    ? window.localStorage
    : window.sessionStorage;

/** Origin of the API; null when the page has no configuration, so that it is not known. */
function apiOrigin(): string | null {
  const text = document.getElementById(CONFIG_ID)?.textContent ?? '';
  if (text === '') return null;
  const { api }: { api: string } = JSON.parse(text);
  return api;
}

/** Reads a copy of an answer, and asks for what it leads to. */
async function readAhead(response: Promise<Response>, next: EarlyPlan['next'], ask: (path: string) => void) {
  // At once: the app may take the answer itself in the next moment.
  const copy = (await response).clone();
  if (next === undefined) return void (await copy.arrayBuffer());
  const answer: Answer = await copy.json();
  const path = nextOf(next, answer);
  if (path !== null) ask(path);
}

/** Starts everything that this address needs and a signed-in student may have. */
export function startEarly(table: EarlyTable): void {
  // A person who arrives with a secret in the address is not the one who is stored.
  if (/[?&]token=/u.test(location.search) || /codigo=/u.test(location.hash)) return;
  const storage = stored();
  const authorization = storage.getItem(SESSION_KEYS.request_authorization);
  const plan = planFor(table, location.pathname);
  if (!authorization || plan === null) return;
  for (const file of plan.files) askFor(`/${file}`);
  // The server refuses everything else until the password was changed.
  if (storage.getItem(SESSION_KEYS.shouldChangePassword) !== null) return;
  const student = storage.getItem(SESSION_KEYS.turma_aluno_id) ?? '';
  const origin = apiOrigin();
  // Staff who look at a student leave traces of what they opened: only the app itself asks for them.
  if (origin === null || !/^\d+$/u.test(student) || storage.getItem(SESSION_KEYS.perfil_real) !== 'aluno') return;
  const calls = new Map<string, EarlyCall>();
  const ask = (path: string) => {
    const url = new URL(`${origin}${path}?turma_aluno_id=${student}`, location.href).href;
    const response = fetch(url, { ...AS_THE_APP, headers: { accept: 'application/json', authorization } });
    calls.set(url, { authorization, response });
    // An answer that nobody reads would keep its connection. A call that fails is made again by the app.
    readAhead(response, path === plan.next?.after ? plan.next : undefined, ask).catch(() => undefined);
  };
  for (const path of plan.gets) ask(path);
  window.lunetaEarly = { calls, at: performance.now() };
}
