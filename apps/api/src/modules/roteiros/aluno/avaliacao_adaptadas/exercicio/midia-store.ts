/**
 * Stores which contents of a phase a student says to have watched, and whether they helped. It comes from the client's
 * log; no reward depends on it. Votes decide the order of the contents of a topic (decision 221).
 */
import type { Ctx } from '../../../../../http/ctx.ts';
import { statement } from '../../../../../database/statement.ts';
import type { FaseRow } from './store.ts';

const views = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    trilha_fase_id: number;
    objeto_conhecimento_id: number;
    conteudo_ids: readonly number[];
    sim_ids: readonly number[];
    nao_ids: readonly number[];
    agora: Date;
  },
  never
>(
  'save_adaptada_views',
  `insert into conteudo_visualizacao
     (escola_id, turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em, ajudou, votado_em)
   select d.escola_id, :turma_aluno_id, :trilha_fase_id, d.id, :agora, voto.ajudou,
          case when voto.ajudou is not null then :agora::timestamptz end
   from conteudo_digital d
   cross join lateral (
     select case when d.id = any(:sim_ids::bigint[]) then true when d.id = any(:nao_ids::bigint[]) then false end as ajudou
   ) voto
   where d.escola_id = :escola_id and d.objeto_conhecimento_id = :objeto_conhecimento_id and d.id = any(:conteudo_ids::bigint[])
   on conflict (escola_id, turma_aluno_id, trilha_fase_id, conteudo_digital_id) do update
     set ajudou = excluded.ajudou, votado_em = excluded.votado_em where excluded.ajudou is not null`,
);

/** What a log says about the contents of a phase. */
export type Conteudos = {
  /** Opened. */
  readonly conteudo_ids: readonly number[];
  /** Whether a content helped; each of them was opened. */
  readonly votos: ReadonlyMap<number, boolean>;
};

/** Stores the first view of each content of the phase, and its newest vote. Ids of other contents are ignored. */
export async function saveViews(
  { escola, aluno, agora }: Ctx,
  { trilha_fase_id, objeto_conhecimento_id }: FaseRow,
  { conteudo_ids, votos }: Conteudos,
): Promise<void> {
  if (conteudo_ids.length === 0) return;
  const { turma_aluno_id } = aluno;
  const said = (ajudou: boolean) => [...votos].filter(([, voto]) => voto === ajudou).map(([id]) => id);
  await escola.run(views, {
    turma_aluno_id,
    trilha_fase_id,
    objeto_conhecimento_id,
    conteudo_ids,
    sim_ids: said(true),
    nao_ids: said(false),
    agora,
  });
}
