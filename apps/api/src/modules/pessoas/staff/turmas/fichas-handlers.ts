/** Access slips of a class (PIM-9), and who has left it. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { requireDireito, turmaInReach } from '../../../escola/index.ts';
import { makeFichas } from './fichas.ts';
import { listSaidas } from './senhas-store.ts';

export const fichasHandlers = {
  createFichas: async ({ db, sessao, path: { turma_id }, body, agora }) => {
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    await requireDireito(escola, 'fichas', sessao);
    const { quem, motivo, turma_aluno_ids } = body;
    const alunos = turma_aluno_ids ? [...new Set(turma_aluno_ids)] : null;
    const { expira_em, ...made } = await makeFichas(escola, { turma_id, quem, alunos, motivo, sessao, agora });
    return ok({ ...made, expira_em: iso(expira_em) });
  },

  listTurmaSaidas: async ({ db, sessao, path: { turma_id }, agora }) => {
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    const rows = await listSaidas(escola, turma_id);
    return ok(rows.map(({ saiu_em, ...row }) => ({ ...row, saiu_em: iso(saiu_em) })));
  },
} satisfies Handlers;
