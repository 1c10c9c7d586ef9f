/** Shapes of exercises and results in responses. */
import type { components } from '@luneta/openapi';

import { type Pratica, revealInPractice } from '../../../../questoes/index.ts';
import { iso } from '../../../../../http/iso.ts';
import type { Fechada } from './conclusao.ts';
import { isItemLocked, isPratica, practiceHitsOf, triesOf, wasHit } from './policy.ts';
import type { Verdict } from './service.ts';
import type { FaseRow, ItemRow } from './store.ts';

type Schemas = components['schemas'];
type Navbar = Schemas['Navbar'];

const optionOf = (item: ItemRow) => item.resposta_2 ?? item.resposta_1;

/** What practice may do with the items, and whether the roadmap is over. */
type Shown = { readonly keys: Pratica; readonly encerrado: boolean };

function presentItem(item: ItemRow, { tipo }: FaseRow, { keys, encerrado }: Shown): Schemas['AdaptadaItem'] {
  const bloqueado = isItemLocked(item, encerrado);
  const { gabarito, comentario } = revealInPractice(keys, item, bloqueado);
  return {
    banco_questao_id: item.questao_id,
    ordem_exercicio: item.ordem,
    acertou: item.acertou,
    gabarito,
    comentario,
    ...(tipo === 1
      ? { turma_avaliacao_roteiro_estudo_id: item.trilha_item_id }
      : { turma_avaliacao_lista_adaptada_id: item.trilha_item_id }),
    item_resposta: optionOf(item),
    vez: triesOf(item),
    bloqueado,
    pratica: item.pratica,
  };
}

/** Presents the exercises that may be shown now and leaves the others out. */
export function presentItens(
  fase: FaseRow,
  itens: readonly ItemRow[],
  tentativa: number,
  shown: Shown,
): Schemas['AdaptadaItens'] {
  return {
    objeto_conhecimento_id: fase.objeto_conhecimento_id,
    capitulo_numero: fase.capitulo_numero,
    objeto_conhecimento_descricao: fase.objeto_conhecimento_descricao,
    habilidade_descricao: fase.habilidade_descricao,
    itens: itens.filter((item) => shown.keys.canServe(item.questao_id)).map((item) => presentItem(item, fase, shown)),
    tentativa,
    existe_midia: fase.existe_midia,
    encerrado: shown.encerrado,
    data_fim: iso(fase.data_fim),
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
    bloqueado: verdict.bloqueado,
    vez,
    tentativa: verdict.tentativa,
    perdeu_vida: verdict.perdeu_vida,
    qtde_moedas_ganhas: verdict.moedas,
    pratica: item.pratica,
    navbar,
  };
}

export type After = Pick<Schemas['FaseResultado'], 'proximo_oic_id' | 'status_boss'>;

/** The misses of the run, each with what explains it where that may be shown. */
function presentErros(itens: readonly ItemRow[], keys: Pratica): Schemas['FaseErro'][] {
  return itens
    .filter((item) => item.acertou === false && keys.canServe(item.questao_id))
    .map((item) => {
      const { questao_id, ordem, gabarito, comentario } = revealInPractice(keys, item, isItemLocked(item, false));
      return {
        banco_questao_id: questao_id,
        ordem_exercicio: ordem,
        item_resposta: optionOf(item),
        gabarito,
        comentario,
      };
    });
}

export function presentResultado(
  { found: { fase }, run, itens, keys }: Fechada,
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
    qtde_itens_acertou: isPratica(itens) ? practiceHitsOf(itens) : run.acertos,
    qtde_itens_total: run.itens,
    existe_boss: fase.existe_boss,
    status_boss: after.status_boss,
    pratica: isPratica(itens),
    erros: presentErros(itens, keys),
    navbar,
  };
}
