/** The pages that are measured on one server, who looks at them, and what each may take. */
import { DIA, firstOf, itemsOf, SENHA, signInAs, startExam, type Caller } from '../demo.ts';
import { signIn, type Kept } from './browser.ts';

/** The goals of a page: ms of the largest picture and of the first paint, requests before the picture, shift, blocking ms. */
export type Limits = Readonly<Record<'cold' | 'next' | 'requests' | 'shift' | 'blocking', number>> & {
  readonly paint: Readonly<Record<'cold' | 'next', number>>;
};
export type Place = {
  readonly name: string;
  readonly url: string;
  /** What a person can use is there. */
  readonly usable: string;
  readonly limits?: Limits;
  readonly kept?: Kept;
};

const SIGNED_IN: Limits = {
  paint: { cold: 700, next: 400 },
  cold: 1500,
  next: 600,
  requests: 12,
  shift: 0.02,
  blocking: 150,
};
const LOGIN: Limits = { ...SIGNED_IN, cold: 700 };
/** What is there first on every screen, and where an answer can be given. */
const TITLE = '#app h1';
const OPTION = '#app input[type="radio"], #app [role="radio"]';

/** Name and address below the app; with `OPTION` for a screen that asks something. */
type Row = readonly [name: string, path: string, usable?: string];
type Answers = { avaliacoes: { id: number; turma_avaliacao_id: number; situacao: string; is_only_redacao: boolean }[] };
type Lista = {
  data: {
    avaliacoes: { turma_avaliacao_id: number; materia_id: number; tipo_avaliacao: string; encerrado: boolean }[];
  }[];
};
type Materia = { fases: { objeto_conhecimento_id: number; bloqueado: boolean; qtde_itens_total: number }[] };
type Central = {
  provas_hoje: { turma_avaliacao_id: number; dia_prova: number; permite_responder: boolean; existe_itens: boolean }[];
};

/** The first whose answers may be seen. */
async function releasedOf(call: Caller, path: string) {
  const { avaliacoes } = await call<Answers>(path);
  const released = avaliacoes.filter(({ situacao, is_only_redacao }) => situacao === 'liberado' && !is_only_redacao);
  return firstOf(released, `released answers of ${path}`);
}

/** Begins an exam of today. */
async function version1(call: Caller): Promise<Row[]> {
  const { data } = await call<Lista>('v1/avaliacao_adaptadas');
  const roadmaps = data
    .flatMap(({ avaliacoes }) => avaliacoes)
    .filter(({ tipo_avaliacao, encerrado }) => tipo_avaliacao === 'RoteiroEstudo' && !encerrado);
  const roadmap = firstOf(roadmaps, 'open roadmap of version 1');
  const subject = `v1/avaliacao_adaptadas/roteiro_estudos/${roadmap.turma_avaliacao_id}/${roadmap.materia_id}`;
  const { fases } = await call<Materia>(subject);
  const open = fases.filter(({ bloqueado, qtde_itens_total }) => !bloqueado && qtde_itens_total > 1);
  const phase = `/${subject}/${firstOf(open, 'open phase').objeto_conhecimento_id}`;
  const { provas_hoje } = await call<Central>('v2/central_avaliacoes');
  const { turma_avaliacao_id: exam, dia_prova } = firstOf(
    provas_hoje.filter(({ permite_responder, existe_itens }) => existe_itens && permite_responder),
    'exam of today in version 1',
  );
  await call(`v2/central_avaliacoes/${exam}/${dia_prova}/inicio`, {});
  const item = firstOf(await itemsOf(call, exam, dia_prova), 'question in the exam of version 1').banco_questao_id;
  const key = (await releasedOf(call, 'v1/gabaritos')).turma_avaliacao_id;
  const { resumo } = await call<{ resumo: { itens: { banco_questao_id: number }[] }[] }>(`v1/gabaritos/${key}`);
  const reviewed = firstOf(
    resumo.flatMap(({ itens }) => itens),
    'question in its answer key',
  ).banco_questao_id;
  const centre = '/v1/central_avaliacoes';
  return [
    ['home', '/v1/avaliacao_adaptadas'],
    ['subject', `/${subject}`],
    ['media', `${phase}/midia/1`],
    ['exercise', `${phase}/item/1`, OPTION],
    ['exam centre', centre],
    ['exam detail', `${centre}/${exam}/${dia_prova}`],
    ['exam question', `${centre}/${exam}/${dia_prova}/itens/${item}`, OPTION],
    ['answer keys', `${centre}/gabaritos`],
    ['answer key', `${centre}/gabaritos/${key}`],
    ['reviewed question', `${centre}/gabaritos/${key}/${reviewed}`],
    ['results', '/v1/resultados'],
    ['ranking', '/v1/resultados/ranking'],
    ['account', '/v1/conta'],
  ];
}

/** Opens the running exam of the demo. */
async function version2(call: Caller): Promise<Row[]> {
  const exam = await startExam(call);
  const item = firstOf(await itemsOf(call, exam), 'question in its exam').banco_questao_id;
  const { materias } = await call<{ materias: { trilha_id: number; materia_id: number }[] }>('v2/roteiro_estudos');
  const { trilha_id, materia_id } = firstOf(materias, 'roadmap of version 2');
  const roadmap = `${trilha_id}/${materia_id}`;
  const { fases_disponiveis } = await call<{ fases_disponiveis: { trilha_fase_id: number }[] }>(
    `v2/roteiro_estudos/${roadmap}`,
  );
  const phase = firstOf(fases_disponiveis, 'phase of version 2').trilha_fase_id;
  const result = (await releasedOf(call, 'v2/resultados')).id;
  const { questoes } = await call<{ questoes: { banco_questao_id: number }[] }>(`v2/resultados/${result}`);
  return [
    ['home', '/home'],
    ['ranking', '/home/ranking'],
    ['roadmaps', '/trilhas'],
    ['roadmap', `/trilhas/${roadmap}`],
    ['exercise', `/trilhas/${roadmap}/${phase}/questao/1`, OPTION],
    ['exams', '/avaliacoes'],
    ['question', `/avaliacoes/${exam}/${DIA}/questoes/${item}`, OPTION],
    ['results', '/resultados'],
    ['result', `/resultados/${result}`],
    ['reviewed question', `/resultados/${result}/questoes/${firstOf(questoes, 'reviewed question').banco_questao_id}`],
    ['account', '/conta'],
  ];
}

/** Both apps of a server. */
export async function placesOf(api: string): Promise<Place[]> {
  const all: Place[] = [];
  for (const { version, login, rowsOf, port } of [
    { version: 'v1', login: 'ana', rowsOf: version1, port: 1 },
    { version: 'v2', login: 'bia', rowsOf: version2, port: 2 },
  ]) {
    const app = new URL(api);
    app.port = String(Number(app.port) + port);
    const rows = await rowsOf((await signInAs(api, login)).call);
    const kept = await signIn(app.origin, login, SENHA);
    all.push({ name: `${version} login`, url: `${app.origin}/`, usable: 'input[name="password"]', limits: LOGIN });
    for (const [name, path, usable = TITLE] of rows)
      all.push({ name: `${version} ${name}`, url: `${app.origin}${path}`, usable, limits: SIGNED_IN, kept });
  }
  return all;
}
