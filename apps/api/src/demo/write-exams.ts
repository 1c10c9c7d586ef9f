/** Writes exams, the windows of each class, and the answers and essays of students in finished exams. */
import { insertRow, insertRows, insertStatement, type NewRow } from '../database/insert.ts';
import type {
  avaliacao,
  avaliacao_dia,
  avaliacao_item,
  resposta,
  tentativa,
  turma_avaliacao,
  turma_avaliacao_dia,
} from '../database/schema/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { refreshReleases } from '../modules/provas/index.ts';
import { drawAttempt } from './attempts.ts';
import { writeEssays } from './essays.ts';
import { linguaOf } from './content.ts';
import type { DemoDia, DemoExam } from './exams.ts';
import type { Enrolled } from './people.ts';
import type { Random } from './random.ts';
import { idOf, must, type Ids } from './ids.ts';
import { cicloKey } from './school.ts';

export type Turma = { readonly id: number; readonly versao: 1 | 2; readonly alunos: readonly Enrolled[] };

export type Frame = {
  readonly questoes: Ids;
  readonly redacoes: Ids;
  readonly ciclos: Ids;
  readonly serie_id: number;
  /** Who marks the essays of finished exams. */
  readonly corretor_id: number;
  readonly agora: Date;
};

type Id = { readonly id: number };

const AVALIACAO = insertStatement<NewRow<typeof avaliacao>, Id>(
  'demo_avaliacao',
  'avaliacao',
  ['codigo', 'descricao', 'tipo_aplicacao', 'solicitar_idioma', 'nota_maxima', 'ciclo_id', 'serie_id'],
  'returning id',
);
const DIAS = insertStatement<NewRow<typeof avaliacao_dia>>('demo_avaliacao_dias', 'avaliacao_dia', [
  'avaliacao_id',
  'dia_prova',
  'bateria',
  'duracao_minutos',
  'proposta_redacao_id',
]);
const ITENS = insertStatement<NewRow<typeof avaliacao_item>, Id>(
  'demo_avaliacao_itens',
  'avaliacao_item',
  ['avaliacao_id', 'dia_prova', 'numero', 'questao_id', 'lingua_estrangeira', 'anulada', 'gabarito_bonificado'],
  'returning id',
);
const DADAS = insertStatement<NewRow<typeof turma_avaliacao>, Id>(
  'demo_turma_avaliacao',
  'turma_avaliacao',
  ['turma_id', 'avaliacao_id'],
  'returning id',
);
const JANELAS = insertStatement<NewRow<typeof turma_avaliacao_dia>>('demo_janelas', 'turma_avaliacao_dia', [
  'turma_avaliacao_id',
  'dia_prova',
  'inicio_em',
  'fim_em',
]);
const TENTATIVAS = insertStatement<NewRow<typeof tentativa>, Id>(
  'demo_tentativas',
  'tentativa',
  [
    'turma_avaliacao_id',
    'dia_prova',
    'turma_aluno_id',
    'lingua_estrangeira',
    'lingua_escolhida',
    'iniciada_em',
    'prazo_em',
    'entregue_em',
    'encerrada_em',
    'encerrada_por',
  ],
  'returning id',
);
const RESPOSTAS = insertStatement<NewRow<typeof resposta>>('demo_respostas', 'resposta', [
  'tentativa_id',
  'avaliacao_item_id',
  'item_resposta',
  'seq',
  'gravada_em',
]);

const at = (agora: Date, offset: number): Date => new Date(agora.getTime() + offset);

