/** Fills a series with students who have runs in roadmaps, by bulk inserts: thousands of students in seconds. Tests only. */
import type { Db } from '../../src/database/db.ts';
import { materia, objeto_conhecimento } from '../../src/database/schema/index.ts';
import { tenant } from '../../src/database/tenant.ts';
import { createTrilha } from '../../src/modules/roteiros/planos/trilha-store.ts';
import { world } from '../index.ts';
import { createExam } from '../central_avaliacoes/exam-fixture.ts';
import { tables } from '../tables.ts';

const AREAS = ['LC', 'CH', 'CN', 'MT'] as const;

export type Roteiro = { readonly materia_id: number; readonly trilha_id: number; readonly fases: readonly number[] };

/** Creates a roadmap for each of four subjects, with `fases` phases each, for one class. */
export async function createRoteiros(
  db: Db,
  {
    turma_id,
    fases,
    tipo = 1,
    turma_aluno_id = null,
  }: {
    turma_id: number;
    fases: number;
    tipo?: 1 | 2;
    turma_aluno_id?: number | null;
  },
): Promise<Roteiro[]> {
  const made = await createExam(db, {
    turmas: [{ turma_id, janelas: [['2026-12-20T12:00:00Z', '2026-12-20T15:00:00Z']] }],
    dias: [{ itens: AREAS.map((area) => ({ area })) }],
  });
  const escola = tenant(db, world.escola);
  const materias = await tables(escola).select().from(materia);
  const roteiros = [];
  for (const area of AREAS) {
    const subject = materias.find((row) => row.nome === `Matéria ${area}`);
    if (!subject) throw new Error(`no subject ${area}`);
    const topics = await tables(escola)
      .insert(objeto_conhecimento)
      .values(
        Array.from({ length: fases }, (_, n) => ({
          materia_id: subject.id,
          descricao: `Tema ${made.avaliacao_id}/${area}/${n}`,
        })),
      )
      .returning({ id: objeto_conhecimento.id });
    const saved = await createTrilha(escola, {
      tipo,
      turma_avaliacao_id: made.turma_avaliacao_ids[0] ?? 0,
      materia_id: subject.id,
      turma_aluno_id,
      descricao: area,
      aberta_em: new Date('2026-11-01T12:00:00Z'),
      data_fim: new Date('2026-12-20T12:00:00Z'),
      criada_em: new Date('2026-11-01T12:00:00Z'),
      fases: topics.map(({ id }) => ({ objeto_conhecimento_id: id, secao: 'Prática', questoes: [] })),
    });
    if (!saved) throw new Error('no roadmap');
    const { trilha_id } = saved;
    roteiros.push({ materia_id: subject.id, trilha_id, fases: saved.fases.map((fase) => fase.trilha_fase_id) });
  }
  return roteiros;
}

/** A finished run of a phase. */
export async function addRun(
  db: Db,
  run: { turma_aluno_id: number; trilha_fase_id: number; numero?: number; estrelas: 0 | 1 | 2 | 3 },
): Promise<void> {
  const { turma_aluno_id, trilha_fase_id, numero = 1, estrelas } = run;
  await db.query(
    `insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em, concluida_em, estrelas, acertos, itens)
     values ($1, $2, $3, $4, '2026-11-20T12:00:00Z', '2026-11-20T12:10:00Z', $5, $5, 3)`,
    [world.escola, turma_aluno_id, trilha_fase_id, numero, estrelas],
  );
}

/**
 * Adds students to the series until it has `total`, in classes of 40 in version 2. Each has two finished runs of every phase
 * of the roadmaps. Stars follow a fixed pattern, so that many students are tied.
 */
export async function fillSerie(db: Db, total: number, roteiros: readonly Roteiro[]): Promise<void> {
  const fases = roteiros.flatMap((roteiro) => roteiro.fases);
  await db.query(
    `with ja as (
       select count(*) as n from turma_aluno al join turma tu on tu.escola_id = al.escola_id and tu.id = al.turma_id
       where al.escola_id = $1 and tu.serie_id = $2 and al.status = 'Atual'
     ), nova as (
       insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao)
       select $1, 1, $2, 'X' || $3::int || '-' || g, 1, 2026, 2 from ja, generate_series(1, ceil(($3::int - ja.n) / 40.0)::int) g
       returning id
     ), turmas as (select id, row_number() over (order by id) as k from nova
     ), gente as (
       insert into pessoa (escola_id, nome, avatar_code, perfil, senha_hash, criada_em, ranking_oculto)
       select $1, 'Aluno Numero ' || g, 1 + g % 69, 'aluno', 'x', '2026-01-10T12:00:00Z', g % 10 = 0
       from ja, generate_series(1, $3::int - ja.n::int) g
       returning id
     ), pessoas as (select id, row_number() over (order by id) as k from gente
     ), novos as (
       insert into turma_aluno (escola_id, turma_id, pessoa_id)
       select $1, t.id, p.id from pessoas p join turmas t on t.k = 1 + (p.k - 1) / 40
       returning id
     )
     insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em, concluida_em, estrelas, acertos, itens)
     select $1, n.id, f, r, '2026-11-20T12:00:00Z', '2026-11-20T12:10:00Z', (n.id + f + r) % 4, 0, 3
     from novos n, unnest($4::bigint[]) f, generate_series(1, 2) r`,
    [world.escola, world.serie, total, fases],
  );
  await db.query('analyze');
}
