/** Ids that lead nowhere, and organisations that stand above themselves. Pure. */
import { achado, type Achado } from './achados.ts';
import type { Tabela } from './formato.ts';
import type { Linha } from './linhas.ts';

export type Tabelas = Readonly<Record<Tabela, ReadonlyMap<string, Linha>>>;

/** Which column of a table names rows of which other one. */
const REFERENCES: readonly (readonly [Tabela, string, Tabela])[] = [
  ['orgs', 'parentSourcedId', 'orgs'],
  ['classes', 'schoolSourcedId', 'orgs'],
  ['classes', 'termSourcedIds', 'academicSessions'],
  ['users', 'orgSourcedIds', 'orgs'],
  ['users', 'primaryOrgSourcedId', 'orgs'],
  ['users', 'agentSourcedIds', 'users'],
  ['roles', 'userSourcedId', 'users'],
  ['roles', 'orgSourcedId', 'orgs'],
  ['enrollments', 'classSourcedId', 'classes'],
  ['enrollments', 'schoolSourcedId', 'orgs'],
  ['enrollments', 'userSourcedId', 'users'],
];

/** A delta brings what changed alone: what it refers to may have come before. */
export type EmDelta = ReadonlySet<Tabela>;

/** Each id that stands in no row of its table. */
function dangling(tabelas: Tabelas, delta: EmDelta): Achado[] {
  return REFERENCES.flatMap(([from, coluna, to]) =>
    delta.has(to)
      ? []
      : [...tabelas[from].values()].flatMap((linha) =>
          linha
            .list(coluna)
            .filter((id) => !tabelas[to].has(id))
            .map((id) => achado(linha, 'referencia_solta', id, coluna)),
        ),
  );
}

/** Each organisation that its parents lead back to. */
function cycles({ orgs }: Tabelas): Achado[] {
  const above = (start: Linha): boolean => {
    const seen = new Set<string>();
    let next = start.get('parentSourcedId');
    while (next !== '' && next !== start.sourcedId && !seen.has(next)) {
      seen.add(next);
      next = orgs.get(next)?.get('parentSourcedId') ?? '';
    }
    return next === start.sourcedId;
  };
  return [...orgs.values()].filter(above).map((linha) => achado(linha, 'ciclo', linha.sourcedId));
}

export const checkReferencias = (tabelas: Tabelas, delta: EmDelta): readonly Achado[] => [
  ...dangling(tabelas, delta),
  ...cycles(tabelas),
];
