/**
 * Every address that a student may read, built from the contract and from ids that a test knows. New operations are crawled
 * automatically. `lacking` reports an operation with an id that no crawl knows. Tests only.
 */
import { onNewFile } from '../new-file.ts';
import { PROVE } from '../security/support/figures.ts';
import { readTargets, type Target } from '../security/support/from-contract.ts';

/** Parameter values that belong together, by name: one question of one exam, one phase of one roadmap. */
export type Known = Readonly<Record<string, string | number>>;
/** An address with the values of its parameters. */
export type Read = { readonly url: string; readonly known: Known };

/** These name the student who asks: they differ between students and concern no question. */
export const OF_THE_PERSON: readonly string[] = ['getConta', 'getSessao'];

/** The reads that a student of either version may make with a session. */
export const studentReads = (targets: readonly Target[] = readTargets()): Target[] =>
  targets.filter(
    ({ operation: { id, method, perfis, tests } }) =>
      method === 'get' && perfis.has('aluno') && !tests && !OF_THE_PERSON.includes(id),
  );

const namesOf = ({ path }: Target): string[] => path.map(({ name }) => name);

/** The address without a query, and with each listed or known value of each query parameter. */
function withQueries(url: string, { query }: Target, known: readonly Known[]): string[] {
  const asked = query.flatMap(({ name, schema }) => {
    const values = schema.enum ?? known.flatMap((one) => one[name] ?? []);
    return values.map((value) => `${url}?${name}=${String(value)}`);
  });
  return [url, ...asked];
}

/** Every distinct address of the contract that the known values can fill. */
export function readsOf(known: readonly Known[], targets: readonly Target[] = studentReads()): Read[] {
  const reads = new Map<string, Read>();
  for (const target of targets) {
    const names = namesOf(target);
    const fitting = names.length === 0 ? [{}] : known.filter((one) => names.every((name) => name in one));
    for (const one of fitting) {
      const values = new Map(Object.entries(one));
      const plain = target.operation.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
      for (const url of withQueries(plain, target, known))
        if (!reads.has(url))
          reads.set(url, { url, known: Object.fromEntries(names.map((name) => [name, one[name] ?? ''])) });
    }
  }
  return [...reads.values()];
}

let crawls = 0;
onNewFile(() => {
  crawls = 0;
});

/**
 * What one crawl of many reads: each operation, and of its two addresses (version 1 and 2, answered by one handler) one. The
 * addresses take turns, so that the crawls of a file together read both; LUNETA_PROVE=1 reads both in every crawl.
 */
export function readsInTurn(known: readonly Known[]): Read[] {
  if (PROVE) return readsOf(known);
  const turn = crawls + (crawls >> 1);
  crawls += 1;
  const targets = studentReads();
  const ids = [...new Set(targets.map(({ operation }) => operation.id))];
  const isTwin = ({ operation: { id } }: Target) => targets.filter(({ operation }) => operation.id === id).length > 1;
  const isOfTurn = ({ operation: { id, base } }: Target) => (ids.indexOf(id) + turn) % 2 === (base === 'v1' ? 1 : 0);
  return readsOf(
    known,
    targets.filter((target) => !isTwin(target) || isOfTurn(target)),
  );
}

/**
 * One line for each read that no crawl can make.
 * @param crawls the names of the parameters that each crawl knows, by its file
 */
export function lacking(
  crawls: Readonly<Record<string, readonly string[]>>,
  targets: readonly Target[] = studentReads(),
): string[] {
  return targets.flatMap((target) => {
    const names = namesOf(target);
    if (names.length === 0) return [];
    const makes = Object.values(crawls).some((knows) => names.every((name) => knows.includes(name)));
    if (makes) return [];
    const { id, url } = target.operation;
    return [`${id}: no crawl for keys knows the ids of ${url}: add them in one of ${Object.keys(crawls).join(', ')}`];
  });
}
