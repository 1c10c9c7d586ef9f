/** What students need in exams, for the staff: one student, and a class for the day (school §9). */
import { ok, type Handlers } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { tenant } from '../../../../database/tenant.ts';
import { findInReach, turmaInReach } from '../../../escola/index.ts';
import { type Acomodacao, findAcomodacao, findAcomodacoesTurma } from '../../acomodacao-store.ts';

/** A teacher reads what the day needs, and no note about the student. */
const shownTo = <T extends Acomodacao>({ perfil_real }: Sessao, one: T): T =>
  perfil_real === 'professor' ? { ...one, observacao: null } : one;

export const handlers = {
  getAcomodacaoAluno: async ({ db, sessao, path: { turma_aluno_id }, agora }) => {
    const found = await findInReach(db, sessao, turma_aluno_id, agora);
    const acomodacao = found && (await findAcomodacao(tenant(db, found.escola_id), turma_aluno_id));
    if (!acomodacao) throw errors.notFound();
    return ok(shownTo(sessao, acomodacao));
  },

  listAcomodacoesTurma: async ({ db, sessao, path: { turma_id }, agora }) => {
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    const rows = await findAcomodacoesTurma(escola, turma_id);
    return ok(
      rows.map(({ aluno_nome, ...acomodacao }) => ({
        turma_aluno_id: acomodacao.turma_aluno_id,
        aluno_nome,
        acomodacao: shownTo(sessao, acomodacao),
      })),
    );
  },
} satisfies Handlers;
