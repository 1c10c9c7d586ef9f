/** How a column of personal data is told apart, and the words in which the lists beside are written. */

/** The table whose row a table of personal data hangs on, and by which column. */
export type Dono = 'pessoa' | 'turma_aluno' | 'sessao' | 'tentativa' | 'fase_execucao' | 'boss';

export type Coluna =
  /** About the person: exported; kept as a statistic that names nobody. */
  | 'dado'
  /** Says nothing of the person. */
  | 'interno'
  /** Exported, and replaced by this when erased. */
  | { readonly apaga: string | number | boolean | null }
  /** Never exported, and replaced by this when erased. */
  | { readonly segredo: string | null };

export type TabelaPessoal = {
  readonly tabela: string;
  /** What a family reads above it. */
  readonly rotulo: string;
  readonly dono: Dono;
  /** Column that leads to `dono`. */
  readonly por: string;
  /** Erasing deletes the rows; otherwise they stay with what the columns say. */
  readonly excluir?: true;
  /** Kept whole although it is about the person, for this reason. */
  readonly retido?: string;
  readonly colunas: Readonly<Record<string, Coluna>>;
};

export const dados = (...names: readonly string[]): Record<string, Coluna> =>
  Object.fromEntries(names.map((name) => [name, 'dado']));
export const internos = (...names: readonly string[]): Record<string, Coluna> =>
  Object.fromEntries(names.map((name) => [name, 'interno']));
export const segredo = (value: string | null = null): Coluna => ({ segredo: value });
export const apaga = (value: string | number | boolean | null): Coluna => ({ apaga: value });

export const daPessoa = { dono: 'pessoa', por: 'pessoa_id' } as const;
export const doAluno = { dono: 'turma_aluno', por: 'turma_aluno_id' } as const;
export const daTentativa = { dono: 'tentativa', por: 'tentativa_id' } as const;
