/** Topics, bank questions and taken exams for tests of roadmaps, written straight to the tables. Tests only. */
import { eq, inArray } from 'drizzle-orm';

import type { Db } from '../../src/database/db.ts';
import {
  area_conhecimento,
  materia,
  objeto_conhecimento,
  questao,
  resposta,
  tentativa,
} from '../../src/database/schema/index.ts';
import { tenant, type Tenant } from '../../src/database/tenant.ts';
import type { Exam } from '../central_avaliacoes/exam-fixture.ts';
import { onNewFile } from '../new-file.ts';
import { tables } from '../tables.ts';

let serial = 0;
onNewFile(() => {
  serial = 0;
});

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('no row');
  return row;
}

/** A subject of `createExam` ('Matéria LC'). Created when it does not exist. */
export async function materiaId(escola: Tenant, codigo: string): Promise<number> {
  const nome = `Matéria ${codigo}`;
  const found = await tables(escola).select({ id: materia.id }).from(materia).where(eq(materia.nome, nome));
  if (found[0]) return found[0].id;
  const area = { codigo, nome: `Área ${codigo}`, nome_curto: codigo };
  const { id } = one(
    await tables(escola).insert(area_conhecimento).values(area).returning({ id: area_conhecimento.id }),
  );
  return one(
    await tables(escola).insert(materia).values({ nome, area_conhecimento_id: id }).returning({ id: materia.id }),
  ).id;
}

export async function addTopic(escola: Tenant, codigo: string, descricao: string): Promise<number> {
  const materia_id = await materiaId(escola, codigo);
  const rows = await tables(escola)
    .insert(objeto_conhecimento)
    .values({ materia_id, descricao })
    .returning({ id: objeto_conhecimento.id });
  return one(rows).id;
}

export type BankQuestao = { readonly b?: number; readonly gabarito?: 'A' | 'B' | null; readonly subjetiva?: boolean };

/** Questions of no exam, on one topic. Default key: A. */
export async function addBank(
  escola: Tenant,
  codigo: string,
  objeto_conhecimento_id: number,
  specs: readonly BankQuestao[],
): Promise<number[]> {
  const materia_id = await materiaId(escola, codigo);
  const rows = await tables(escola)
    .insert(questao)
    .values(
      specs.map(({ b, gabarito = 'A', subjetiva = false }) => ({
        codigo: `banco-${(serial += 1)}`,
        materia_id,
        objeto_conhecimento_id,
        enunciado: '<p>?</p>',
        gabarito,
        subjetiva,
        ...(b !== undefined && { tri_a: 1, tri_b: b, tri_c: 0.2, tri_origem: 'demonstração' }),
        origem: 'teste',
        atualizada_em: new Date('2026-01-10T12:00:00Z'),
      })),
    )
    .returning({ id: questao.id });
  return rows.map(({ id }) => id);
}

/** Assigns topics to items of an exam (by position). */
export async function setTopics(
  escola: Tenant,
  exam: Exam,
  topics: Readonly<Record<number, readonly number[]>>,
): Promise<void> {
  for (const [topic, places] of Object.entries(topics)) {
    const ids = places.map((place) => exam.itens[place]?.questao_id ?? 0);
    await tables(escola)
      .update(questao)
      .set({ objeto_conhecimento_id: Number(topic) })
      .where(inArray(questao.id, ids));
  }
}

/** Lets a student take day 1 and close it, with answers by the item's position. */
export async function take(
  db: Db,
  exam: Exam,
  who: { readonly classe: number; readonly aluno: number; readonly de: string; readonly ate: string },
  answers: Readonly<Record<number, number>>,
): Promise<void> {
  const escola = tenant(db, 1);
  const row = one(
    await tables(escola)
      .insert(tentativa)
      .values({
        turma_avaliacao_id: exam.turma_avaliacao_ids[who.classe] ?? 0,
        dia_prova: 1,
        turma_aluno_id: who.aluno,
        iniciada_em: new Date(who.de),
        prazo_em: new Date(who.ate),
        encerrada_em: new Date(who.ate),
        encerrada_por: 'sistema',
      })
      .returning({ id: tentativa.id }),
  );
  const rows = Object.entries(answers).map(([place, item_resposta]) => ({
    tentativa_id: row.id,
    avaliacao_item_id: exam.itens[Number(place)]?.item_id ?? 0,
    item_resposta,
    seq: 1,
    gravada_em: new Date(who.de),
  }));
  if (rows.length > 0) await tables(escola).insert(resposta).values(rows);
}
