/** What stands for the named parts of addresses: things of the demo, found as a person of the app finds them. */
import { DIA, firstOf, itemsOf, startExam, type Caller } from '../demo.ts';

/** Values by the names of parts, for the addresses below `below`; the first that fits an address counts. */
export type Parts = { readonly below: string; readonly values: Readonly<Record<string, number | string>> };

type Answers = { avaliacoes: { id: number; turma_avaliacao_id: number; situacao: string; is_only_redacao: boolean }[] };
type Lista = { data: { avaliacoes: Roadmap[] }[] };
type Roadmap = { turma_avaliacao_id: number; materia_id: number; tipo_avaliacao: string; encerrado: boolean };
type Materia = {
  status_boss: string;
  fases: {
    objeto_conhecimento_id: number;
    bloqueado: boolean;
    qtde_itens_total: number;
    qtde_itens_respondeu: number;
  }[];
};
type Central = {
  provas_hoje: { turma_avaliacao_id: number; dia_prova: number; permite_responder: boolean; existe_itens: boolean }[];
};

/** The first whose answers may be seen. */
async function releasedOf(call: Caller, path: string) {
  const { avaliacoes } = await call<Answers>(path);
  const released = avaliacoes.filter(({ situacao, is_only_redacao }) => situacao === 'liberado' && !is_only_redacao);
  return firstOf(released, `released answers of ${path}`);
}

/** A Boss that has not been fought is fought from here on: two of its three screens are of a fight. */
async function studyOf(call: Caller): Promise<Parts[]> {
  const below = '/v1/avaliacao_adaptadas';
  const { data } = await call<Lista>('v1/avaliacao_adaptadas');
  const read = async ({ tipo_avaliacao, turma_avaliacao_id, materia_id, encerrado }: Roadmap) => {
    const tipo = tipo_avaliacao === 'RoteiroEstudo' ? 'roteiro_estudos' : 'plano_acoes';
    const subject = `${tipo}/${turma_avaliacao_id}/${materia_id}`;
    const { fases, status_boss } = await call<Materia>(`v1/avaliacao_adaptadas/${subject}`);
    return { subject, ids: { tipo, turma_avaliacao_id, materia_id }, encerrado, fases, status_boss };
  };
  const all = await Promise.all(data.flatMap(({ avaliacoes }) => avaliacoes).map(read));
  const isFree = (boss: string) => all.filter(({ status_boss }) => status_boss === boss);
  const fights = isFree('desbloqueado');
  const fight = firstOf(fights, 'free Boss');
  await call(`v1/avaliacao_adaptadas/${fight.subject}/boss/iniciar`, {});
  const lost = firstOf(isFree('perdeu'), 'lost Boss');
  const before = fights[1] ?? lost;
  const done = firstOf(
    all.flatMap(({ fases, ids }) =>
      fases
        .filter(({ qtde_itens_respondeu, qtde_itens_total }) => qtde_itens_respondeu === qtde_itens_total)
        .map(({ objeto_conhecimento_id }) => ({ ...ids, objeto_conhecimento_id })),
    ),
    'finished phase',
  );
  const open = firstOf(
    all
      .filter(({ encerrado, ids }) => !encerrado && ids.tipo === 'roteiro_estudos')
      .flatMap(({ fases, ids }) =>
        fases
          .filter(({ bloqueado, qtde_itens_total }) => !bloqueado && qtde_itens_total > 1)
          .map(({ objeto_conhecimento_id }) => ({ ...ids, objeto_conhecimento_id })),
      ),
    'open phase',
  );
  const boss = `${below}/:tipo/:turma_avaliacao_id/:materia_id/boss`;
  const phase = `${below}/:tipo/:turma_avaliacao_id/:materia_id/:objeto_conhecimento_id`;
  return [
    { below: `${boss}/item`, values: fight.ids },
    { below: `${boss}/finalizado`, values: lost.ids },
    { below: boss, values: before.ids },
    { below: `${phase}/concluido`, values: done },
    { below, values: { ...open, n: 1, ordem_exercicio: 1 } },
  ];
}

/** Exams of today that may be begun; the first stays open. */
async function examsOf(call: Caller) {
  const { provas_hoje } = await call<Central>('v2/central_avaliacoes');
  return provas_hoje.filter(({ permite_responder, existe_itens }) => existe_itens && permite_responder);
}

/** Begins another exam of today than `open`, and hands it in. */
async function handIn(call: Caller, open: number) {
  const others = (await examsOf(call)).filter((exam) => exam.turma_avaliacao_id !== open);
  const { turma_avaliacao_id, dia_prova } = firstOf(others, 'second exam of today');
  const day = `v2/central_avaliacoes/${turma_avaliacao_id}/${dia_prova}`;
  await call(`${day}/inicio`, {});
  await call(`${day}/fechamento_prova`, {});
  return { turma_avaliacao_id, dia_prova };
}

