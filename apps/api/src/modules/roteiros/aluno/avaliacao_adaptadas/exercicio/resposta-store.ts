/**
 * Holds the run that an answer belongs to, and then reads everything that decides about the answer. Two statements: a single
 * one would return what was stored before it waited for the run.
 */
import type { FaseEstado } from '@luneta/domain/fase';
import type { ChaveVista } from '@luneta/domain/moedas';

import { statement } from '../../../../../database/statement.ts';
import type { Ctx } from '../../../../../http/ctx.ts';
import { PRATICA, type PraticaFatos, seal, type Unsealed } from '../../../../questoes/index.ts';
import { NAVBAR, type NavbarRow } from '../../navbar/store.ts';
import { CHAVE_VISTA } from './chave-vista-sql.ts';
import { FASE_ESTRELAS, FASE_ITENS, type ItemRow, OWN_TRILHA, type TrilhaPath } from './store.ts';

export type FasePath = TrilhaPath & { readonly objeto_conhecimento_id: number };

type Held = {
  readonly trilha_fase_id: number;
  /** The open run, locked by this transaction; null when it was not opened. */
  readonly numero: number | null;
  /** The number that the next run of the phase has. */
  readonly seguinte: number;
};

const hold = statement<
  { escola_id: number; turma_aluno_id: number; turma_id: number; tentativa: number | null; agora: Date } & FasePath,
  Held
>(
  'hold_execucao',
  `with alvo as (
     select f.id from trilha r
     join trilha_fase f on f.escola_id = r.escola_id and f.trilha_id = r.id
       and f.objeto_conhecimento_id = :objeto_conhecimento_id
     ${OWN_TRILHA}
       and r.tipo = :tipo and r.turma_avaliacao_id = :turma_avaliacao_id and r.materia_id = :materia_id
     order by f.ordem limit 1
   ), fim as (
     select alvo.id, (select coalesce(max(x.numero), 0) + 1 from fase_execucao x
       where x.escola_id = :escola_id and x.turma_aluno_id = :turma_aluno_id and x.trilha_fase_id = alvo.id) as seguinte
     from alvo
   ), presa as (
     select x.numero from alvo
     join fase_execucao x on x.escola_id = :escola_id and x.turma_aluno_id = :turma_aluno_id and x.trilha_fase_id = alvo.id
       and x.concluida_em is null
     for update of x
   ), nova as (
     insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em)
     select :escola_id, :turma_aluno_id, fim.id, fim.seguinte, :agora from fim
     where not exists (select from presa) and (:tentativa::int is null or fim.seguinte = :tentativa)
     on conflict do nothing
     returning numero
   )
   select fim.id as trilha_fase_id, fim.seguinte, coalesce((select numero from presa), (select numero from nova)) as numero
   from fim`,
);

/** Another call may open the run at the same moment, or close it, so it is tried again. */
const MAX_TRIES = 5;

/**
 * Locks the open run of the phase until the transaction ends, or opens one. None is opened for an answer to another run.
 * @param tentativa the run that the answer names; null for the open one
 * @returns undefined when the student has no such phase
 */
export async function holdExecucao(
  { escola: tx, aluno, agora }: Ctx,
  path: FasePath,
  tentativa: number | null,
): Promise<Held | undefined> {
  const { turma_aluno_id, turma_id } = aluno;
  const { tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id } = path;
  const place = { tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [held] = await tx.run(hold, { turma_aluno_id, turma_id, ...place, tentativa, agora });
    if (!held || held.numero !== null || (tentativa !== null && tentativa !== held.seguinte)) return held;
  }
  throw new Error(`a run of phase ${objeto_conhecimento_id} was opened and closed beside every try to hold it`);
}

