/** Shape of a school's settings in responses. A few settings have older internal names (`school/configuracao.ts`). */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { depoisDe, type JanelaRow, type Mudanca } from './fuso.ts';
import type { EscolaConfigurada } from '../../configuracao.ts';

export function presentConfiguracao(
  escola_id: number,
  { nome, fuso_horario, configuracao }: EscolaConfigurada,
): components['schemas']['ConfiguracaoEscola'] {
  const { ranking_modo, segundo_corretor, divergencia_maxima, base_legal, retencao_meses, alterada_em } = configuracao;
  const { contato_email, contato_telefone, contato_horario, politica_privacidade, termos_de_uso } = configuracao;
  return {
    escola_id,
    nome,
    versao: configuracao.versao,
    fuso_horario,
    nome_moeda: configuracao.nome_moeda,
    segundos_por_vida: configuracao.segundos_por_vida,
    ranking_modo,
    pesquisa_ativa: configuracao.pesquisa,
    recuperacao_por_perguntas: configuracao.perguntas_seguranca !== 'desligadas',
    aprendizagem_ativa: configuracao.aprendizagem_ativa,
    segundo_corretor,
    divergencia_maxima,
    duas_etapas_obrigatorias: configuracao.duas_etapas_obrigatorias,
    contato_email,
    contato_telefone,
    contato_horario,
    politica_privacidade,
    termos_de_uso,
    base_legal,
    retencao_meses,
    anonimizacao_automatica: configuracao.anonimizacao_automatica,
    liberacao: configuracao.liberacao,
    fichas_validade_dias: configuracao.fichas_validade_dias,
    fichas_por: [...configuracao.fichas_por],
    revisao_questoes: configuracao.revisao_questoes,
    professor_publica: configuracao.professor_publica,
    alterada_em,
  };
}

/** The windows ahead, as they stand and as they would be with the hour of the clock kept (ESC-3). */
export function presentPreviaFuso(
  fuso_horario: string,
  rows: readonly JanelaRow[],
  mudanca: Mudanca,
): components['schemas']['PreviaFuso'] {
  const janelas = rows.map(({ total: _all, inicio_em, fim_em, ...row }) => {
    const depois = depoisDe({ inicio_em, fim_em }, mudanca);
    return {
      ...row,
      inicio_em: iso(inicio_em),
      fim_em: iso(fim_em),
      inicio_em_relogio: iso(depois.inicio_em),
      fim_em_relogio: iso(depois.fim_em),
      comecaria_antes: depois.comecaria_antes,
    };
  });
  return { fuso_horario, qtde_janelas: rows[0]?.total ?? 0, janelas };
}
