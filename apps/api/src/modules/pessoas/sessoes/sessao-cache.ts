/**
 * Sessions that this process has read and keeps, so that a student's next request need not ask. They count only while
 * notices prove that nothing they were read from has changed (docs/decisions/0010). Kept are students' own sessions with
 * nothing left to do first: everybody else is asked for each time.
 */
import { listen } from '../../../database/listening.ts';
import type { Sessao } from '../../../http/sessao.ts';
import type { SessaoCache } from '../../../http/stores.ts';

/** What was committed before a proof older than this may be unknown. */
const FRESH_MS = 1_000;
/** About 1.5 kB each. */
const MAX_SESSOES = 50_000;

type Entry = { readonly sessao: Sessao; readonly until: Date };

export type ProcessSessaoCache = SessaoCache & {
  /** Forgets a person ("school/person"), a school ("school") or everybody (""). */
  readonly forget: (payload: string) => void;
  /** Sessions cached now, and requests so far that needed no question. */
  readonly load: () => { readonly cached: number; readonly found: number };
};

/** Whether every change of this session is told: a student's own, without a view, and no step is forced. */
const isKeepable = ({ perfil_real, limite_em, aluno, pessoa_id, senha_inicial, sem_perguntas }: Sessao): boolean =>
  perfil_real === 'aluno' && limite_em === null && aluno?.pessoa_id === pessoa_id && !senha_inicial && !sem_perguntas;

const personOf = ({ pessoa_escola_id, pessoa_id }: Sessao): string => `${pessoa_escola_id}/${pessoa_id}`;

/**
 * @param provedAt every change committed before this instant of `now` was told
 * @param most entries beyond which the oldest goes
 */
export function createSessaoCache(
  provedAt: () => number,
  now = () => performance.now(),
  most = MAX_SESSOES,
): ProcessSessaoCache {
  const entries = new Map<string, Entry>();
  const byPerson = new Map<string, Set<string>>();
  let generation = 0;
  let found = 0;
  const isFresh = (): boolean => now() - provedAt() < FRESH_MS;

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (!entry || !entries.delete(key)) return;
    const person = personOf(entry.sessao);
    const keys = byPerson.get(person);
    keys?.delete(key);
    if (keys?.size === 0) byPerson.delete(person);
  };
  const keep = (key: string, entry: Entry): void => {
    drop(key);
    const [oldest] = entries.size >= most ? entries.keys() : [];
    if (oldest !== undefined) drop(oldest);
    entries.set(key, entry);
    const person = personOf(entry.sessao);
    byPerson.set(person, (byPerson.get(person) ?? new Set()).add(key));
  };
  const keysOf = (payload: string): readonly string[] => {
    if (payload.includes('/')) return [...(byPerson.get(payload) ?? [])];
    return [...entries].flatMap(([key, { sessao }]) =>
      payload === '' || String(sessao.pessoa_escola_id) === payload ? [key] : [],
    );
  };
  return {
    find: (key, agora) => {
      if (!isFresh()) return undefined;
      const entry = entries.get(key);
      if (!entry || agora >= entry.until) {
        drop(key);
        return undefined;
      }
      found += 1;
      return entry.sessao;
    },
    asking: () => {
      const asked = generation;
      const fresh = isFresh();
      return (key, sessao, until) => {
        if (fresh && asked === generation && isKeepable(sessao)) keep(key, { sessao, until });
      };
    },
    forget: (payload) => {
      generation += 1;
      for (const key of keysOf(payload)) drop(key);
    },
    load: () => ({ cached: entries.size, found }),
  };
}

/** Keeps sessions of the database at `url`, with a connection of its own that hears what changes. */
export function openSessaoCache(url: string): ProcessSessaoCache & { readonly close: () => Promise<void> } {
  const cache: ProcessSessaoCache = createSessaoCache(() => listening.provedAt());
  const listening = listen({ url, channel: 'acesso', onNotice: cache.forget, onGap: () => cache.forget('') });
  return { ...cache, close: listening.close };
}
