/** A roadmap or an action plan with exercises, for tests of version 1. Only tests import it. */
import type { Db } from '../../src/database/db.ts';
import { objeto_conhecimento, questao } from '../../src/database/schema/index.ts';
import { tenant } from '../../src/database/tenant.ts';
import { createTrilhas } from '../../src/modules/roteiros/planos/trilha-store.ts';
import { world } from '../index.ts';
import { createExam } from '../central_avaliacoes/exam-fixture.ts';
import { onNewFile } from '../new-file.ts';
import { tables } from '../tables.ts';

export type TrilhaSpec = {
  readonly tipo?: 1 | 2;
  /** Number of items in each phase. */
  readonly fases: readonly number[];
  readonly turma_id?: number;
  /** Student of an action plan. */
  readonly turma_aluno_id?: number;
  readonly aberta_em?: string;
  readonly data_fim?: string;
  readonly existe_boss?: boolean;
  readonly escola_id?: number;
};

export type TestItem = { readonly trilha_item_id: number; readonly questao_id: number };
export type TestFase = {
  readonly trilha_fase_id: number;
  readonly objeto_conhecimento_id: number;
  readonly itens: readonly TestItem[];
};
export type TestTrilha = {
  readonly tipo: 1 | 2;
  readonly trilha_id: number;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly fases: readonly TestFase[];
  /** Address of a phase, without its last part. */
  readonly url: (fase: number) => string;
};

/** The key of every question in the fixture: C. */
export const RIGHT = 3;
export const WRONG = 1;
export const OTHER_WRONG = 2;

let serial = 0;
onNewFile(() => {
  serial = 0;
});

/** Creates the exam of the class, the topics, the questions and the roadmap that uses them. */
export async function createTrilha(db: Db, spec: TrilhaSpec): Promise<TestTrilha> {
  const escola = tenant(db, spec.escola_id ?? world.escola);
  const tipo = spec.tipo ?? 1;
  // The exam of the roadmap is far in the future. Its own question is in no phase.
  const exam = await createExam(db, {
    escola_id: escola.escola_id,
    turmas: [{ turma_id: spec.turma_id ?? world.turmaV1, janelas: [['2026-12-10T12:00:00Z', '2026-12-10T15:00:00Z']] }],
    dias: [{ itens: [{}] }],
  });
  const [origin] = await tables(escola).select({ materia_id: questao.materia_id }).from(questao);
  if (!origin) throw new Error('the exam has made no question');
  const { materia_id } = origin;
  const fases: { objeto_conhecimento_id: number; questoes: number[] }[] = [];
  for (const size of spec.fases) {
    serial += 1;
    const [objeto] = await tables(escola)
      .insert(objeto_conhecimento)
      .values({ materia_id, descricao: `Objeto ${serial}` })
      .returning({ id: objeto_conhecimento.id });
    const rows = Array.from({ length: size }, (_, n) => ({
      codigo: `x-${serial}-${n}`,
      materia_id,
      objeto_conhecimento_id: objeto?.id ?? 0,
      enunciado: '<p>Quanto é?</p>',
      opcao_a: 'a',
      opcao_b: 'b',
      opcao_c: 'c',
      gabarito: 'C',
      comentario: '<p>Porque sim.</p>',
      origem: 'teste',
      atualizada_em: new Date('2026-01-10T12:00:00Z'),
    }));
    const questoes =
      rows.length > 0 ? await tables(escola).insert(questao).values(rows).returning({ id: questao.id }) : [];
    fases.push({ objeto_conhecimento_id: objeto?.id ?? 0, questoes: questoes.map(({ id }) => id) });
  }
  const turma_avaliacao_id = exam.turma_avaliacao_ids[0] ?? 0;
  const [saved = null] = await createTrilhas(escola, [
    {
      tipo,
      turma_avaliacao_id,
      materia_id,
      turma_aluno_id: tipo === 2 ? (spec.turma_aluno_id ?? world.alunos.ana) : null,
      descricao: 'Roteiro de teste',
      aberta_em: new Date(spec.aberta_em ?? '2026-11-01T00:00:00Z'),
      data_fim: new Date(spec.data_fim ?? '2026-12-31T00:00:00Z'),
      existe_boss: spec.existe_boss ?? true,
      criada_em: new Date('2026-11-01T00:00:00Z'),
      fases: fases.map((fase) => ({ ...fase, secao: 'Fundamentos' as const })),
    },
  ]);
  if (!saved) throw new Error('there is such a roadmap already');
  const made = saved.fases.map((fase, index) => ({
    trilha_fase_id: fase.trilha_fase_id,
    objeto_conhecimento_id: fases[index]?.objeto_conhecimento_id ?? 0,
    itens: fase.itens.map((trilha_item_id, n) => ({ trilha_item_id, questao_id: fases[index]?.questoes[n] ?? 0 })),
  }));
  const segment = tipo === 1 ? 'roteiro_estudos' : 'plano_acoes';
  return {
    tipo,
    trilha_id: saved.trilha_id,
    turma_avaliacao_id,
    materia_id,
    fases: made,
    url: (fase) =>
      `/api/v1/avaliacao_adaptadas/${segment}/${turma_avaliacao_id}/${materia_id}/${made[fase]?.objeto_conhecimento_id}`,
  };
}
