/** What an extension moved, by ids: enough to find it again and to take it back (decision 210). */

export type Efeito = {
  readonly turma_id: number | null;
  readonly turma_aluno_id: number | null;
  /** Days whose window moved. */
  readonly dias: readonly { readonly turma_avaliacao_id: number; readonly dia_prova: number }[];
  /** Attempts whose end moved, and when the clock had closed those that opened again. */
  readonly tentativas: readonly { readonly id: number; readonly encerrada_em: string | null }[];
  readonly roteiros: readonly number[];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The stored effect; null for an extension from before effects were stored. */
export function readEfeito(value: unknown): Efeito | null {
  if (!isRecord(value) || !Array.isArray(value['dias'])) return null;
  return {
    turma_id: idOrNull(value['turma_id']),
    turma_aluno_id: idOrNull(value['turma_aluno_id']),
    dias: records(value['dias']).map((dia) => ({
      turma_avaliacao_id: Number(dia['turma_avaliacao_id']),
      dia_prova: Number(dia['dia_prova']),
    })),
    tentativas: records(value['tentativas']).map(({ id, encerrada_em }) => ({
      id: Number(id),
      encerrada_em: typeof encerrada_em === 'string' ? encerrada_em : null,
    })),
    roteiros: Array.isArray(value['roteiros']) ? value['roteiros'].map(Number) : [],
  };
}
