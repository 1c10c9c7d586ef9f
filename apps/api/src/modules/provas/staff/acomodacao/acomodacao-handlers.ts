/** What one student needs in every exam (decisions 91, 168; school §9). The call does not ask for a diagnosis. */
import { accommodateAttempt } from '@luneta/domain/prorrogacao';

import { assertMatriculaAberta, findInReach, recordAct } from '../../../escola/index.ts';
import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { moveReleases } from '../../release-store.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { lockPrazos, setPrazos, toRunning } from '../prazo-store.ts';
import { setAcomodacao, type TempoExtra } from '../../../pessoas/index.ts';
import { lockRunning } from './acomodacao-store.ts';

/** Computes the ends of running attempts again; none becomes earlier (rule PRR-5). */
async function moveRunning(escola: Tenant, turma_aluno_id: number, given: TempoExtra, agora: Date): Promise<number> {
  const rows = await lockRunning(escola, turma_aluno_id);
  const changes = rows.flatMap((row) => {
    const attempt = {
      ...toRunning(row),
      inicioMs: row.iniciada_em.getTime(),
      windowEndMs: row.fim_em.getTime(),
      durationSeconds: row.duracao_minutos * 60,
      fator: given.fator_tempo,
      fatorPastWindow: given.passa_da_janela,
    };
    const extended = accommodateAttempt(attempt, agora.getTime());
    return extended ? [{ id: row.id, extended }] : [];
  });
  await moveReleases(escola, agora, (tx) => setPrazos(tx, changes));
  return changes.length;
}

export const handlers = {
  setAcomodacaoAluno: async ({ db, sessao, path, body, agora }) => {
    const { turma_aluno_id } = path;
    const { motivo, params: _params, ...given } = body;
    const found = await findInReach(db, sessao, turma_aluno_id, agora);
    if (!found) throw errors.notFound();
    const { pessoa_id } = found;
    return tenant(db, found.escola_id).transaction(async (escola) => {
      await assertMatriculaAberta(escola, turma_aluno_id);
      await lockPrazos(escola);
      const stands = await setAcomodacao(escola, { turma_aluno_id, pessoa_id }, given);
      if (!stands) throw errors.notFound();
      const provas = await moveRunning(escola, turma_aluno_id, stands, agora);
      const { fator_tempo, passa_da_janela, observacao: _observacao, ...others } = stands;
      const detalhe = { fator_tempo, passa_da_janela, provas, ...(Object.keys(given).length > 2 && others) };
      const act = { acao: 'acomodacao_alterada', sessao, pessoa_id, turma_aluno_id, motivo, detalhe, agora };
      await recordAct(escola, act);
      return ok(stands);
    });
  },
} satisfies Handlers;
