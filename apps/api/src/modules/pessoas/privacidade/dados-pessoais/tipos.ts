/** How each column of personal data is treated, and the functions with which the lists beside are written. */

/** The parent table of a table with personal data, and the column that refers to it. */
export type Dono = 'pessoa' | 'turma_aluno' | 'sessao' | 'tentativa' | 'fase_execucao' | 'boss';

export type Coluna =
  /** About the person: exported. Kept after an erasure as a statistic without a name. */
  | 'dado'
  /** Not about the person. */
  | 'interno'
  /** Exported. An erasure replaces it with this value. */
  | { readonly apaga: string | number | boolean | null }
  /** Never exported. An erasure replaces it with this value. */
  | { readonly segredo: string | null };

export type TabelaPessoal = {
  readonly tabela: string;
  /** Heading that families read in an export. */
  readonly rotulo: string;
  readonly dono: Dono;
  /** The column that refers to `dono`. */
  readonly por: string;
  /** An erasure deletes the rows. Otherwise they stay, and the columns say what changes in them. */
  readonly excluir?: true;
  /** Why the rows are kept whole although they are about the person. */
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
