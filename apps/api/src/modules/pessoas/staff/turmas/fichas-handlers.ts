/** Access slips of a class (PIM-9), and who has left it. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import { requireDireito, turmaInReach } from '../../../escola/index.ts';
import { resetSenhas } from '../../conta/redefinicao-turma.ts';
import { MAX_STUDENTS, turmaErrors } from './errors.ts';
import { findTurmaDaFicha, listAlunos, listSaidas } from './senhas-store.ts';

export const fichasHandlers = {
  /** All of them or none, as with `resetSenhasTurma`; nobody who needs one is no error, so that a list of classes goes on. */
  createFichas: async ({ db, sessao, path: { turma_id }, body, agora }) => {
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    await requireDireito(escola, 'fichas', sessao);
    const { quem, motivo, turma_aluno_ids } = body;
    const wanted = turma_aluno_ids ? [...new Set(turma_aluno_ids)] : null;
    const turma = await findTurmaDaFicha(escola, turma_id);
    const alunos = await listAlunos(escola, turma_id, wanted, quem === 'sem_acesso');
    if (!turma || (wanted && quem === 'todos' && alunos.length < wanted.length)) throw errors.notFound();
    if (alunos.length > MAX_STUDENTS) throw turmaErrors.tooLarge(MAX_STUDENTS);
    const detalhe = { turma_id };
    const acao = 'ficha_gerada';
    const { senhas, expira_em } = await resetSenhas(escola, { alunos, sessao, acao, motivo, detalhe, agora });
    const fichas = alunos.map(({ turma_aluno_id, aluno_nome, login }, index) => ({
      turma_aluno_id,
      aluno_nome,
      login,
      senha: senhas[index] ?? '',
    }));
    return ok({ turma_id, ...turma, expira_em: iso(expira_em), fichas });
  },

  listTurmaSaidas: async ({ db, sessao, path: { turma_id }, agora }) => {
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    const rows = await listSaidas(escola, turma_id);
    return ok(rows.map(({ saiu_em, ...row }) => ({ ...row, saiu_em: iso(saiu_em) })));
  },
} satisfies Handlers;
