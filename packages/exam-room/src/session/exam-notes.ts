/**
 * The running exam in the notes of this tab, for a reload without a connection (decision 199): the day and its questions,
 * without keys. Notes end with the session and with the tab, and hold one exam: the last one that was opened.
 */
import type { Questoes } from '@luneta/api-client/prova';
import { RUNNING_EXAM as RESUMO, type Services } from '@luneta/app-shell';
import { agedResumo, placeKey, type DaysPort } from '@luneta/exam';

type SessionStore = Services['session'];
type Resumo = Parameters<DaysPort['write']>[1];
type Noted<Value> = { readonly dia: string; readonly em: number; readonly value: Value };

const QUESTOES = 'prova-questoes';

function read<Value>(session: SessionStore, name: string, dia: string): Noted<Value> | null {
  try {
    const noted: Noted<Value> = JSON.parse(session.note(name) || 'null');
    return noted?.dia === dia ? noted : null;
  } catch {
    return null;
  }
}

const write = (session: SessionStore, name: string, dia: string, value: unknown) =>
  session.setNote(name, JSON.stringify({ dia, em: Date.now(), value }));

/** The day as the machine reads and writes it. */
export const examDays = (session: SessionStore): DaysPort => ({
  read: (ids) => {
    const noted = read<Resumo>(session, RESUMO, placeKey(ids));
    return noted === null ? null : agedResumo(noted.value, Date.now() - noted.em);
  },
  write: (ids, resumo) => write(session, RESUMO, placeKey(ids), resumo),
  forget: (ids) => {
    if (read(session, RESUMO, placeKey(ids)) === null) return;
    for (const name of [RESUMO, QUESTOES]) session.setNote(name, '');
  },
});

type Ids = Parameters<DaysPort['read']>[0];

/** The questions of the day, as they were read. */
export const notedQuestoes = (session: SessionStore, ids: Ids): Questoes | null =>
  read<Questoes>(session, QUESTOES, placeKey(ids))?.value ?? null;

export const noteQuestoes = (session: SessionStore, ids: Ids, questoes: Questoes): void =>
  write(session, QUESTOES, placeKey(ids), questoes);
