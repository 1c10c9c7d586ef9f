/** Reads the running attempts that an accommodation affects. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { AttemptRow } from '../prazo-store.ts';

/** An attempt that is not closed, with the values its end is computed from. */
export type RunningRow = AttemptRow & {
  readonly iniciada_em: Date;
  readonly duracao_minutos: number;
  /** The end for this student, extensions included. */
  readonly fim_em: Date;
};

const running = statement<{ escola_id: number; turma_aluno_id: number }, RunningRow>(
  'lock_acomodacao_tentativas',
  `select t.id, t.turma_avaliacao_id, t.dia_prova, t.turma_aluno_id, t.prazo_em, t.acrescimo_segundos, t.entregue_em,
          t.encerrada_em, t.encerrada_por, t.iniciada_em, ad.duracao_minutos,
          d.fim_em + coalesce((select j.acrescimo_segundos from janela_aluno j
            where j.escola_id = t.escola_id and j.turma_avaliacao_id = t.turma_avaliacao_id and j.dia_prova = t.dia_prova
              and j.turma_aluno_id = t.turma_aluno_id), 0) * interval '1 second' as fim_em
     from tentativa t
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join turma_avaliacao_dia d on d.escola_id = t.escola_id and d.turma_avaliacao_id = ta.id and d.dia_prova = t.dia_prova
     join avaliacao_dia ad on ad.escola_id = t.escola_id and ad.avaliacao_id = ta.avaliacao_id and ad.dia_prova = t.dia_prova
    where t.escola_id = :escola_id and t.turma_aluno_id = :turma_aluno_id and t.encerrada_em is null
    order by t.id for update of t`,
);

export function lockRunning(escola: Tenant, turma_aluno_id: number): Promise<RunningRow[]> {
  return escola.run(running, { turma_aluno_id });
}
