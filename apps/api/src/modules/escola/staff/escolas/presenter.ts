/** Shape of a school's settings in responses. A few settings have older internal names (`school/configuracao.ts`). */
import type { components } from '@luneta/openapi';

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
    alterada_em,
  };
}
