/** How the students of some classes answered each item: hits, options and thirds. Pure. */
import { itemVerdict } from '@luneta/domain/nota';
import { discriminacao, tercos, type RespostaAoItem } from '@luneta/domain/item-estatistica';
import type { ItemResposta } from '@luneta/domain/resposta';

import { answeredItems } from './calculo.ts';
import type { CalculoAluno, CalculoItem } from './tipos.ts';

export type OpcaoContada = {
  /** Null: left blank. */
  readonly opcao: ItemResposta | null;
  readonly total: number;
  readonly terco_inferior: number;
  readonly terco_superior: number;
};
export type ItemRespondido = {
  readonly presentes: number;
  readonly acertos: number;
  readonly terco: number;
  readonly discriminacao: number | null;
  readonly contar: (opcao: ItemResposta | null) => OpcaoContada;
};

const chose = (group: readonly RespostaAoItem[], opcao: ItemResposta | null) =>
  group.filter(({ resposta }) => resposta === opcao).length;

function figuresOf(respostas: readonly RespostaAoItem[]): ItemRespondido {
  const thirds = tercos(respostas);
  return {
    presentes: respostas.length,
    acertos: respostas.filter(({ acertou }) => acertou).length,
    terco: thirds.tamanho,
    discriminacao: discriminacao(thirds),
    contar: (opcao) => ({
      opcao,
      total: chose(respostas, opcao),
      terco_inferior: chose(thirds.inferior, opcao),
      terco_superior: chose(thirds.superior, opcao),
    }),
  };
}

/** For each item, those who took its day in its language. A hit is one by the key, annulled or not. [ESI-1] [ESI-2] */
export function itensRespondidos(
  itens: readonly CalculoItem[],
  alunos: readonly CalculoAluno[],
): Map<number, ItemRespondido> {
  const byItem = new Map<number, RespostaAoItem[]>(itens.map((item) => [item.item_id, []]));
  for (const aluno of alunos) {
    const given = answeredItems(itens, aluno)
      .filter(({ presente }) => presente)
      .map(({ item, nota }) => ({
        item_id: item.item_id,
        resposta: nota.dupla_marcacao ? ('dupla' as const) : nota.item_resposta,
        acertou: itemVerdict({ ...nota, anulada: false, gabarito_bonificado: false }, true) === 'acerto',
      }));
    const acertosNaProva = given.filter(({ acertou }) => acertou).length;
    for (const { item_id, ...answer } of given) byItem.get(item_id)?.push({ ...answer, acertosNaProva });
  }
  return new Map([...byItem].map(([item_id, respostas]) => [item_id, figuresOf(respostas)]));
}
