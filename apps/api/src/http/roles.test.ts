/**
 * The role matrix (C09): every operation of the contract by everybody who may stand before the server. What each cell
 * must be is worked out here from the meaning that openapi/roles.yaml gives its words, not from the guard.
 */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { principals, type Principal } from '../../test/security/support/principals.ts';
import { readRoles, type RoleRow } from '../../test/security/support/roles-file.ts';
import { staffRequests } from '../../test/security/support/staff-requests.ts';
import { createTestApp, world } from '../../test/index.ts';
import { loadDocument, readOperations, type Operation } from './contract.ts';
import { tables } from '../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

const operations = readOperations(loadDocument());
const roles = readRoles();
const everybody = await principals(t);
// The matrix is the widest: here the school gives every right that its settings decide.
await tables(t.db).execute(
  sql`update escola set configuracao = configuracao || '{"fichas_por":["coordenador","gestao_escola","diretor"]}'`,
);

type Outcome = 'through' | 401 | 403 | 404;

function mayWrite({ escrita, alvo }: RoleRow, { perfil, aluno, modo }: Principal): boolean {
  const isPupil = perfil === 'aluno';
  if (escrita === 'aluno') return aluno === 'current' && (isPupil || modo === 'aluno');
  if (escrita === 'proprio') return isPupil || modo === null || (modo === 'aluno' && alvo !== 'pessoa');
  if (escrita === 'gestao') return modo === null || modo === 'aluno';
  return true;
}

/** What the matrix says of one cell. */
function expected(row: RoleRow, { id, url }: Pick<Operation, 'id' | 'url'>, who: Principal): Outcome {
  if (row.perfis.includes('publico')) return 'through';
  if (who.perfil === null) return 401;
  if (!row.perfis.includes(who.perfil)) return 403;
  if (who.forced && !row.forcado) return 403;
  if (url.includes('/tests/') && !who.conta_teste) return 403;
  if (row.alvo === 'aluno' && who.aluno === null) return 403;
  if (row.alvo === 'escopo' && who.modo !== null) return 403;
  if (!mayWrite(row, who)) return 403;
  // The one call whose body names somebody: a student of the first school.
  return id === 'createContexto' && who.escola_id === 2 ? 404 : 'through';
}

/** Ids of 1, as the addresses name them; none of it touches a principal's own session. */
const staffBodies = Object.fromEntries(
  staffRequests({
    escola_id: 1,
    pessoa_id: 1,
    turma_id: 1,
    turma_vazia_id: 1,
    sede_id: 1,
    serie_id: 1,
    turma_aluno_id: 1,
    base_conhecimento_id: 1,
    objeto_conhecimento_id: 1,
    objeto_a_juntar_id: 1,
    materia_id: 1,
    questao_livre_id: 1,
    proposta_livre_id: 1,
    conteudo_id: 1,
    objeto_do_conteudo_id: 1,
    banco_questao_id: 1,
    turma_avaliacao_id: 1,
    avaliacao_conhecimento_id: 1,
    item_id: 1,
    prorrogacao_id: 1,
    consentimento_id: 1,
    redacao_id: 1,
    subjetiva_id: 1,
    atrasada_id: 1,
    boss_turma_aluno_id: 1,
    boss_turma_avaliacao_id: 1,
    boss_materia_id: 1,
    importacao_id: '00000000-0000-4000-8000-000000000001',
    importacao_pronta_id: '00000000-0000-4000-8000-000000000001',
    importacao_aplicada_id: '00000000-0000-4000-8000-000000000001',
    importacao_questoes_id: '00000000-0000-4000-8000-000000000001',
    rascunho_id: '00000000-0000-4000-8000-000000000001',
    rascunho_pronto_id: '00000000-0000-4000-8000-000000000001',
    publicada_id: 1,
    item_publicado_id: 1,
  }).map(({ operation, body = {} }) => [operation, () => body]),
);

