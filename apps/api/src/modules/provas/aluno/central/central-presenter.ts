/**
 * Shapes of the lists of version 1's exam centre in responses. Before release no field depends on whether an answer is
 * right (security T5).
 */
import { isGabaritoReleased } from '@luneta/domain/gabarito';
import type { components } from '@luneta/openapi';

import type { Aluno } from '../../../../http/sessao.ts';
import { iso } from '../../../../http/iso.ts';
import type { ExtraRow, RoteiroRow } from './central-store.ts';
import type { MateriaRow } from './materias-store.ts';
import { accessOnline, isIniciada } from './policy.ts';
import type { ProvaRow } from './prova-store.ts';
import { secondsLeft } from './tempo.ts';

type Schemas = components['schemas'];

/** One of today's exam days with the data read for it. */
export type ProvaHojeParts = {
  readonly prova: ProvaRow;
  readonly materias: readonly MateriaRow[];
  readonly extra: ExtraRow | undefined;
};

const total = (materias: readonly MateriaRow[], field: 'qtde_questoes' | 'qtde_questoes_respondidas') =>
  materias.reduce((sum, materia) => sum + materia[field], 0);

const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

/** Answers over items. For a day with only an essay: whether it has a text. */
function percentualConcluido(materias: readonly MateriaRow[], texto: string | null): number {
  if (materias.length === 0) return texto?.trim() ? 100 : 0;
  return share(total(materias, 'qtde_questoes_respondidas'), total(materias, 'qtde_questoes'));
}

export function presentProvaHoje(
  { prova, materias, extra }: ProvaHojeParts,
  aluno: Aluno,
  agora: Date,
): Schemas['ProvaHoje'] {
  const released = extra !== undefined && isGabaritoReleased(extra.exam, agora.getTime());
  const [only, ...others] = materias;
  return {
    turma_avaliacao_id: prova.turma_avaliacao_id,
    dia_prova: prova.dia_prova,
    descricao: prova.descricao,
    tipo_aplicacao: prova.tipo_aplicacao,
    existe_itens: materias.length > 0,
    existe_redacao: prova.proposta_redacao_id !== null,
    materia_id: only && others.length === 0 ? only.materia_id : null,
    data_hora_inicial: iso(prova.inicio_em),
    disponivel_ate: iso(prova.fim_em),
    iniciou: isIniciada(prova),
    permite_responder: accessOnline(prova, aluno, agora),
    cancelada_em: iso(prova.cancelada_em),
    entregue_em: iso(prova.entregue_em),
    texto_redacao: extra?.texto ?? null,
    percentual_concluido: percentualConcluido(materias, extra?.texto ?? null),
    desempenho_provavel: released ? extra.desempenho : null,
    disponivel: agora >= prova.inicio_em && agora < prova.fim_em,
    disciplinas: materias.map((materia) => materia.materia_nome),
    qtde_itens: total(materias, 'qtde_questoes'),
    qtde_itens_respondidos: total(materias, 'qtde_questoes_respondidas'),
    tempo_restante: secondsLeft(prova, aluno, agora),
  };
}

export function presentRoteiroSemana(row: RoteiroRow): Schemas['RoteiroSemana'] {
  return {
    turma_avaliacao_id: row.turma_avaliacao_id,
    tipo_avaliacao: row.tipo === 1 ? 'RoteiroEstudo' : 'PlanoAcao',
    materia_id: row.materia_id,
    materia_nome: row.materia_nome,
    descricao: row.descricao,
    data_aplicacao: iso(row.prevista_para),
    percentual_concluido: share(row.respondidos, row.itens),
  };
}
