/** Opens the session of a student's view. */
import { randomUUID } from 'node:crypto';

import { type AlunoAlcancado, recordAct } from '../../escola/index.ts';
import type { Db } from '../../../database/db.ts';
import { insertRow, insertStatement, type NewRow } from '../../../database/insert.ts';
import type { sessao } from '../../../database/schema/index.ts';
import { statement } from '../../../database/statement.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { transaction } from '../../../database/db.ts';
import type { Sessao } from '../../../http/sessao.ts';

export type NewView = {
  readonly aluno: AlunoAlcancado;
  readonly modo: 'aluno' | 'professor';
  readonly motivo: string | null;
  readonly agora: Date;
  /** Seconds. */
  readonly validade_segundos: number;
  readonly limite_em: Date;
};

const OPEN = insertStatement<NewRow<typeof sessao>>('start_sessao_visao', 'sessao', [
  'id',
  'pessoa_id',
  'turma_aluno_id',
  'aluno_escola_id',
  'origem_id',
  'motivo',
  'limite_em',
  'perfil_real',
  'perfil',
  'validade_segundos',
  'criada_em',
  'expira_em',
]);

/**
 * Inserts the session in the viewer's school and the audit row in the student's school: both or none.
 * @returns the id of the session
 */
export function openView(db: Db, base: Sessao, view: NewView): Promise<string> {
  const { aluno, modo, motivo, agora, validade_segundos, limite_em } = view;
  const { escola_id, turma_aluno_id, pessoa_id } = aluno;
  const id = randomUUID();
  return transaction(db, async (tx) => {
    await insertRow(tenant(tx, base.pessoa_escola_id), OPEN, {
      id,
      pessoa_id: base.pessoa_id,
      turma_aluno_id,
      aluno_escola_id: escola_id === base.pessoa_escola_id ? null : escola_id,
      origem_id: base.id,
      motivo,
      limite_em,
      perfil_real: base.perfil_real,
      perfil: modo,
      validade_segundos,
      criada_em: agora,
      expira_em: limite_em,
    });
    await recordAct(tenant(tx, escola_id), {
      acao: 'contexto_aberto',
      sessao: base,
      pessoa_id,
      turma_aluno_id,
      ...(motivo !== null && { motivo }),
      detalhe: { modo, sessao: id },
      agora,
    });
    return id;
  });
}

const EMAIL = statement<{ escola_id: number; pessoa_id: number }, { email: string | null }>(
  'find_pessoa_email',
  'select email from pessoa where escola_id = :escola_id and id = :pessoa_id',
);

/** The e-mail address in the claims. */
export async function emailOf(escola: Tenant, pessoa_id: number): Promise<string | null> {
  const [row] = await escola.run(EMAIL, { pessoa_id });
  return row?.email ?? null;
}
