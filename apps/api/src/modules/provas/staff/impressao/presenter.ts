/** The shape of an exam on paper. */
import type { ModeloImpresso } from '@luneta/domain/impressao-modelo';
import type { Letra } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import type { PropostaRow } from '../../aluno/central/redacao-store.ts';
import type { TurmaRow } from '../avaliacao/partes-store.ts';
import type { AlunoImpresso, DiaImpresso, Lugar, QuestaoImpressa, TextoImpresso } from './store.ts';

type Schemas = components['schemas'];

/** A place with its question and the number printed in this version. */
export type Impresso = { readonly lugar: Lugar; readonly numero: number; readonly questao: QuestaoImpressa };

export type Parts = {
  readonly tipo: Schemas['ImpressaoTipo'];
  readonly escola_nome: string;
  readonly prova: Pick<Schemas['Impressao'], 'descricao' | 'tipo_aplicacao' | 'instrucoes'>;
  readonly dia: DiaImpresso;
  readonly lingua: 1 | 2 | null;
  readonly modelo: ModeloImpresso;
  readonly impressos: readonly Impresso[];
  /** By question; empty but on the sheet of keys. */
  readonly chaves: ReadonlyMap<number, Letra | null>;
  /** Questions whose options are sealed for the reader. */
  readonly lacradas: ReadonlySet<number>;
  readonly textos: readonly TextoImpresso[];
  readonly proposta: PropostaRow | undefined;
  readonly turma: TurmaRow | undefined;
  readonly alunos: readonly AlunoImpresso[];
  readonly dias: readonly DiaImpresso[];
  readonly turmas: readonly TurmaRow[];
};

const itemOf = (
  { lugar, numero, questao }: Impresso,
  chaves: ReadonlyMap<number, Letra | null>,
): Schemas['ImpressaoItem'] => ({
  avaliacao_conhecimento_questao_id: lugar.item_id,
  numero,
  numero_na_prova: lugar.numero,
  banco_questao_id: questao.banco_questao_id,
  codigo: questao.codigo,
  materia_nome: questao.materia_nome,
  lingua_estrangeira: lugar.lingua_estrangeira,
  texto_base_id: questao.texto_base_id,
  subjetiva: questao.subjetiva,
  qtde_opcoes: questao.opcoes.length,
  anulada: lugar.anulada,
  gabarito: chaves.get(questao.banco_questao_id) ?? null,
});

const questaoOf = ({ banco_questao_id, enunciado, opcoes }: QuestaoImpressa, lacrada: boolean) => ({
  banco_questao_id,
  enunciado,
  opcoes: lacrada ? [] : [...opcoes],
});

const propostaOf = (proposta: PropostaRow | undefined): Schemas['ImpressaoProposta'] => {
  if (!proposta) return null;
  const { titulo, descricao, genero_textual_nome, min_linhas, max_linhas, textos } = proposta;
  return {
    titulo,
    descricao,
    genero_textual_nome,
    min_linhas,
    max_linhas,
    textos: textos.map(({ conteudo }) => conteudo),
  };
};

const classOf = ({ turma_id, turma_codigo, serie_nome }: TurmaRow) => ({ turma_id, turma_codigo, serie_nome });

export function presentImpressao(parts: Parts): Schemas['Impressao'] {
  const { tipo, dia, lingua, modelo, impressos, chaves, lacradas, textos, turma, alunos } = parts;
  const isCaderno = tipo === 'caderno';
  return {
    tipo,
    escola_nome: parts.escola_nome,
    ...parts.prova,
    dia_prova: dia.dia_prova,
    duracao_minutos: dia.duracao_minutos,
    lingua_estrangeira: lingua,
    modelo,
    itens: impressos.map((one) => itemOf(one, chaves)),
    textos: isCaderno ? [...textos] : [],
    questoes: isCaderno
      ? impressos.map(({ questao }) => questaoOf(questao, lacradas.has(questao.banco_questao_id)))
      : [],
    proposta: isCaderno ? propostaOf(parts.proposta) : null,
    turma: turma
      ? { turma_avaliacao_id: turma.turma_avaliacao_id, ...classOf(turma), alunos: tipo === 'folha' ? [...alunos] : [] }
      : null,
    dias: parts.dias.map(({ dia_prova, itens }) => ({
      dia_prova,
      tem_lingua: itens.some(({ lingua_estrangeira }) => lingua_estrangeira !== null),
    })),
    turmas: parts.turmas.map(classOf),
  };
}
