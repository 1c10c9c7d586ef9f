/**
 * Reads the stored ends of exams over all their classes and whether staff hold their results: the input of the LIB
 * rules.
 */
import { awaitsConferencia, type LiberacaoModo } from '@luneta/domain/conferencia';
import { endsUntilRelease, type Outras, type Retencao } from '@luneta/domain/liberacao';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { LIBERACAO } from '../release-measure.ts';

export type FimColumns = {
  readonly fim_em: Date | null;
  readonly outras_fim_em: Date | null;
  readonly outras_sem_fim: boolean;
  readonly retido: boolean;
  readonly liberar_em: Date | null;
  /** What holds for the exam: its own word, else the school's. */
  readonly liberacao: LiberacaoModo;
  readonly conferida_em: Date | null;
};

/** The input of the rules of release. */
export type Fim = {
  /** Every end that the release waits for, those of other exams included (LIB-6). */
  readonly classEndsMs: readonly (number | null)[];
  readonly ownEndsMs: readonly (number | null)[];
  readonly outras: Outras;
  readonly retencao: Retencao;
};

/** What other exams hold the results back. */
export function toOutras({ outras_fim_em, outras_sem_fim }: FimColumns): Outras {
  return { fimMs: outras_fim_em?.getTime() ?? null, semFim: outras_sem_fim };
}

export function toFim(row: FimColumns): Fim {
  const { fim_em, retido, liberar_em, liberacao, conferida_em } = row;
  const ownEndsMs = [fim_em?.getTime() ?? null];
  return {
    classEndsMs: endsUntilRelease(ownEndsMs, toOutras(row)),
    ownEndsMs,
    outras: toOutras(row),
    retencao: {
      retido,
      liberarEmMs: liberar_em?.getTime() ?? null,
      aConferir: awaitsConferencia(liberacao, conferida_em?.getTime() ?? null, ownEndsMs),
    },
  };
}

type FimRow = FimColumns & {
  readonly avaliacao_id: number;
  readonly descricao: string;
  /** What the exam says for itself. */
  readonly liberacao_da_prova: LiberacaoModo | null;
};
export type FimNomeado = Fim & Pick<FimRow, 'descricao' | 'liberacao' | 'liberacao_da_prova' | 'conferida_em'>;

const fins = statement<{ escola_id: number; avaliacao_ids: readonly number[] }, FimRow>(
  'find_gestao_fins_de_provas',
  `select a.id as avaliacao_id, a.descricao, (a.retido or a.cancelada_em is not null) as retido, a.liberar_em, ${LIBERACAO} as liberacao, a.liberacao as liberacao_da_prova, a.conferida_em, a.fim_em, a.outras_fim_em, a.outras_sem_fim
     from avaliacao a
    where a.escola_id = :escola_id and a.id = any(:avaliacao_ids::bigint[])`,
);

/** Ends and hold of many assessments, in one statement. */
export async function findFins(escola: Tenant, avaliacao_ids: readonly number[]): Promise<Map<number, FimNomeado>> {
  const rows = await escola.run(fins, { avaliacao_ids });
  return new Map(
    rows.map((row) => {
      const { avaliacao_id, descricao, liberacao, liberacao_da_prova, conferida_em } = row;
      return [avaliacao_id, { ...toFim(row), descricao, liberacao, liberacao_da_prova, conferida_em }];
    }),
  );
}

/** The same for one assessment that is known to exist. */
export async function findFim(escola: Tenant, avaliacao_id: number): Promise<FimNomeado> {
  const found = (await findFins(escola, [avaliacao_id])).get(avaliacao_id);
  if (!found) throw new Error(`assessment ${avaliacao_id} vanished while it was read`);
  return found;
}