const bodies: Readonly<Record<string, (who: Principal) => object>> = {
  ...staffBodies,
  createContexto: () => ({ turma_aluno_id: world.alunos.bia, modo: 'professor' }),
  createTransferencia: ({ destino }) => ({ destino }),
  saveRespostaPesquisa: () => ({ nota: null }),
};

async function observe(operation: Operation, who: Principal): Promise<Outcome | 500> {
  const { status } = await who.client.send({
    method: operation.method,
    url: `${operation.url.replace(/\{\w+\}/g, '1')}${who.query}`,
    ...(operation.method !== 'get' && {
      payload: JSON.stringify(bodies[operation.id]?.(who) ?? {}),
      headers: { 'content-type': 'application/json' },
    }),
  });
  // Nobody may be signed out by the cell before.
  if (operation.id === 'logout') await tables(t.db).execute(sql`update sessao set encerrada_em = null`);
  if (status === 401 || status === 403) return status;
  if (status === 404 && operation.id === 'createContexto') return status;
  return status >= 500 ? 500 : 'through';
}

type Cell = { readonly operation: Operation; readonly who: Principal; readonly seen: Outcome | 500 };
const cells: Cell[] = [];
for (const who of everybody) {
  for (const operation of operations) cells.push({ operation, who, seen: await observe(operation, who) });
}

/** Cells that are not as these rows say. */
function wrong(rows: ReadonlyMap<string, RoleRow>, among: readonly Cell[] = cells): string[] {
  return among.flatMap(({ operation, who, seen }) => {
    const row = rows.get(operation.id);
    const wanted = row ? expected(row, operation, who) : 'no row';
    return wanted === seen ? [] : [`${operation.name} by ${who.name}: ${seen}, not ${wanted}`];
  });
}

describe('the role matrix', () => {
  it('has one row for each operation and no other', () => {
    expect([...roles.keys()].toSorted()).toEqual([...new Set(operations.map(({ id }) => id))].toSorted());
  });

  it.each(everybody.map((who) => [who.name, who] as const))('is as written for %s', (_name, who) => {
    expect(
      wrong(
        roles,
        cells.filter((cell) => cell.who === who),
      ),
    ).toEqual([]);
  });

  it('is as written in n of n cells', () => {
    const right = cells.length - wrong(roles).length;
    process.stdout.write(
      `C09 role matrix: ${right} of ${cells.length} cells as written (${operations.length} operations x ${everybody.length} principals)\n`,
    );
    expect(right).toBe(cells.length);
    expect(cells).toHaveLength(operations.length * everybody.length);
  });

  it('turns red for every row whose profiles, write or target are changed', () => {
    const swap = (row: RoleRow): RoleRow[] => [
      { ...row, perfis: row.perfis.includes('publico') ? ['aluno'] : ['publico'] },
      ...(row.perfis.includes('coordenador')
        ? [{ ...row, perfis: row.perfis.filter((one) => one !== 'coordenador') }]
        : []),
      ...(row.escrita === 'aluno' ? [{ ...row, escrita: 'sessao' }] : []),
      ...(row.escrita === 'proprio' ? [{ ...row, escrita: 'aluno' }] : []),
      // In a view only gestao_vida makes staff writes at all: for others the target changes nothing.
      ...(row.alvo === 'escopo' && (row.escrita !== 'gestao' || row.perfis.includes('gestao_vida'))
        ? [{ ...row, alvo: 'pessoa' }]
        : []),
      ...(row.perfis.includes('publico') ? [] : [{ ...row, forcado: !row.forcado }]),
    ];
    const planted = [...roles].flatMap(([id, row]) =>
      swap(row).map((changed) => ({ id, changed, rows: new Map([...roles, [id, changed]]) })),
    );
    const missed = planted.filter(({ rows }) => wrong(rows).length === 0);
    process.stdout.write(`C09 planted caught ${planted.length - missed.length}/${planted.length}\n`);
    expect(missed.map(({ id, changed }) => ({ id, changed }))).toEqual([]);
  });
});
