/** An exam that is being made, as a document, and what a check of it says. */

export type RascunhoItem = {
  readonly questao_id: number;
  readonly numero: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly pontuacao: number | null;
  readonly bloco: number;
};

export type RascunhoDia = {
  readonly dia_prova: number;
  readonly bateria: number;
  readonly duracao_minutos: number;
  readonly proposta_redacao_id: number | null;
  readonly itens: readonly RascunhoItem[];
};

/** Times are those of the school's clock, without a zone; null while they are not chosen. */
export type RascunhoJanela = {
  readonly dia_prova: number;
  readonly inicio: string | null;
  readonly fim: string | null;
};

export type RascunhoTurma = { readonly turma_id: number; readonly dias: readonly RascunhoJanela[] };

/** The parts of a draft that rules look at. */
export type Rascunho = {
  readonly descricao: string;
  readonly ciclo_id: number | null;
  readonly especie: 'prova' | 'atividade' | 'marco';
  readonly nota_maxima: number;
  readonly solicitar_idioma: boolean;
  readonly dias: readonly RascunhoDia[];
  readonly turmas: readonly RascunhoTurma[];
};

/** What a check is about. */
export type ChecagemAlvo = {
  readonly campo?: string;
  readonly dia_prova?: number;
  readonly numero?: number;
  readonly questao_id?: number;
  readonly turma_id?: number;
};

/** `impede`: it cannot be published so; `aviso`: it can, once somebody has read it. */
export type Gravidade = 'impede' | 'aviso';

export type Checagem = {
  /** Stable name of the check. */
  readonly codigo: string;
  readonly gravidade: Gravidade;
  readonly alvo: ChecagemAlvo;
  /** What the sentence about it names. */
  readonly dados?: Readonly<Record<string, string | number | null>>;
};

/** One check. */
export const checagem = (
  gravidade: Gravidade,
  codigo: string,
  alvo: ChecagemAlvo = {},
  dados?: Checagem['dados'],
): Checagem => ({ codigo, gravidade, alvo, ...(dados && { dados }) });

/** Values by a key, in the order in which the keys come. */
export function groupedBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): [Key, Value[]][] {
  const groups = new Map<Key, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups];
}

/** Places of a day that one student meets: a language pair shares one. */
export const lugaresOf = ({ itens }: Pick<RascunhoDia, 'itens'>): number =>
  new Set(itens.map(({ numero }) => numero)).size;