/** What decides about an answer. Everything is the student's own. */
export type Lugar = {
  readonly fase: { readonly tipo: 1 | 2; readonly data_fim: Date; readonly ordem_oic: number };
  /** Every phase of the roadmap. */
  readonly fases: readonly FaseEstado[];
  /** The run of the given number; null when the phase has none of it. */
  readonly run: { readonly fase_execucao_id: number; readonly numero: number } | null;
  /** The item with its tries in that run. */
  readonly item: ItemRow;
  readonly pratica: PraticaFatos;
  readonly vista: ChaveVista;
  readonly navbar: NavbarRow;
};

/** `acertou` of the try, and the wallet's columns, have names of their own. */
type LugarRow = Unsealed<ItemRow> &
  PraticaFatos &
  ChaveVista &
  NavbarRow &
  Lugar['fase'] & {
    readonly fases: readonly FaseEstado[];
    readonly fase_execucao_id: number | null;
    readonly numero: number | null;
  };

const lugar = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    turma_id: number;
    trilha_fase_id: number;
    questao_id: number;
    numero: number | null;
    agora: Date;
  },
  LugarRow
>(
  'find_resposta_lugar',
  `select r.tipo, r.data_fim, f.ordem as ordem_oic,
          (select jsonb_agg(jsonb_build_object('ordem_oic', o.ordem, 'qtde_itens_total', ${FASE_ITENS('o')},
                                               'qtde_estrelas', ${FASE_ESTRELAS('o')}))
           from trilha_fase o where o.escola_id = :escola_id and o.trilha_id = f.trilha_id) as fases,
          x.id as fase_execucao_id, x.numero,
          i.id as trilha_item_id, i.questao_id, i.ordem, q.gabarito, q.comentario,
          t.resposta_1, t.resposta_2, t.acertou, t.bloqueado_em, coalesce(t.pratica, false) as pratica,
          ${PRATICA('q.id')}, ${CHAVE_VISTA}, n.*
   from trilha_fase f
   join trilha r on r.escola_id = f.escola_id and r.id = f.trilha_id
   join trilha_item i on i.escola_id = f.escola_id and i.trilha_fase_id = f.id and i.questao_id = :questao_id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and q.gabarito is not null and not q.subjetiva
   left join fase_execucao x on x.escola_id = f.escola_id and x.turma_aluno_id = :turma_aluno_id
     and x.trilha_fase_id = f.id and x.numero = :numero
   left join fase_item t on t.escola_id = x.escola_id and t.fase_execucao_id = x.id and t.trilha_item_id = i.id
   cross join lateral (${NAVBAR}) n
   where f.escola_id = :escola_id and f.id = :trilha_fase_id
   order by i.ordem limit 1`,
);

/** @returns undefined when the phase has no such exercise */
export async function findLugar(
  { escola, aluno, agora }: Ctx,
  trilha_fase_id: number,
  questao_id: number,
  numero: number | null,
): Promise<Lugar | undefined> {
  const { turma_aluno_id, turma_id } = aluno;
  const [row] = await escola.run(lugar, { turma_aluno_id, turma_id, trilha_fase_id, questao_id, numero, agora });
  return row && lugarOf(row);
}

function lugarOf(row: LugarRow): Lugar {
  const { tipo, data_fim, ordem_oic, fases, fase_execucao_id, gratis, liberada } = row;
  const { trilha_item_id, questao_id, ordem, resposta_1, resposta_2, acertou, bloqueado_em, pratica } = row;
  const { moedas, vidas, vidas_desde, estrelas, vidas_ativas, pular_ativo, configuracao } = row;
  const keys = { gabarito: seal(row.gabarito), comentario: seal(row.comentario) };
  return {
    fase: { tipo, data_fim, ordem_oic },
    fases,
    run: fase_execucao_id === null || row.numero === null ? null : { fase_execucao_id, numero: row.numero },
    item: { trilha_item_id, questao_id, ordem, ...keys, resposta_1, resposta_2, acertou, bloqueado_em, pratica },
    pratica: { questao_id, liberacoes: row.liberacoes, no_boss: row.no_boss },
    vista: { gratis, liberada },
    navbar: { moedas, vidas, vidas_desde, estrelas, vidas_ativas, pular_ativo, configuracao },
  };
}
