/** Shapes of exercises and results in responses. */
import type { components } from '@luneta/openapi';

import type { Pratica } from '../../../question/keys.ts';
import { revealInPractice } from '../../../question/reveal.ts';
import type { Concluida } from './conclusao.ts';
import { triesOf, wasHit } from './policy.ts';
import type { Verdict } from './service.ts';
import type { FaseRow, ItemRow } from './store.ts';

type Schemas = components['schemas'];
type Navbar = Schemas['Navbar'];

const optionOf = (item: ItemRow) => item.resposta_2 ?? item.resposta_1;

function presentItem(item: ItemRow, { tipo }: FaseRow, keys: Pratica): Schemas['AdaptadaItem'] {
  const bloqueado = item.bloqueado_em !== null;
  return {
    banco_questao_id: item.questao_id,
    ordem_exercicio: item.ordem,
    acertou: item.acertou,
    gabarito: revealInPractice(keys, item, bloqueado).gabarito,
    ...(tipo === 1
      ? { turma_avaliacao_roteiro_estudo_id: item.trilha_item_id }
      : { turma_avaliacao_lista_adaptada_id: item.trilha_item_id }),
    item_resposta: optionOf(item),
    vez: triesOf(item),
    bloqueado,
  };
}

/** Presents the exercises that may be shown now and leaves the others out. */
export function presentItens(
  fase: FaseRow,
  itens: readonly ItemRow[],
  tentativa: number,
  keys: Pratica,
): Schemas['AdaptadaItens'] {
  return {
    objeto_conhecimento_id: fase.objeto_conhecimento_id,
    capitulo_numero: fase.capitulo_numero,
    objeto_conhecimento_descricao: fase.objeto_conhecimento_descricao,
    habilidade_descricao: fase.habilidade_descricao,
    itens: itens.filter((item) => keys.canServe(item.questao_id)).map((item) => presentItem(item, fase, keys)),
    tentativa,
    existe_midia: fase.existe_midia,
  };
}

export function presentVerdict(verdict: Verdict, navbar: Navbar): Schemas['AdaptadaItemResposta'] {
  const { item, retida, vez } = verdict;
  return {
    banco_questao_id: item.questao_id,
    item_resposta: vez === 1 ? item.resposta_1 : item.resposta_2,
    acertou: retida ? null : wasHit(item, vez),
    gabarito: item.gabarito,
    comentario: item.comentario,
    bloqueado: item.bloqueado_em !== null,
    vez,
    tentativa: verdict.tentativa,
    perdeu_vida: verdict.perdeu_vida,
    qtde_moedas_ganhas: verdict.moedas,
    navbar,
  };
}

export type After = Pick<Schemas['FaseResultado'], 'proximo_oic_id' | 'status_boss'>;

export function presentResultado(
  fase: FaseRow,
  run: Concluida,
  after: After,
  navbar: Navbar,
): Schemas['FaseResultado'] {
  return {
    qtde_estrelas: run.estrelas,
    capitulo_numero: fase.capitulo_numero,
    objeto_conhecimento_descricao: fase.objeto_conhecimento_descricao,
    habilidade_descricao: fase.habilidade_descricao,
    qtde_moedas: run.moedas,
    proximo_oic_id: after.proximo_oic_id,
    melhor_fase: run.melhor === true,
    tentativa: run.numero,
    qtde_itens_acertou: run.acertos,
    qtde_itens_total: run.itens,
    existe_boss: fase.existe_boss,
    status_boss: after.status_boss,
    navbar,
  };
}
