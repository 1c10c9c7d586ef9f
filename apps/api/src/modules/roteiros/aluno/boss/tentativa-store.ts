/**
 * Reads and writes Boss attempts. Every write is conditional or runs under the lock of its attempt, so one of many
 * simultaneous calls takes effect. Order of locks: attempt, then wallet.
 */
import type { BossRules } from '@luneta/domain/boss';
import type { Letra } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { type Liberacoes, RELEASES_OF, seal, type Sealed, type Unsealed } from '../../../questoes/index.ts';
import { TENTATIVA_SELECT, type Tentativa } from './tentativa-sql.ts';

type OfTrilhas = { escola_id: number; turma_aluno_id: number; trilhas: readonly number[]; agora: Date };

/** An attempt that waits for its start counts only until the end of its roadmap. */
const tentativasOf = statement<OfTrilhas, Tentativa>(
  'find_boss_tentativas',
  `select distinct on (x.trilha_id) x.* from (
     ${TENTATIVA_SELECT}
     join trilha r on r.escola_id = b.escola_id and r.id = b.trilha_id
     where b.escola_id = :escola_id and b.turma_aluno_id = :turma_aluno_id and b.trilha_id = any(:trilhas::bigint[])
       and (b.iniciado_em is not null or r.data_fim >= :agora::timestamptz)
       and not exists (select from boss n where n.escola_id = b.escola_id and n.turma_aluno_id = b.turma_aluno_id
                         and n.trilha_id = b.trilha_id and n.numero > b.numero
                         and (n.iniciado_em is not null or r.data_fim >= :agora::timestamptz))
   ) x order by x.trilha_id, x.numero desc`,
);

/**
 * The newest attempt of the student in each of these roadmaps. Roadmaps without an attempt are left out. After the end of
 * a roadmap a granted attempt that was not begun is left out too, so that the one before it keeps its result (BOS-18).
 */
export async function findTentativas(
  escola: Tenant,
  turma_aluno_id: number,
  trilhas: readonly number[],
  agora: Date,
): Promise<ReadonlyMap<number, Tentativa>> {
  const rows = trilhas.length === 0 ? [] : await escola.run(tentativasOf, { turma_aluno_id, trilhas, agora });
  return new Map(rows.map((row) => [row.trilha_id, row]));
}

const lockBoss = statement<{ escola_id: number; boss_id: number }, { id: number }>(
  'lock_boss',
  'select id from boss where escola_id = :escola_id and id = :boss_id for update',
);
const tentativaById = statement<{ escola_id: number; boss_id: number }, Tentativa>(
  'find_boss_tentativa',
  `${TENTATIVA_SELECT} where b.escola_id = :escola_id and b.id = :boss_id`,
);

/** Locks the attempt and then reads it. Returns undefined when it was reset meanwhile. */
export async function lockTentativa(tx: Tenant, boss_id: number): Promise<Tentativa | undefined> {
  // Two statements: a single one would return the counts from before it waited for the lock.
  await tx.run(lockBoss, { boss_id });
  const [row] = await tx.run(tentativaById, { boss_id });
  return row;
}

type Begin = Omit<BossRules, 'qtde_itens'> & {
  readonly turma_aluno_id: number;
  readonly trilha_id: number;
  readonly numero: number;
};
const COLUMNS = `escola_id, turma_aluno_id, trilha_id, numero, sorteado_em, duracao_segundos, percentual_vitoria,
   moedas_vitoria, moedas_derrota`;
const VALUES = `:escola_id, :turma_aluno_id, :trilha_id, :numero, :agora, :duracao_segundos, :percentual_vitoria,
   :moedas_vitoria, :moedas_derrota`;

const beginBoss = statement<
  Begin & { escola_id: number; itens: readonly number[]; agora: Date; prazo_em: Date },
  { id: number }
>(
  'start_boss',
  `with begun as (
     insert into boss as b (${COLUMNS}, iniciado_em, prazo_em) values (${VALUES}, :agora, :prazo_em)
     on conflict on constraint boss_unico do update
       set sorteado_em = excluded.sorteado_em, duracao_segundos = excluded.duracao_segundos,
           percentual_vitoria = excluded.percentual_vitoria, moedas_vitoria = excluded.moedas_vitoria,
           moedas_derrota = excluded.moedas_derrota, iniciado_em = excluded.iniciado_em, prazo_em = excluded.prazo_em
       where b.iniciado_em is null
     returning id
   ), drawn as (
     insert into boss_item (escola_id, boss_id, ordem, trilha_item_id)
     select :escola_id, begun.id, d.ordem, d.id from begun, unnest(:itens::bigint[]) with ordinality as d (id, ordem)
   )
   select id from begun`,
);

/**
 * Begins the attempt of that number with these items. The unique key decides; the second of two calls changes nothing.
 * @returns the attempt that this call began; null when another one has
 */
