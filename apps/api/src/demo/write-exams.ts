/** Writes exams, the windows of each class, and what the students of a finished one answered. */
import {
  avaliacao,
  avaliacao_dia,
  avaliacao_item,
  resposta,
  tentativa,
  turma_avaliacao,
  turma_avaliacao_dia,
} from '../database/schema/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { refreshReleases } from '../question/release-store.ts';
import { drawAttempt } from './attempts.ts';
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
  readonly agora: Date;
};

const ROWS_PER_STATEMENT = 2000;

const at = (agora: Date, offset: number): Date => new Date(agora.getTime() + offset);

/** Writes one exam with its days and items; returns its id and the item of each question. */
async function writeExam(escola: Tenant, exam: DemoExam, frame: Frame): Promise<{ id: number; itens: Ids }> {
  const { codigo, descricao, tipo_aplicacao, solicitar_idioma, nota_maxima } = exam;
  const ciclo_id = idOf(frame.ciclos, cicloKey(at(frame.agora, exam.dias[0]?.inicio ?? 0)));
  const [row] = await escola
    .insert(avaliacao)
    .values({ codigo, descricao, tipo_aplicacao, solicitar_idioma, nota_maxima, ciclo_id, serie_id: frame.serie_id })
    .returning({ id: avaliacao.id });
  const { id } = must(row, codigo);
  await escola.insert(avaliacao_dia).values(
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
  const rows = await escola
    .insert(avaliacao_item)
    .values(
      places.map(({ questao, ...place }) => ({
        ...place,
        avaliacao_id: id,
        questao_id: idOf(frame.questoes, questao.codigo),
        lingua_estrangeira: linguaOf(questao),
      })),
    )
    .returning({ id: avaliacao_item.id });
  return { id, itens: new Map(places.map(({ questao }, i) => [questao.codigo, must(rows[i], questao.codigo).id])) };
}

async function writeAttempts(
  escola: Tenant,
  dia: DemoDia,
  ta: number,
  turma: Turma,
  itens: Ids,
  agora: Date,
  absent: number,
  rng: Random,
): Promise<void> {
  const takers = turma.alunos.slice(0, turma.alunos.length - absent);
  const drawn = takers.map(({ theta, fator_tempo, turma_aluno_id }) => ({
    turma_aluno_id,
    ...drawAttempt(dia, { theta, fator_tempo, versao: turma.versao }, agora, rng),
  }));
  const rows = await escola
    .insert(tentativa)
    .values(
      drawn.map(({ respostas: _answers, ...attempt }) => ({
        ...attempt,
        turma_avaliacao_id: ta,
        dia_prova: dia.dia_prova,
      })),
    )
    .returning({ id: tentativa.id });
  const answers = drawn.flatMap(({ respostas }, i) =>
    respostas.map(({ item, item_resposta, seq, gravada_em }) => ({
      tentativa_id: must(rows[i], 'an attempt').id,
      avaliacao_item_id: idOf(itens, item.questao.codigo),
      item_resposta,
      seq,
      gravada_em,
    })),
  );
  for (let from = 0; from < answers.length; from += ROWS_PER_STATEMENT) {
    await escola.insert(resposta).values(answers.slice(from, from + ROWS_PER_STATEMENT));
  }
}

/** Writes the exams and gives each to every class; a finished one gets the classes' attempts. */
export async function writeExams(
  escola: Tenant,
  list: readonly DemoExam[],
  turmas: readonly Turma[],
  frame: Frame,
  rng: Random,
): Promise<void> {
  for (const exam of list) {
    const { id, itens } = await writeExam(escola, exam, frame);
    for (const turma of turmas) {
      const [row] = await escola
        .insert(turma_avaliacao)
        .values({ turma_id: turma.id, avaliacao_id: id })
        .returning({ id: turma_avaliacao.id });
      const ta = must(row, exam.codigo).id;
      await escola.insert(turma_avaliacao_dia).values(
        exam.dias.map(({ dia_prova, inicio, fim }) => ({
          turma_avaliacao_id: ta,
          dia_prova,
          inicio_em: at(frame.agora, inicio),
          fim_em: at(frame.agora, fim),
        })),
      );
      if (!exam.realizada) continue;
      for (const dia of exam.dias)
        await writeAttempts(escola, dia, ta, turma, itens, frame.agora, exam.realizada.faltas, rng);
    }
    await refreshReleases(escola, [id]);
  }
}
