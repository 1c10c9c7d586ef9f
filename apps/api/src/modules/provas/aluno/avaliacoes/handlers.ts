/** Tag `avaliacoes`: the list of a student's assessments, read in three statements however long it is. */
import { isGabaritoReleased } from '@luneta/domain/gabarito';

import { type Handlers, ok } from '../../../../http/call.ts';
import { requireAluno } from '../../../../http/sessao.ts';
import { findExams } from '../../../questoes/index.ts';
import { findMaterias, type MateriaRow } from '../central/materias-store.ts';
import { avaliacaoErrors } from './errors.ts';
import { isListed } from './policy.ts';
import { presentAvaliacao, presentInfo } from './presenter.ts';
import { findDiasOfAvaliacao, findProvas } from './store.ts';

const dayKey = (dia: { turma_avaliacao_id: number; dia_prova: number }) => `${dia.turma_avaliacao_id}/${dia.dia_prova}`;

function groupByDay(rows: readonly MateriaRow[]): Map<string, MateriaRow[]> {
  const days = new Map<string, MateriaRow[]>();
  for (const row of rows) days.set(dayKey(row), [...(days.get(dayKey(row)) ?? []), row]);
  return days;
}

export const handlers = {
  listAvaliacoes: async ({ escola, sessao, agora }) => {
    const aluno = requireAluno(sessao);
    const provas = (await findProvas(escola, aluno, agora)).filter((prova) =>
      isListed(prova, agora, sessao.fuso_horario),
    );
    const [materias, exams] = await Promise.all([
      findMaterias(escola, aluno, provas),
      findExams(
        escola,
        provas.map((prova) => prova.avaliacao_conhecimento_id),
      ),
    ]);
    const byDay = groupByDay(materias);
    return ok(
      provas.map((prova) => {
        const exam = exams.get(prova.avaliacao_conhecimento_id);
        const released = prova.cancelada_em === null && exam !== undefined && isGabaritoReleased(exam, agora.getTime());
        return presentAvaliacao({ prova, materias: byDay.get(dayKey(prova)) ?? [], released }, aluno, agora);
      }),
    );
  },
  getAvaliacaoInfo: async ({ escola, sessao, path, query }) => {
    const aluno = requireAluno(sessao);
    const dias = await findDiasOfAvaliacao(escola, aluno, path.avaliacao_conhecimento_id);
    const wanted = query.dia_prova;
    const prova = wanted === undefined ? dias[0] : dias.find((dia) => dia.dia_prova === wanted);
    if (!prova) throw avaliacaoErrors.notFound();
    return ok([presentInfo(prova, await findMaterias(escola, aluno, [prova]))]);
  },
} satisfies Handlers;