/** Begins an exam of today. */
export async function partsOfVersion1(call: Caller): Promise<Parts[]> {
  const { turma_avaliacao_id, dia_prova } = firstOf(await examsOf(call), 'exam of today in version 1');
  await call(`v2/central_avaliacoes/${turma_avaliacao_id}/${dia_prova}/inicio`, {});
  const item_id = firstOf(await itemsOf(call, turma_avaliacao_id, dia_prova), 'question in it').banco_questao_id;
  const key = (await releasedOf(call, 'v1/gabaritos')).turma_avaliacao_id;
  const { resumo } = await call<{ resumo: { itens: { banco_questao_id: number }[] }[] }>(`v1/gabaritos/${key}`);
  const { banco_questao_id } = firstOf(
    resumo.flatMap(({ itens }) => itens),
    'question in an answer key',
  );
  const centre = '/v1/central_avaliacoes';
  return [
    ...(await studyOf(call)),
    {
      below: `${centre}/:turma_avaliacao_id/:dia_prova/finalizada`,
      values: await handIn(call, turma_avaliacao_id),
    },
    { below: `${centre}/gabaritos`, values: { turma_avaliacao_id: key, item_id: banco_questao_id } },
    { below: centre, values: { turma_avaliacao_id, dia_prova, item_id } },
    { below: '/v1/questoes_v1', values: { banco_questao_id } },
  ];
}

type Phase = {
  readonly ids: { trilha_id: number; materia_id: number; trilha_fase_id: number };
  readonly qtde_estrelas: number | null;
};
const PHASE = '/trilhas/:trilha_id/:materia_id/:trilha_fase_id';

/** The phases of all roadmaps of version 2. */
async function phasesOf(call: Caller): Promise<Phase[]> {
  type Lista = { materias: { trilha_id: number; materia_id: number }[] };
  type Trilha = { fases_disponiveis: { trilha_fase_id: number; qtde_estrelas: number | null }[] };
  const { materias } = await call<Lista>('v2/roteiro_estudos');
  const read = async ({ trilha_id, materia_id }: Lista['materias'][number]) => {
    const { fases_disponiveis } = await call<Trilha>(`v2/roteiro_estudos/${trilha_id}/${materia_id}`);
    return fases_disponiveis.map(({ trilha_fase_id, qtde_estrelas }) => ({
      ids: { trilha_id, materia_id, trilha_fase_id },
      qtde_estrelas,
    }));
  };
  return (await Promise.all(materias.map(read))).flat();
}

/** Answers the quiz of a phase: its questions come behind it. */
async function answerQuiz(call: Caller, trilha_fase_id: number): Promise<void> {
  type Fase = { respostas_quiz: { respostas: unknown[] } };
  const { respostas_quiz } = await call<Fase>(`v2/roteiro_estudos/${trilha_fase_id}`);
  for (const [n] of respostas_quiz.respostas.entries())
    await call(`v2/roteiro_estudos/${trilha_fase_id}/resposta_quiz`, {
      resposta_quiz: { index: n + 1, item_resposta: 1 },
    });
}

/** Opens the running exam of the demo. */
export async function partsOfVersion2(call: Caller): Promise<Parts[]> {
  const exam = await startExam(call);
  const item_id = firstOf(await itemsOf(call, exam), 'question in its exam').banco_questao_id;
  const phases = await phasesOf(call);
  const isDone = ({ qtde_estrelas }: Phase) => qtde_estrelas !== null;
  const { ids } = firstOf(
    phases.filter((phase) => !isDone(phase)),
    'open phase of version 2',
  );
  const done = firstOf(phases.filter(isDone), 'finished phase of version 2').ids;
  const asked = firstOf(
    phases.filter((phase) => !isDone(phase) && phase.ids.trilha_id !== ids.trilha_id),
    'second open phase of version 2',
  ).ids;
  await answerQuiz(call, asked.trilha_fase_id);
  const result = (await releasedOf(call, 'v2/resultados')).id;
  const { questoes } = await call<{ questoes: { banco_questao_id: number }[] }>(`v2/resultados/${result}`);
  const { banco_questao_id } = firstOf(questoes, 'reviewed question');
  return [
    { below: '/avaliacoes/:turma_avaliacao_id/:dia_prova/finalizado', values: await handIn(call, exam) },
    { below: '/avaliacoes', values: { turma_avaliacao_id: exam, dia_prova: DIA, item_id } },
    { below: '/resultados', values: { turma_avaliacao_id: result, banco_questao_id } },
    { below: `${PHASE}/concluido`, values: done },
    { below: `${PHASE}/questao`, values: { ...asked, ordem_exercicio: 1 } },
    { below: '', values: { ...ids, banco_questao_id } },
  ];
}

/** As somebody who finds every section but the audit. */
export async function partsOfConsole(call: Caller): Promise<Parts[]> {
  type Prova = {
    turma_avaliacao_id: number;
    avaliacao_conhecimento_id: number;
    turma_id: number;
    qtde_iniciadas: number;
  };
  const provas = await call<Prova[]>('v2/gestao/provas');
  const { turma_id, turma_avaliacao_id, avaliacao_conhecimento_id } = firstOf(
    provas.filter(({ qtde_iniciadas }) => qtde_iniciadas > 0),
    'exam that somebody began',
  );
  const [questao] = await call<{ banco_questao_id: number }[]>('v2/gestao/questoes');
  const [curso] = await call<{ base_conhecimento_id: number }[]>('v2/gestao/cursos');
  const [redacao] = await call<{ redacao_id: number }[]>('v2/gestao/redacoes');
  const values = { turma_id, turma_avaliacao_id, avaliacao_conhecimento_id, ...questao, ...curso, ...redacao };
  return [{ below: '', values }];
}
