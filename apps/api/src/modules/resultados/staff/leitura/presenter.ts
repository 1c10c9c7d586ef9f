/** Shapes of what staff read while an exam runs and after it. */
import { letraOf, type ItemResposta, type Letra } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { presentQuestao, type Revealed } from '../../../questoes/index.ts';
import type { ItemRespondido } from '../../calculo/tercos.ts';
import type { Dada, Dia } from '../../../provas/index.ts';
import type { ProvaAlunoRow } from './alunos-store.ts';
import type { ItemDaProvaRow, ItemLidoRow } from './itens-store.ts';
import type { ConferenciaRow, ResultadoRow } from './resultados-store.ts';

type Schemas = components['schemas'];

export function presentProvaAlunos(
  dia: Dia,
  {
    alunos,
    qtde_itens,
    prorrogacoes,
  }: {
    readonly alunos: readonly ProvaAlunoRow[];
    readonly qtde_itens: number;
    readonly prorrogacoes: readonly Dada[];
  },
  agora: Date,
): Schemas['ProvaAlunos'] {
  return {
    turma_avaliacao_id: dia.turma_avaliacao_id,
    avaliacao_conhecimento_id: dia.avaliacao_id,
    dia_prova: dia.dia_prova,
    descricao: dia.descricao,
    turma_id: dia.turma_id,
    turma_codigo: dia.turma_codigo,
    tipo_aplicacao: dia.tipo_aplicacao,
    data_hora_inicial: iso(dia.inicio_em),
    disponivel_ate: iso(dia.fim_em),
    agora: iso(agora),
    qtde_itens,
    alunos: alunos.map((row) => ({
      ...row,
      iniciada_em: iso(row.iniciada_em),
      fim_em: iso(row.fim_em),
      entregue_em: iso(row.entregue_em),
      ultima_resposta_em: iso(row.ultima_resposta_em),
    })),
    prorrogacoes: prorrogacoes.map(({ id, escopo, efeito, minutos, criada_em }) => ({
      prorrogacao_id: id,
      escopo,
      turma_aluno_id: efeito?.turma_aluno_id ?? null,
      minutos,
      criada_em: iso(criada_em),
    })),
  };
}

const OPCOES: readonly ItemResposta[] = [1, 2, 3, 4, 5];
const WITHHELD = { presentes: null, acertos: null, terco: null, discriminacao: null, opcoes: [] };

/** An item after the decision about its key: without it, no figure is told, because figures tell the key. */
export type ItemAberto = Omit<ItemDaProvaRow, 'gabarito'> & {
  readonly gabarito: Letra | null;
  readonly keyVisible: boolean;
};

function figures(item: ItemAberto, respondido: ItemRespondido | undefined) {
  if (!item.keyVisible || !respondido) return WITHHELD;
  const { presentes, terco, contar } = respondido;
  // Without a key there are no hits, and nothing to judge the item by.
  const keyless = item.gabarito === null;
  const { acertos, discriminacao } = keyless ? { acertos: null, discriminacao: null } : respondido;
  if (item.subjetiva) return { ...WITHHELD, presentes };
  const opcoes = [...OPCOES.slice(0, item.opcoes), null].map((opcao) => ({
    ...contar(opcao),
    correta: opcao !== null && letraOf(opcao) === item.gabarito,
  }));
  return { presentes, acertos, terco, discriminacao, opcoes };
}

export function presentItem(item: ItemAberto, respondido: ItemRespondido | undefined): Schemas['ItemDaProva'] {
  const { item_id, dia_prova, numero, lingua_estrangeira, materia_nome, subjetiva, anulada, gabarito_bonificado } =
    item;
  return {
    avaliacao_conhecimento_questao_id: item_id,
    dia_prova,
    numero,
    lingua_estrangeira,
    materia_nome,
    subjetiva,
    anulada,
    gabarito_bonificado,
    ...figures(item, respondido),
  };
}

/** The question as `reveal.ts` left it; nothing of it to who may not read it yet. */
export function presentItemLido(
  row: Revealed<ItemLidoRow>,
  { fechada, reads }: { fechada: boolean; reads: boolean },
): Schemas['ItemLido'] {
  const { item_id, subjetiva, inicio_em } = row;
  return {
    avaliacao_conhecimento_questao_id: item_id,
    lacrada: !reads,
    fechada,
    inicio_em: iso(inicio_em),
    subjetiva,
    questao: reads ? presentQuestao(row) : null,
  };
}

export function presentResultados(
  prova: { avaliacao_id: number; descricao: string; fechada: boolean },
  { nota_maxima, ...conferencia }: ConferenciaRow,
  rows: readonly ResultadoRow[],
): Schemas['ResultadosDaProva'] {
  const calculado = rows.map((row) => row.calculado_em.getTime());
  return {
    avaliacao_conhecimento_id: prova.avaliacao_id,
    descricao: prova.descricao,
    nota_maxima,
    fechada: prova.fechada,
    calculado_em: calculado.length === 0 ? null : iso(new Date(Math.max(...calculado))),
    conferencia,
    alunos: rows.map(({ calculado_em: _when, nota, areas, ...row }) => ({
      ...row,
      nota: row.presente ? nota : null,
      areas: [...areas],
    })),
  };
}
