/** Writes exams, the windows of each class, and the answers and essays of students in finished exams. */
import {
  loadAvaliacao,
  loadAvaliacaoDias,
  loadAvaliacaoItens,
  loadJanelas,
  loadRespostas,
  loadTentativas,
  loadTurmaAvaliacao,
  moveReleases,
  type Moves,
} from '../modules/provas/index.ts';
import type { Tenant } from '../database/tenant.ts';
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

const at = (agora: Date, offset: number): Date => new Date(agora.getTime() + offset);

/** Writes one exam with its days and items. Returns its id and the item of each question. */
async function writeExam(escola: Moves, exam: DemoExam, frame: Frame): Promise<{ id: number; itens: Ids }> {
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
  const [made] = await loadAvaliacao(escola, [values]);
  const { id } = must(made, codigo);
  await loadAvaliacaoDias(
    escola,
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
  const rows = await loadAvaliacaoItens(
    escola,
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
  escola: Moves,
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
  const rows = await loadTentativas(
    escola,
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
  await loadRespostas(escola, answers);
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
  await moveReleases(escola, frame.agora, async (tx) => {
    for (const exam of list) {
      const { id, itens } = await writeExam(tx, exam, frame);
      const rows = await loadTurmaAvaliacao(
        tx,
        turmas.map((turma) => ({ turma_id: turma.id, avaliacao_id: id })),
      );
      const given = turmas.map((turma, i) => ({ turma, ta: must(rows[i], exam.codigo).id }));
      await loadJanelas(
        tx,
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
        for (const dia of exam.dias) await writeAttempts(tx, dia, ta, turma, itens, frame, exam.realizada.faltas, rng);
    }
  });
}
