/** A school's settings on the wire: a few have older names inside (`data/configuracao.ts`). */
import type { components } from '@luneta/openapi';

import type { EscolaConfigurada } from '../../data/configuracao.ts';

export function presentConfiguracao(
  escola_id: number,
  { nome, fuso_horario, configuracao }: EscolaConfigurada,
): components['schemas']['ConfiguracaoEscola'] {
  const { perguntas_seguranca, perguntas_quando_ligadas: _inside, pesquisa, ...rest } = configuracao;
  return {
    escola_id,
    nome,
    fuso_horario,
    ...rest,
    pesquisa_ativa: pesquisa,
    recuperacao_por_perguntas: perguntas_seguranca !== 'desligadas',
  };
}
