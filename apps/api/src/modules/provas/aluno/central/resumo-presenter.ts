/**
 * Shape of the resumo in responses. Its items carry only the keys the student may see, and before the start it has no
 * items.
 */
import { countingLanguage, isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';
import { isRespondida } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import type { Revealed } from '../../../questoes/index.ts';
import type { DayItem } from './day-items.ts';
import { answersAfterEntrega, situacao } from './policy.ts';
import { head } from './presenter.ts';
import type { PropostaRow } from './redacao-store.ts';
import type { OwnAnswer, ResumoRow } from './resumo-store.ts';
import { secondsLeft, tempoUtilizado } from './tempo.ts';

type Schemas = components['schemas'];
type Item = Revealed<DayItem> & OwnAnswer;

/** `qtde_itens_resposta`, whose value is opaque to clients (decision 88). */
const OPTIONS = '1_2_3_4_5';

/** The data of a resumo. `itens` and `proposta` are empty while the student may not see them. */
export type ResumoParts = {
  readonly prova: ResumoRow;
  readonly itens: readonly Item[];
  readonly proposta: PropostaRow | undefined;
  readonly qtde_itens: number;
  /** Grows with each repair of an item (rule MON-6). */
  readonly revisao_prova: number;
  /** Rule LIN-3. */
  readonly asksLanguage: boolean;
};

function presentItem(item: Item): Schemas['ResumoItem'] {
  return {
    numero: item.numero,
    banco_questao_id: item.questao_id,
    item_resposta: item.item_resposta,
    gabarito: item.gabarito,
    questao_anulada: item.anulada,
    turma_avaliacao_questao_resposta_id: item.item_id,
    avaliacao_conhecimento_questao_id: item.item_id,
    lingua_estrangeira: item.lingua_estrangeira,
    seq: item.seq,
    reparo: item.reparo,
    subjetiva: item.subjetiva,
    texto_resposta: item.texto_resposta || null,
  };
}

function presentMaterias({ itens }: ResumoParts): Schemas['ResumoMateria'][] {
  const materias = new Map<number, Schemas['ResumoMateria']>();
  for (const item of itens) {
    const { materia_id, materia_nome } = item;
    const materia = materias.get(materia_id) ?? { materia_id, materia_nome, itens: [] };
    materia.itens.push(presentItem(item));
    materias.set(materia_id, materia);
  }
  return [...materias.values()];
}

function presentResumoRedacao({ prova, proposta }: ResumoParts): Schemas['ResumoRedacao'] {
  if (!proposta) return null;
  const { redacao } = prova;
  return {
    texto: redacao?.texto ?? '',
    data_ultima_gravacao: redacao && iso(new Date(redacao.gravada_ms)),
    proposta_redacao_id: proposta.proposta_redacao_id,
    proposta_redacao_titulo: proposta.titulo,
    proposta_redacao_descricao: proposta.descricao,
    genero_textual_nome: proposta.genero_textual_nome,
    min_linhas: proposta.min_linhas,
    max_linhas: proposta.max_linhas,
    textos_motivacionais: [...proposta.textos],
    palavras: redacao?.palavras ?? 0,
    seq: redacao?.seq ?? 0,
  };
}

/** Items that count for the student: those for all, and those of one language (rules LIN-1, LIN-2). */
export function counted<Row extends { lingua_estrangeira: 1 | 2 | null }>(
  itens: readonly Row[],
  lingua: 1 | 2 | null,
): Row[] {
  return itens.filter((item) => isItemOfLanguage(item, countingLanguage(lingua)));
}

export function presentResumo(parts: ResumoParts, aluno: Aluno, agora: Date): Schemas['Resumo'] {
  const { prova, itens, qtde_itens } = parts;
  const respondidos = counted(itens, prova.lingua_estrangeira).filter(isRespondida);
  return {
    ...head(prova),
    tempo_restante: secondsLeft(prova, aluno, agora),
    qtde_itens_respondidos: respondidos.length,
    qtde_itens_resposta: OPTIONS,
    lingua_estrangeira: parts.asksLanguage ? prova.lingua_estrangeira : null,
    solicitar_idioma: parts.asksLanguage,
    existe_redacao: prova.proposta_redacao_id !== null,
    redacao: presentResumoRedacao(parts),
    materias: presentMaterias(parts),
    qtde_itens,
    revisao_prova: parts.revisao_prova,
    cancelada_em: iso(prova.cancelada_em),
    responde_apos_entrega: answersAfterEntrega(prova),
    situacao: situacao(prova, agora),
    iniciada_em: iso(prova.iniciada_em),
    prazo_em: iso(prova.prazo_em),
    acrescimo: prova.acrescimo_segundos ?? 0,
    entregue_em: iso(prova.entregue_em),
    encerrada_em: iso(prova.encerrada_em),
    tempo_utilizado: tempoUtilizado(prova, agora),
    gabarito_liberado_em: iso(prova.liberado_em),
    servidor_em: iso(agora),
  };
}
