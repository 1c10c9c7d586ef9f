/** The screens of version 2. */
import { DIA, enterExam } from '../answers/students.ts';
import { signIn, type Kept } from './browser.ts';
import { callerOf, firstOf, SENHA } from './caller.ts';
import { LOGIN_LIMITS, OPTION, TITLE, type PlaceRow } from './limits.ts';

const LOGIN = 'bia';

type Resumo = { materias: { itens: { banco_questao_id: number }[] }[] };
type Roteiros = { materias: { trilha_id: number; materia_id: number }[] };
type Roteiro = { fases_disponiveis: { trilha_fase_id: number }[] };
type Resultados = { avaliacoes: { id: number; situacao: string; is_only_redacao: boolean }[] };
type Resultado = { questoes: { banco_questao_id: number }[] };

/** Opens the running exam of the demo and signs in. */
export async function placesOfVersion2(api: string, app: string): Promise<{ rows: PlaceRow[]; kept: Kept }> {
  const { turma_avaliacao_id: exam } = await enterExam(api, LOGIN);
  const call = await callerOf(api, LOGIN);
  const { materias } = await call<Resumo>(`v2/central_avaliacoes/${exam}/${DIA}/resumo`);
  const item = firstOf(
    materias.flatMap(({ itens }) => itens),
    'question in its exam',
  ).banco_questao_id;
  const { materias: roadmaps } = await call<Roteiros>('v2/roteiro_estudos');
  const { trilha_id, materia_id } = firstOf(roadmaps, 'roadmap of version 2');
  const { fases_disponiveis } = await call<Roteiro>(`v2/roteiro_estudos/${trilha_id}/${materia_id}`);
  const fase = firstOf(fases_disponiveis, 'phase of version 2').trilha_fase_id;
  const { avaliacoes } = await call<Resultados>('v2/resultados');
  const released = avaliacoes.filter(({ situacao, is_only_redacao }) => situacao === 'liberado' && !is_only_redacao);
  const result = firstOf(released, 'released result').id;
  const reviewed = firstOf((await call<Resultado>(`v2/resultados/${result}`)).questoes, 'reviewed question');
  const rows: PlaceRow[] = [
    { name: 'login', path: '/', usable: 'input[name="password"]', limits: LOGIN_LIMITS },
    { name: 'home', path: '/home', usable: TITLE },
    { name: 'ranking', path: '/home/ranking', usable: TITLE },
    { name: 'roadmaps', path: '/trilhas', usable: TITLE },
    { name: 'roadmap', path: `/trilhas/${trilha_id}/${materia_id}`, usable: TITLE },
    { name: 'exercise', path: `/trilhas/${trilha_id}/${materia_id}/${fase}/questao/1`, usable: OPTION },
    { name: 'exams', path: '/avaliacoes', usable: TITLE },
    { name: 'question', path: `/avaliacoes/${exam}/${DIA}/questoes/${item}`, usable: OPTION },
    { name: 'results', path: '/resultados', usable: TITLE },
    { name: 'result', path: `/resultados/${result}`, usable: TITLE },
    { name: 'reviewed question', path: `/resultados/${result}/questoes/${reviewed.banco_questao_id}`, usable: TITLE },
    { name: 'account', path: '/conta', usable: TITLE },
  ];
  return { rows, kept: await signIn(app, LOGIN, SENHA) };
}