/** Writes one exam with its days and items. Returns its id and the item of each question. */
async function writeExam(escola: Tenant, exam: DemoExam, frame: Frame): Promise<{ id: number; itens: Ids }> {
  const { codigo, descricao, tipo_aplicacao, solicitar_idioma, nota_maxima } = exam;
  const ciclo_id = idOf(frame.ciclos, cicloKey(at(frame.agora, exam.dias[0]?.inicio ?? 0)));
  const values = {
    codigo,
    descricao,
    tipo_aplicacao,
    solicitar_idioma,
    nota_maxima,
    ciclo_id,
    serie_id: frame.serie_id,
  };
  const { id } = must(await insertRow(escola, AVALIACAO, values), codigo);
  await insertRows(
    escola,
    DIAS,
    exam.dias.map(({ dia_prova, duracao_minutos, redacao }) => ({
      avaliacao_id: id,
      dia_prova,
      bateria: dia_prova,
      duracao_minutos,
      proposta_redacao_id: redacao === null ? null : idOf(frame.redacoes, redacao),
    })),
  );
  const places = exam.dias.flatMap(({ dia_prova, itens }) => itens.map((item) => ({ dia_prova, ...item })));
  if (places.length === 0) return { id, itens: new Map() };
  const rows = await insertRows(
    escola,
    ITENS,
    places.map(({ questao, ...place }) => ({
      ...place,
      avaliacao_id: id,
      questao_id: idOf(frame.questoes, questao.codigo),
      lingua_estrangeira: linguaOf(questao),
    })),
  );
  return { id, itens: new Map(places.map(({ questao }, i) => [questao.codigo, must(rows[i], questao.codigo).id])) };
}

async function writeAttempts(
  escola: Tenant,
  dia: DemoDia,
  ta: number,
  turma: Turma,
  itens: Ids,
  frame: Frame,
  absent: number,
  rng: Random,
): Promise<void> {
  const { agora } = frame;
  const takers = turma.alunos.slice(0, turma.alunos.length - absent);
  const drawn = takers.map(({ theta, fator_tempo, turma_aluno_id }) => ({
    turma_aluno_id,
    ...drawAttempt(dia, { theta, fator_tempo, versao: turma.versao }, agora, rng),
  }));
  const rows = await insertRows(
    escola,
    TENTATIVAS,
    drawn.map(({ respostas: _answers, ...attempt }) => ({
      ...attempt,
      turma_avaliacao_id: ta,
      dia_prova: dia.dia_prova,
    })),
  );
  const answers = drawn.flatMap(({ respostas }, i) =>
    respostas.map(({ item, item_resposta, seq, gravada_em }) => ({
      tentativa_id: must(rows[i], 'an attempt').id,
      avaliacao_item_id: idOf(itens, item.questao.codigo),
      item_resposta,
      seq,
      gravada_em,
    })),
  );
  await insertRows(escola, RESPOSTAS, answers);
  if (dia.redacao === null) return;
  const writers = drawn.map(({ iniciada_em, encerrada_em }, i) => ({
    tentativa_id: must(rows[i], 'an attempt').id,
    theta: takers[i]?.theta ?? 0,
    iniciada_em,
    encerrada_em,
  }));
  const { corretor_id, redacoes } = frame;
  await writeEssays(escola, writers, { corretor_id, proposta_redacao_id: idOf(redacoes, dia.redacao) }, rng);
}

/** Writes the exams and gives each to every class. A finished exam gets attempts of the classes. */
export async function writeExams(
  escola: Tenant,
  list: readonly DemoExam[],
  turmas: readonly Turma[],
  frame: Frame,
  rng: Random,
): Promise<void> {
  const written: number[] = [];
  for (const exam of list) {
    const { id, itens } = await writeExam(escola, exam, frame);
    written.push(id);
    const rows = await insertRows(
      escola,
      DADAS,
      turmas.map((turma) => ({ turma_id: turma.id, avaliacao_id: id })),
    );
    const given = turmas.map((turma, i) => ({ turma, ta: must(rows[i], exam.codigo).id }));
    await insertRows(
      escola,
      JANELAS,
      given.flatMap(({ ta }) =>
        exam.dias.map(({ dia_prova, inicio, fim }) => ({
          turma_avaliacao_id: ta,
          dia_prova,
          inicio_em: at(frame.agora, inicio),
          fim_em: at(frame.agora, fim),
        })),
      ),
    );
    if (!exam.realizada) continue;
    for (const { turma, ta } of given)
      for (const dia of exam.dias)
        await writeAttempts(escola, dia, ta, turma, itens, frame, exam.realizada.faltas, rng);
  }
  await refreshReleases(escola, written, frame.agora);
}
