/** Tag `home`: a student's home screen with progress, stars and ranking. It writes nothing. */
import { readConfiguracao } from '../../../escola/index.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { filterOf } from '../../../../http/query.ts';
import { isView, requireAluno } from '../../../../http/sessao.ts';
import { homeErrors } from './errors.ts';
import { presentHome, presentRanking } from './presenter.ts';
import { placesOf, withEstrelas } from './ranking.ts';
import { findSerie, findMaterias } from './ranking-store.ts';
import { findPessoal, findProgresso } from './store.ts';

export const handlers = {
  getHome: async ({ escola, sessao, agora }) => {
    const aluno = requireAluno(sessao);
    const [pessoal, progresso, serie] = await Promise.all([
      findPessoal(escola, aluno),
      findProgresso(escola, aluno, agora),
      findSerie(escola, aluno, false),
    ]);
    const { ranking_modo, perguntas_seguranca } = readConfiguracao(pessoal.configuracao);
    const alunos = withEstrelas(serie.alunos, serie.estrelas, aluno.turma_aluno_id, null);
    // Offered when the school uses questions without forcing them, and never to staff (decisions 29, 61).
    const offered = perguntas_seguranca === 'opcionais' && !pessoal.tem_perguntas && !isView(sessao);
    return ok(
      presentHome({
        progresso,
        alunos,
        places: placesOf(alunos, ranking_modo),
        quiz_pessoal: !offered,
        ranking_modo,
      }),
    );
  },
  getHomeRanking: async ({ escola, sessao, query, agora }) => {
    const aluno = requireAluno(sessao);
    const { escopo, visao } = query;
    const materia_id = filterOf(query.materia_id);
    const [pessoal, materias, serie] = await Promise.all([
      findPessoal(escola, aluno),
      findMaterias(escola, aluno, agora),
      findSerie(escola, aluno, escopo === 'turma'),
    ]);
    if (materia_id !== null && !materias.some((materia) => materia.materia_id === materia_id))
      throw homeErrors.materia();
    const { ranking_modo } = readConfiguracao(pessoal.configuracao);
    const alunos = withEstrelas(serie.alunos, serie.estrelas, aluno.turma_aluno_id, materia_id);
    const places = placesOf(alunos, ranking_modo, visao === 'tabela');
    return ok(presentRanking(places, materias, ranking_modo, alunos.length));
  },
} satisfies Handlers;
