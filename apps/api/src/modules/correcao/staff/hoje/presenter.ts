/** Shape of the day of a school. */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { BloqueadoRow, DoDiaRow, RetidoRow } from './pendencias-store.ts';
import type { ProvaHojeRow, Semana } from './store.ts';

type Schemas = components['schemas'];

function presentProva({ avaliacao_id, inicio_em, fim_em, ...row }: ProvaHojeRow): Schemas['GestaoHojeProva'] {
  const { qtde_alunos, qtde_respondendo, qtde_entregues } = row;
  return {
    ...row,
    avaliacao_conhecimento_id: avaliacao_id,
    data_hora_inicial: iso(inicio_em),
    disponivel_ate: iso(fim_em),
    qtde_nao_iniciadas: Math.max(0, qtde_alunos - qtde_respondendo - qtde_entregues),
  };
}

type Dia = {
  readonly agora: Date;
  readonly escola_id: number;
  readonly semana: Semana;
  readonly provas: readonly ProvaHojeRow[];
  readonly corrigir: { readonly redacoes: number; readonly subjetivas: number };
  readonly retidos: readonly RetidoRow[];
  readonly atrasadas: readonly DoDiaRow[];
  readonly emPapel: readonly DoDiaRow[];
  readonly duasRespostas: readonly DoDiaRow[];
  readonly bloqueados: readonly BloqueadoRow[];
};

export function presentDia(dia: Dia): Schemas['GestaoHoje'] {
  const { agora, escola_id, semana, corrigir, retidos, atrasadas, emPapel, duasRespostas, bloqueados } = dia;
  return {
    servidor_em: iso(agora),
    escola_id,
    fuso_horario: semana.fuso_horario,
    dia: semana.dia,
    provas: dia.provas.map(presentProva),
    redacoes_a_corrigir: corrigir.redacoes,
    subjetivas_a_corrigir: corrigir.subjetivas,
    resultados_retidos: retidos.map(({ avaliacao_id, fim_em, ...row }) => ({
      ...row,
      avaliacao_conhecimento_id: avaliacao_id,
      encerrada_em: iso(fim_em),
    })),
    fora_do_prazo: [...atrasadas],
    textos_em_papel: [...emPapel],
    duas_respostas: [...duasRespostas],
    bloqueados: bloqueados.map(({ bloqueado_ate, ...row }) => ({ ...row, bloqueado_ate: iso(bloqueado_ate) })),
  };
}
