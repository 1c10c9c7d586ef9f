/** The exam of the canary tests: every comment contains a marker, and both classes take it, one later. Tests only. */
import type { Db } from '../../src/database/db.ts';
import { world, type Client } from '../index.ts';
import { createExam, type Exam, type ItemSpec } from '../central_avaliacoes/exam-fixture.ts';
import { onNewFile } from '../new-file.ts';

export const V2_WINDOW: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
/** Class v1 is still writing when v2 has ended. */
export const V1_WINDOW: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T17:00:00Z'];
export const KEYS = ['A', 'B', 'C', 'D', 'E'] as const;

let marker = 1000;
onNewFile(() => {
  marker = 1000;
});
const tri = { a: 1.2, b: 0.3, c: 0.2 };
const canary = (spec: ItemSpec = {}): ItemSpec => {
  marker += 1;
  return { gabarito: KEYS[marker % 5] ?? 'A', comentario: `<p>CANARIO-${marker}</p>`, tri, ...spec };
};

/** One day, both languages, an annulled item, an essay. Class v1 has index 0, v2 index 1. */
export function createCanaryExam(db: Db): Promise<Exam> {
  return createExam(db, {
    turmas: [
      { turma_id: world.turmaV1, janelas: [V1_WINDOW] },
      { turma_id: world.turmaV2, janelas: [V2_WINDOW] },
    ],
    solicitar_idioma: true,
    dias: [
      {
        duracao_minutos: 300,
        redacao: true,
        itens: [
          canary({ lingua: 1 }),
          canary({ lingua: 2 }),
          canary(),
          canary(),
          canary({ anulada: true }),
          canary({ area: 'MT' }),
        ],
      },
    ],
  });
}

/** Answers every item of the day in the chosen language. `right` answers with the key, otherwise with another letter. */
export async function answerAll(
  client: Client,
  exam: Exam,
  classIndex: number,
  keys: readonly number[],
  right: boolean,
  seq = 1,
): Promise<void> {
  const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[classIndex]}`;
  for (const [index, item] of exam.itens.entries()) {
    const key = keys[index] ?? 1;
    await client.post(`${url}/resposta`, {
      turma_avaliacao_questao_resposta_id: item.item_id,
      item_resposta: right ? key : (key % 5) + 1,
      dia: item.dia_prova,
      seq,
    });
  }
}
