/** Tag `gabaritos`: the answer keys of version 1, read from the computed results. It writes nothing. */
import { parseCalendarDay } from '@luneta/domain/data-hora';
import { gabaritoMatches } from '@luneta/domain/gabarito-lista';

import type { Tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { filterOf } from '../../../../http/query.ts';
import { type Aluno, requireAluno } from '../../../../http/sessao.ts';
import { keysOfExams } from '../../../questoes/index.ts';
import { findResultado, findResultados } from '../resultados/store.ts';
import { isLiberado, isListed } from '../resultados/policy.ts';
import { redacoesOf } from '../resultados/redacao.ts';
import type { Estudo } from '../resultados/estudo.ts';
import { gabaritoErrors } from './errors.ts';
import { presentFiltros, presentGabarito, presentListItem } from './presenter.ts';
import { findItens, findMaterias } from './store.ts';

/** Finished exams, newest first, with their subjects: two statements, however many there are. */
async function findListed(escola: Tenant, aluno: Aluno, agora: Date) {
  const rows = (await findResultados(escola, aluno, agora)).filter((row) => isListed(row, agora));
  const materias = await findMaterias(
    escola,
    aluno.turma_aluno_id,
    rows.map((row) => row.turma_avaliacao_id),
  );
  return { rows, materias };
}

type Limit = 'data_inicio' | 'data_fim';

/** @throws 400 when the day does not exist */
function dayOf(query: Partial<Record<Limit, string>>, limit: Limit): string | null {
  const text = filterOf(query[limit]);
  if (text === null) return null;
  const day = parseCalendarDay(text);
  if (day === null) throw gabaritoErrors.date(limit);
  return day;
}

/** @param estudo what the roadmaps tell of the exams */
export const buildHandlers = ({ findFasesDoPlano }: Pick<Estudo, 'findFasesDoPlano'>) =>
  ({
    listGabaritos: async ({ escola, sessao, query, agora }) => {
      const busca = {
        materia_id: filterOf(query.materia_id),
        ciclo: filterOf(query.season),
        data_inicio: dayOf(query, 'data_inicio'),
        data_fim: dayOf(query, 'data_fim'),
      };
      const { rows, materias } = await findListed(escola, requireAluno(sessao), agora);
      const found = rows.filter(({ turma_avaliacao_id, ciclo, inicio_em }) => {
        const materia_ids = (materias.get(turma_avaliacao_id) ?? []).map((materia) => materia.materia_id);
        return gabaritoMatches({ materia_ids, ciclo, aplicacaoMs: inicio_em.getTime() }, busca, sessao.fuso_horario);
      });
      return ok({
        avaliacoes: found.map((row) => presentListItem(row, materias.get(row.turma_avaliacao_id) ?? [], agora)),
      });
    },
    getGabaritoFiltros: async ({ escola, sessao, agora }) => {
      const { rows, materias } = await findListed(escola, requireAluno(sessao), agora);
      return ok(presentFiltros(rows, materias));
    },
    getGabarito: async ({ escola, sessao, path, agora }) => {
      const aluno = requireAluno(sessao);
      const { turma_avaliacao_id } = path;
      const row = await findResultado(escola, aluno, turma_avaliacao_id, agora);
      if (!row || !isListed(row, agora)) throw gabaritoErrors.notFound();
      const [all, redacoes, plano] = await Promise.all([
        findItens(escola, turma_avaliacao_id, aluno.turma_aluno_id),
        redacoesOf(escola, row, aluno.turma_aluno_id, agora),
        findFasesDoPlano(escola, { turma_aluno_id: aluno.turma_aluno_id, turma_avaliacao_id, agora }),
      ]);
      const liberado = isLiberado(row, agora);
      // Before release a student sees no questions of a day not taken (security T3).
      const shown = liberado ? all : all.filter((item) => item.presente_no_dia);
      const questoes = shown.map((item) => item.questao_id);
      const keys = await keysOfExams(escola, questoes, { place: 'resultado', released: liberado, agora });
      const itens = shown.map((item) => keys.reveal(item));
      return ok(presentGabarito({ row, itens, redacoes, plano: liberado ? plano : [] }, agora));
    },
  }) satisfies Handlers;
