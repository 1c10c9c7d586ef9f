/** The screens of version 1. */
import { signIn, type Kept } from './browser.ts';
import { callerOf, firstOf, SENHA } from './caller.ts';
import { phaseOf } from './phase.ts';
import { LOGIN_LIMITS, OPTION, TITLE, type PlaceRow } from './limits.ts';

const LOGIN = 'ana';

type ProvaHoje = { turma_avaliacao_id: number; dia_prova: number; permite_responder: boolean; existe_itens: boolean };
type Central = { provas_hoje: ProvaHoje[] };
type Resumo = { materias: { itens: { banco_questao_id: number }[] }[] };
type Gabaritos = { avaliacoes: { turma_avaliacao_id: number; situacao: string; is_only_redacao: boolean }[] };
type Gabarito = { resumo: { itens: { turma_avaliacao_questao_resposta_id: number; banco_questao_id: number }[] }[] };

/** Begins an exam of today and signs in. */
export async function placesOfVersion1(api: string, app: string): Promise<{ rows: PlaceRow[]; kept: Kept }> {
  const call = await callerOf(api, LOGIN);
  const { subject, phase } = await phaseOf(call);
  const { provas_hoje } = await call<Central>('v2/central_avaliacoes');
  const { turma_avaliacao_id, dia_prova } = firstOf(
    provas_hoje.filter(({ permite_responder, existe_itens }) => existe_itens && permite_responder),
    'exam of today in version 1',
  );
  const day = `central_avaliacoes/${turma_avaliacao_id}/${dia_prova}`;
  await call(`v2/${day}/inicio`, {});
  const { materias } = await call<Resumo>(`v2/${day}/resumo`);
  const item = firstOf(
    materias.flatMap(({ itens }) => itens),
    'question in the exam of version 1',
  ).banco_questao_id;
  const { avaliacoes } = await call<Gabaritos>('v1/gabaritos');
  const released = avaliacoes.filter(({ situacao, is_only_redacao }) => situacao === 'liberado' && !is_only_redacao);
  const key = firstOf(released, 'released answer key').turma_avaliacao_id;
  const { resumo } = await call<Gabarito>(`v1/gabaritos/${key}`);
  const reviewed = firstOf(
    resumo.flatMap(({ itens }) => itens),
    'question in its answer key',
  ).banco_questao_id;
  const rows: PlaceRow[] = [
    { name: 'login', path: '/', usable: 'input[name="password"]', limits: LOGIN_LIMITS },
    { name: 'home', path: '/v1/avaliacao_adaptadas', usable: TITLE },
    { name: 'subject', path: `/${subject}`, usable: TITLE },
    { name: 'media', path: `/${phase}/midia/1`, usable: TITLE },
    { name: 'exercise', path: `/${phase}/item/1`, usable: OPTION },
    { name: 'exam centre', path: '/v1/central_avaliacoes', usable: TITLE },
    { name: 'exam detail', path: `/v1/${day}`, usable: TITLE },
    { name: 'exam question', path: `/v1/${day}/itens/${item}`, usable: OPTION },
    { name: 'answer keys', path: '/v1/central_avaliacoes/gabaritos', usable: TITLE },
    { name: 'answer key', path: `/v1/central_avaliacoes/gabaritos/${key}`, usable: TITLE },
    { name: 'reviewed question', path: `/v1/central_avaliacoes/gabaritos/${key}/${reviewed}`, usable: TITLE },
    { name: 'results', path: '/v1/resultados', usable: TITLE },
    { name: 'ranking', path: '/v1/resultados/ranking', usable: TITLE },
    { name: 'account', path: '/v1/conta', usable: TITLE },
  ];
  return { rows, kept: await signIn(app, LOGIN, SENHA) };
}
