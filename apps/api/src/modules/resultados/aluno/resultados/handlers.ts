/** Tag `resultados`: a student's exam results, read from what the job has computed. */
import { ok, type Handlers } from '../../../../http/call.ts';
import { requireAluno } from '../../../../http/sessao.ts';
import { keysOfExams } from '../../../questoes/index.ts';
import { resultadoErrors } from './errors.ts';
import type { Estudo } from './estudo.ts';
import { falhasOf } from './falhas.ts';
import { findAreas, findItens, findNotasDaTurma } from './itens-store.ts';
import { isLiberado, isListed } from './policy.ts';
import { presentFalhas, presentListItem, presentResultado, presentResultadoQuestao } from './presenter.ts';
import { redacoesOf } from './redacao.ts';
import { findResultado, findResultados } from './store.ts';

/** @param estudo what the roadmaps tell of the exams */
export const buildHandlers = ({ findFalhasProprias, trilhaEstudosOf }: Estudo) =>
  ({
    listResultados: async ({ escola, sessao, agora }) => {
      const aluno = requireAluno(sessao);
      const rows = await findResultados(escola, aluno, agora);
      const listed = rows.filter((row) => isListed(row, agora));
      const taken = listed.filter((row) => isLiberado(row, agora) && row.presente);
      const { todas, por_ciclo } = await falhasOf(findFalhasProprias, escola, aluno.turma_aluno_id, taken, agora);
      return ok({
        falhas_evitadas: todas.map(presentFalhas),
        falhas_por_ciclo: por_ciclo.map(({ ciclo, falhas }) => ({ ciclo, falhas_evitadas: falhas.map(presentFalhas) })),
        avaliacoes: listed.map((row) => presentListItem(row, agora)),
      });
    },
    getResultado: async ({ escola, sessao, path, agora }) => {
      const aluno = requireAluno(sessao);
      const { turma_avaliacao_id } = path;
      const row = await findResultado(escola, aluno, turma_avaliacao_id, agora);
      if (!row || !isListed(row, agora)) throw resultadoErrors.notFound();
      const liberado = isLiberado(row, agora);
      const [areas, all, turma, trilha_estudos, redacoes] = await Promise.all([
        liberado ? findAreas(escola, turma_avaliacao_id, aluno.turma_aluno_id) : [],
        findItens(escola, turma_avaliacao_id, aluno.turma_aluno_id),
        liberado && row.presente ? findNotasDaTurma(escola, turma_avaliacao_id) : null,
        liberado && row.presente ? trilhaEstudosOf(escola, aluno, turma_avaliacao_id, agora) : null,
        redacoesOf(escola, row, aluno.turma_aluno_id, agora),
      ]);
      const shown = liberado ? all : all.filter((item) => item.presente_no_dia);
      const questoes = shown.map((item) => item.banco_questao_id);
      const keys = await keysOfExams(escola, questoes, { place: 'resultado', released: liberado, agora });
      const itens = shown.map((item) => keys.reveal(item));
      return ok(presentResultado({ row, areas, itens, turma, trilha_estudos, redacoes }, agora));
    },
    getResultadoQuestao: async ({ escola, sessao, path, agora }) => {
      const aluno = requireAluno(sessao);
      const { turma_avaliacao_id, banco_questao_id } = path;
      const row = await findResultado(escola, aluno, turma_avaliacao_id, agora);
      if (!row || !isLiberado(row, agora)) throw resultadoErrors.notFound();
      const [[item], keys] = await Promise.all([
        findItens(escola, turma_avaliacao_id, aluno.turma_aluno_id, banco_questao_id),
        keysOfExams(escola, [banco_questao_id], { place: 'resultado', released: true, agora }),
      ]);
      if (!item) throw resultadoErrors.questaoNotFound();
      return ok(presentResultadoQuestao(keys.reveal(item)));
    },
  }) satisfies Handlers;
