/** Which results an extension would put off for everybody, and why (decision 210). */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type Liberacao = {
  readonly avaliacao_id: number;
  readonly descricao: string;
  /** Null while it is held or not known. */
  readonly liberado_em: Date | null;
};

const liberacoes = statement<{ escola_id: number; agora: Date }, Liberacao>(
  'find_prorrogacao_liberacoes',
  `select id as avaliacao_id, descricao, liberado_em from avaliacao
    where escola_id = :escola_id and (liberado_em is null or liberado_em >= :agora) and fim_em is not null order by id`,
);

/** The planned releases of the school, as they stand in this transaction. */
export const findLiberacoes = (escola: Tenant, agora: Date): Promise<Liberacao[]> => escola.run(liberacoes, { agora });

export type Adiada = {
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly motivo: 'ultimo_a_terminar' | 'questoes_em_comum';
  readonly antes: Date | null;
  readonly depois: Date | null;
};

/** Most exams that a preview names. */
const MAX_PROVAS = 50;

/**
 * The releases that moved, the latest first. Those of the extended exams wait for the last who finishes; the others share
 * a question with one of them.
 */
export function adiadas(
  before: readonly Liberacao[],
  after: readonly Liberacao[],
  extended: readonly number[],
): Adiada[] {
  const old = new Map(before.map(({ avaliacao_id, liberado_em }) => [avaliacao_id, liberado_em]));
  return after
    .flatMap(({ avaliacao_id, descricao, liberado_em: depois }): Adiada[] => {
      const antes = old.get(avaliacao_id) ?? null;
      if (antes?.getTime() === depois?.getTime()) return [];
      const motivo = extended.includes(avaliacao_id) ? 'ultimo_a_terminar' : 'questoes_em_comum';
      return [{ avaliacao_id, descricao, motivo, antes, depois }];
    })
    .toSorted((x, y) => (y.depois?.getTime() ?? 0) - (x.depois?.getTime() ?? 0))
    .slice(0, MAX_PROVAS);
}