export async function beginOnce(
  escola: Tenant,
  begin: Begin,
  itens: readonly number[],
  agora: Date,
): Promise<number | null> {
  const prazo_em = new Date(agora.getTime() + begin.duracao_segundos * 1000);
  const [begun] = await escola.run(beginBoss, { ...begin, itens, agora, prazo_em });
  return begun?.id ?? null;
}

const grantBoss = statement<Begin & { escola_id: number; agora: Date }, { id: number }>(
  'grant_boss',
  `insert into boss (${COLUMNS}) values (${VALUES}) on conflict on constraint boss_unico do nothing returning id`,
);

/** Adds an attempt that waits for its start. Returns false when one with that number exists. */
export async function grantOnce(tx: Tenant, grant: Begin, agora: Date): Promise<boolean> {
  const [granted] = await tx.run(grantBoss, { ...grant, agora });
  return granted !== undefined;
}

/** An item with its question's key and comment sealed. */
export type BossItemRow = {
  readonly ordem: number;
  readonly trilha_item_id: number;
  readonly questao_id: number;
  readonly item_resposta: 1 | 2 | 3 | 4 | 5 | null;
  readonly gabarito: Sealed<Letra | null>;
  readonly comentario: Sealed<string>;
};

const ITEM = 'bi.ordem, bi.trilha_item_id, q.id as questao_id, bi.item_resposta, q.gabarito, q.comentario';
const OF_BOSS = `
   from boss_item bi
   join trilha_item ti on ti.escola_id = bi.escola_id and ti.id = bi.trilha_item_id
   join questao q on q.escola_id = ti.escola_id and q.id = ti.questao_id
   where bi.escola_id = :escola_id and bi.boss_id = :boss_id`;

const itensOfBoss = statement<{ escola_id: number; boss_id: number }, Unsealed<BossItemRow>>(
  'find_boss_itens',
  `select ${ITEM} ${OF_BOSS} order by bi.ordem`,
);
const sealed = (row: Unsealed<BossItemRow>): BossItemRow => ({
  ...row,
  gabarito: seal(row.gabarito),
  comentario: seal(row.comentario),
});

/** Items of an attempt in their order. */
export async function findItens(escola: Tenant, boss_id: number): Promise<BossItemRow[]> {
  return (await escola.run(itensOfBoss, { boss_id })).map(sealed);
}

const itemOfBoss = statement<
  { escola_id: number; boss_id: number; trilha_item_id: number },
  Unsealed<BossItemRow> & Liberacoes
>(
  'find_boss_item',
  `select ${ITEM}, ${RELEASES_OF('q.id')} as liberacoes ${OF_BOSS} and bi.trilha_item_id = :trilha_item_id`,
);

/** One item of an attempt, with the releases that decide about its key; undefined when the attempt has no such item. */
export async function findItem(
  escola: Tenant,
  boss_id: number,
  trilha_item_id: number,
): Promise<(BossItemRow & Liberacoes) | undefined> {
  const [row] = await escola.run(itemOfBoss, { boss_id, trilha_item_id });
  return row && { ...sealed(row), liberacoes: row.liberacoes };
}

const answerItem = statement<
  { escola_id: number; boss_id: number; trilha_item_id: number; item_resposta: number; agora: Date },
  { ordem: number }
>(
  'answer_boss',
  `update boss_item set item_resposta = :item_resposta, respondida_em = :agora
   where escola_id = :escola_id and boss_id = :boss_id and trilha_item_id = :trilha_item_id and item_resposta is null
   returning ordem`,
);

/** Stores an answer where there is none. The caller has locked the attempt. */
export async function saveAnswer(
  tx: Tenant,
  answer: { readonly boss_id: number; readonly trilha_item_id: number; readonly item_resposta: number },
  agora: Date,
): Promise<void> {
  await tx.run(answerItem, { ...answer, agora });
}

const endBoss = statement<
  {
    escola_id: number;
    boss_id: number;
    em: Date;
    por: 'aluno' | 'respostas' | 'tempo';
    venceu: boolean;
    desempenho: number;
    moedas: number;
  },
  never
>(
  'end_boss',
  `update boss set encerrado_em = :em, encerrado_por = :por, venceu = :venceu, desempenho = :desempenho, moedas = :moedas
   where escola_id = :escola_id and id = :boss_id and encerrado_em is null`,
);

export type Fim = {
  readonly em: Date;
  readonly por: 'aluno' | 'respostas' | 'tempo';
  readonly venceu: boolean;
  readonly desempenho: number;
  readonly moedas: number;
};

/** Writes the end of an attempt that has none. The caller has locked it. */
export async function saveEnd(tx: Tenant, boss_id: number, fim: Fim): Promise<void> {
  await tx.run(endBoss, { boss_id, ...fim });
}
