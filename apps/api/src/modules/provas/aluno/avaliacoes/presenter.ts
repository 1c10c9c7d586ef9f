/**
 * Shapes of the list of assessments and of one assessment in responses. No field here depends on whether an answer is
 * right.
 */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { accessOnline, finalizadaEm, realizadoOnline, situacao } from '../central/policy.ts';
import type { MateriaRow } from '../central/materias-store.ts';
import type { ProvaRow } from '../central/prova-store.ts';
import { secondsLeft, tempoTotal } from '../central/tempo.ts';

type Schemas = components['schemas'];

function presentMateria(row: MateriaRow): Schemas['AvaliacaoMateria'] {
  const {
    materia_id,
    materia_nome,
    qtde_questoes,
    area_conhecimento_id,
    qtde_questoes_respondidas,
    area_conhecimento_nome_curto,
  } = row;
  return {
    materia_id,
    materia_nome,
    qtde_questoes,
    area_conhecimento_id,
    qtde_questoes_respondidas,
    area_conhecimento_nome_curto,
  };
}

const total = (materias: readonly MateriaRow[], field: 'qtde_questoes' | 'qtde_questoes_respondidas') =>
  materias.reduce((sum, materia) => sum + materia[field], 0);

export type AvaliacaoParts = {
  readonly prova: ProvaRow;
  readonly materias: readonly MateriaRow[];
  readonly released: boolean;
};

export function presentAvaliacao(
  { prova, materias, released }: AvaliacaoParts,
  aluno: Aluno,
  agora: Date,
): Schemas['Avaliacao'] {
  const acessar = accessOnline(prova, aluno, agora);
  const qtde_itens = total(materias, 'qtde_questoes');
  return {
    turma_avaliacao_id: prova.turma_avaliacao_id,
    avaliacao_conhecimento_id: prova.avaliacao_conhecimento_id,
    descricao: prova.descricao,
    data_hora_inicial_prova: iso(prova.inicio_em),
    data_hora_final_prova: iso(prova.fim_em),
    data_hora_inicio: iso(prova.iniciada_em),
    data_hora_fim: iso(finalizadaEm(prova, agora)),
    bateria: prova.bateria,
    materias: materias.map(presentMateria),
    nota_maxima: prova.nota_maxima,
    trilha_id: null,
    lingua_estrangeira: prova.solicitar_idioma ? prova.lingua_estrangeira : null,
    tem_redacao: prova.proposta_redacao_id !== null,
    solicitar_idioma: prova.solicitar_idioma,
    realizado_online: realizadoOnline(prova),
    acessar_avaliacao_online: acessar,
    acessar_gabarito_online: released,
    acessar_redacao_online: acessar && prova.proposta_redacao_id !== null,
    dia_prova: prova.dia_prova,
    tipo_aplicacao: prova.tipo_aplicacao,
    situacao: situacao(prova, agora),
    cancelada_em: iso(prova.cancelada_em),
    qtde_itens,
    qtde_itens_respondidos: total(materias, 'qtde_questoes_respondidas'),
    tempo_total: tempoTotal(prova, aluno),
    tempo_restante: secondsLeft(prova, aluno, agora),
    servidor_em: iso(agora),
  };
}

export function presentInfo(prova: ProvaRow, materias: readonly MateriaRow[]): Schemas['AvaliacaoInfo'] {
  const qtde_itens = total(materias, 'qtde_questoes');
  return {
    turma_avaliacao_id: prova.turma_avaliacao_id,
    avaliacao_conhecimento_id: prova.avaliacao_conhecimento_id,
    dia_prova: prova.dia_prova,
    bateria: prova.bateria,
    descricao: prova.descricao,
    qtde_itens,
    existe_itens: qtde_itens > 0,
    existe_redacao: prova.proposta_redacao_id !== null,
    tipo_aplicacao: prova.tipo_aplicacao,
    data_hora_inicial_prova: iso(prova.inicio_em),
    disponivel_ate: iso(prova.fim_em),
    nota_maxima: prova.nota_maxima,
    materias: materias.map(presentMateria),
  };
}
