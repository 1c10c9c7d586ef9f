/** Builds roadmaps for tests: exam, topics, pools, courses, media, saved by the product's own code. Only tests import it. */
import type { Letra } from '@luneta/domain/resposta';
import type { TriItem } from '@luneta/domain/tri';
import { eq } from 'drizzle-orm';

import type { Db } from '../../src/database/db.ts';
import {
  avaliacao,
  base_conhecimento,
  ciclo,
  conteudo_digital,
  objeto_conhecimento,
  questao,
} from '../../src/database/schema/index.ts';
import { type Tenant, tenant } from '../../src/database/tenant.ts';
import { createTrilha } from '../../src/modules/roteiros/planos/trilha-store.ts';
import { createExam, type Exam } from '../central_avaliacoes/exam-fixture.ts';
import { onNewFile } from '../new-file.ts';
import { tables } from '../tables.ts';

export type FaseSpec = {
  /** Parameters of the pool, null for an uncalibrated question. Default: two calibrated ones. */
  readonly itens?: readonly (TriItem | null)[];
  readonly qtde_itens?: number;
  /** Keys of the course's quiz. Default: none. */
  readonly quiz?: readonly number[];
  readonly publicado?: boolean;
  readonly midias?: number;
  /** Predicted chance of a hit for each question of the exam that led to the phase. */
  readonly esperado?: readonly (number | null)[];
  readonly prova_numero?: number;
};

export type RoteiroSpec = {
  readonly escola_id?: number;
  readonly turma_id?: number;
  readonly turma_aluno_id?: number;
  readonly aberta_em?: string;
  readonly data_fim?: string;
  readonly area?: 'LC' | 'CH' | 'CN' | 'MT' | 'XX';
  readonly ciclo?: number;
  readonly janela?: [inicio: string, fim: string];
  readonly fases: readonly FaseSpec[];
};

export type RoteiroItem = {
  readonly trilha_item_id: number;
  readonly questao_id: number;
  readonly gabarito: Letra;
  readonly tri: TriItem | null;
};
export type RoteiroFase = {
  readonly trilha_fase_id: number;
  /** The topic's course, when it has a quiz. */
  readonly base_conhecimento_id: number | null;
  readonly objeto_conhecimento_id: number;
  readonly itens: readonly RoteiroItem[];
  readonly midias: readonly number[];
  readonly quiz: readonly number[];
};
export type Roteiro = {
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly materia_id: number;
  readonly exam: Exam;
  readonly fases: readonly RoteiroFase[];
};

const LETRAS: readonly Letra[] = ['A', 'B', 'C', 'D', 'E'];
const EDITED = new Date('2026-01-10T12:00:00Z');
let serial = 0;
onNewFile(() => {
  serial = 0;
});

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('the database returned no row');
  return row;
}

async function addPool(
  escola: Tenant,
  topic: { materia_id: number; objeto_conhecimento_id: number },
  pool: readonly (TriItem | null)[],
): Promise<Omit<RoteiroItem, 'trilha_item_id'>[]> {
  const rows = pool.map((tri) => {
    serial += 1;
    return { serial, tri, gabarito: LETRAS[serial % 5] ?? ('A' as const) };
  });
  if (rows.length === 0) return [];
  const ids = await tables(escola)
    .insert(questao)
    .values(
      rows.map(({ serial: n, tri, gabarito }) => ({
        ...topic,
        codigo: `p-${n}`,
        enunciado: `<p>Exercício ${n}</p>`,
        opcao_a: '<p>a</p>',
        opcao_b: '<p>b</p>',
        opcao_c: '<p>c</p>',
        opcao_d: '<p>d</p>',
        opcao_e: '<p>e</p>',
        gabarito,
        comentario: `<p>CANARIO-${90_000 + n}</p>`,
        tri_a: tri?.a ?? null,
        tri_b: tri?.b ?? null,
        tri_c: tri?.c ?? null,
        tri_origem: tri ? 'demonstração' : null,
        origem: 'teste',
        atualizada_em: EDITED,
      })),
    )
    .returning({ id: questao.id });
  return rows.map(({ tri, gabarito }, i) => ({ questao_id: ids[i]?.id ?? 0, gabarito, tri }));
}

async function addCurso(
  escola: Tenant,
  topic: { materia_id: number; objeto_conhecimento_id: number },
  { quiz = [], publicado = true }: FaseSpec,
): Promise<number | null> {
  if (quiz.length === 0) return null;
  const questoes = quiz.map((gabarito, i) => ({
    enunciado: `<p>Pergunta ${i + 1}</p>`,
    alternativas: ['a', 'b', 'c', 'd', 'e'],
    gabarito,
    comentario: `<p>CANARIO-${80_000 + topic.objeto_conhecimento_id * 10 + i}</p>`,
  }));
  const values = { nome_curso: 'Curso', curso: { quiz: questoes }, publicado_em: publicado ? EDITED : null };
  const row = { ...topic, ...values, atualizado_em: EDITED };
  return one(await tables(escola).insert(base_conhecimento).values(row).returning({ id: base_conhecimento.id })).id;
}

async function addMidias(escola: Tenant, objeto_conhecimento_id: number, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = Array.from({ length: count }, (_, i) => ({
    objeto_conhecimento_id,
    ordem: i + 1,
    tipo: 'video' as const,
    descricao: `Vídeo ${i + 1}`,
    url: 'https://videos.example.org/1',
  }));
  const ids = await tables(escola).insert(conteudo_digital).values(rows).returning({ id: conteudo_digital.id });
  return ids.map(({ id }) => id);
}

async function addTopic(escola: Tenant, materia_id: number, spec: FaseSpec) {
  const values = { materia_id, descricao: `Assunto ${(serial += 1)}` };
  const { id: objeto_conhecimento_id } = one(
    await tables(escola).insert(objeto_conhecimento).values(values).returning({ id: objeto_conhecimento.id }),
  );
  const topic = { materia_id, objeto_conhecimento_id };
  const base_conhecimento_id = await addCurso(escola, topic, spec);
  const {
    itens = [
      { a: 1.5, b: -1, c: 0.2 },
      { a: 1.5, b: 1, c: 0.2 },
    ],
    midias = 0,
  } = spec;
  return {
    objeto_conhecimento_id,
    base_conhecimento_id,
    itens: await addPool(escola, topic, itens),
    midias: await addMidias(escola, objeto_conhecimento_id, midias),
  };
}

async function inCiclo(escola: Tenant, avaliacao_id: number, numero_referencia: number): Promise<void> {
  const values = { ano: 2026, numero_referencia };
  await tables(escola).insert(ciclo).values(values).onConflictDoNothing();
  const all = await tables(escola).select({ id: ciclo.id, numero: ciclo.numero_referencia }).from(ciclo);
  const { id: ciclo_id } = one(all.filter(({ numero }) => numero === numero_referencia));
  await tables(escola).update(avaliacao).set({ ciclo_id }).where(eq(avaliacao.id, avaliacao_id));
}

/** A roadmap of class 3B (version 2), or with `turma_aluno_id` an action plan of that student. Open in November 2026. */
export async function createRoteiro(db: Db, spec: RoteiroSpec): Promise<Roteiro> {
  const { escola_id = 1, turma_id = 2, area = 'LC', fases } = spec;
  const { janela = ['2026-12-10T12:00:00Z', '2026-12-10T15:00:00Z'] } = spec;
  const escola = tenant(db, escola_id);
  const esperados = fases.flatMap(({ esperado = [] }) => esperado);
  const itens = [{ area }, ...esperados.map(() => ({ area }))];
  const exam = await createExam(db, { escola_id, turmas: [{ turma_id, janelas: [janela] }], dias: [{ itens }] });
  if (spec.ciclo) await inCiclo(escola, exam.avaliacao_id, spec.ciclo);
  const [first] = exam.itens;
  const { materia_id } = one(
    await tables(escola)
      .select({ materia_id: questao.materia_id })
      .from(questao)
      .where(eq(questao.id, first?.questao_id ?? 0)),
  );
  const topics: Awaited<ReturnType<typeof addTopic>>[] = [];
  for (const fase of fases) topics.push(await addTopic(escola, materia_id, fase));
  const ofExam = exam.itens.slice(1);
  const aberta_em = new Date(spec.aberta_em ?? '2026-11-01T12:00:00Z');
  const tipo = spec.turma_aluno_id === undefined ? 1 : 2;
  const saved = await createTrilha(escola, {
    tipo,
    turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
    materia_id,
    turma_aluno_id: spec.turma_aluno_id ?? null,
    descricao: 'Roteiro',
    aberta_em,
    data_fim: new Date(spec.data_fim ?? '2026-11-28T02:59:00Z'),
    criada_em: aberta_em,
    fases: fases.map(({ qtde_itens, prova_numero, esperado = [] }, i) => ({
      prova_numero: prova_numero ?? null,
      objeto_conhecimento_id: topics[i]?.objeto_conhecimento_id ?? 0,
      secao: 'Prática' as const,
      ...(qtde_itens !== undefined && { qtde_itens }),
      questoes: topics[i]?.itens.map(({ questao_id }) => questao_id) ?? [],
      questoes_prova: esperado.map((desempenho_esperado) => ({
        avaliacao_item_id: ofExam.shift()?.item_id ?? 0,
        desempenho_esperado,
      })),
    })),
  });
  if (!saved) throw new Error('this roadmap exists already');
  return {
    trilha_id: saved.trilha_id,
    tipo,
    materia_id,
    exam,
    fases: saved.fases.map(({ trilha_fase_id, itens: ids }, i) => ({
      trilha_fase_id,
      objeto_conhecimento_id: topics[i]?.objeto_conhecimento_id ?? 0,
      base_conhecimento_id: topics[i]?.base_conhecimento_id ?? null,
      itens: (topics[i]?.itens ?? []).map((item, n) => ({ ...item, trilha_item_id: ids[n] ?? 0 })),
      midias: topics[i]?.midias ?? [],
      quiz: fases[i]?.quiz ?? [],
    })),
  };
}
