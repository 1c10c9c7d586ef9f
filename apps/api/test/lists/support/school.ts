/**
 * A school that grows in students and in the rows of every list. Rows of one student (exams, roadmaps, phases) grow by
 * `rows`, rows of many students by `students`. Tests only.
 */
import { recordActs } from '../../../src/modules/escola/auditoria.ts';
import { conteudo_digital } from '../../../src/database/schema/index.ts';
import { tenant, type Tenant } from '../../../src/database/tenant.ts';
import type { Curso } from '../../../src/modules/roteiros/aluno/base_conhecimentos/documento.ts';
import { computeResultados } from '../../../src/jobs/compute-resultados.ts';
import { wholeCurso, addCurso } from '../../base_conhecimentos/curso-fixture.ts';
import { createBossTrilha, type BossTrilha } from '../../boss/boss-fixture.ts';
import { createExam, type Exam } from '../../central_avaliacoes/exam-fixture.ts';
import { createRoteiros, fillSerie, type Roteiro as Shared } from '../../home/serie.ts';
import { GUARDADA } from '../../importacao/questoes.ts';
import { createRoteiro, type Roteiro } from '../../roteiro_estudos/roteiro-fixture.ts';
import { EMPTY_DRAFT } from '../../security/support/staff-draft-requests.ts';
import { tables } from '../../tables.ts';
import { world, type Client, type TestApp } from '../../index.ts';

export type Size = { readonly students: number; readonly rows: number };

/** The ids that the calls need, of the newest and largest of each kind. */
export type School = {
  readonly over: Exam;
  readonly open: Exam;
  readonly materia_id: number;
  /** In version 2, with a run of the student bia in its first phase. */
  readonly roteiro: Roteiro;
  /** In version 1, with a Boss that ana has begun. */
  readonly boss: BossTrilha;
  /** In version 1, with media. */
  readonly lista: Roteiro;
  readonly curso_id: number;
  readonly redacao_id: number;
};

/** The file whose lines grow. */
export const IMPORTACAO_ID = '00000000-0000-4000-8000-000000000035';

/** A file of questions. */
export const IMPORTACAO_QUESTOES_ID = '00000000-0000-4000-8000-000000000036';

/** The draft that is read; the list has more. */
export const RASCUNHO_ID = '00000000-0000-4000-8000-000000000036';

/** An instant while the open exams run and after the others ended. */
export const AGORA = '2026-11-21T13:00:00Z';
const OVER: [string, string] = ['2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z'];
const OPEN: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const AREAS = ['LC', 'CH', 'CN', 'MT', 'XX'] as const;
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** An exam with `rows` items that both classes of the world have taken. Its results are computed later. */
async function overExam({ db }: TestApp, rows: number, ciclo_id: number): Promise<Exam> {
  const itens = times(rows, (n) => ({ area: AREAS[n % AREAS.length] ?? ('LC' as const), capitulo: n + 1 }));
  const made = await createExam(db, {
    ciclo_id,
    turmas: [world.turmaV1, world.turmaV2].map((turma_id) => ({ turma_id, janelas: [OVER] })),
    dias: [{ itens: [...itens, { subjetiva: true, gabarito: null }], redacao: true, duracao_minutos: 180 }],
  });
  await db.query(
    `insert into texto_motivacional (escola_id, proposta_redacao_id, ordem, conteudo)
     select 1, $1, n, '<p>Apoio</p>' from generate_series(2, $2::int) n`,
    [made.propostas[0], rows],
  );
  return made;
}

/** Everybody enrolled in the two classes takes the exam: choices, a text, an essay, and one late answer. */
async function takenByAll({ db }: TestApp, exam: Exam): Promise<void> {
  await db.query(
    `with t as (
       insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, entregue_em, encerrada_em, encerrada_por)
       select 1, ta.id, 1, m.id, '2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T14:00:00Z', 'aluno'
         from turma_avaliacao ta join turma_aluno m on m.escola_id = ta.escola_id and m.turma_id = ta.turma_id and m.status = 'Atual'
        where ta.escola_id = 1 and ta.id = any($1::bigint[])
       returning id),
     r as (
       insert into resposta (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
       select 1, t.id, i, 1 + (t.id + i) % 5, 1, '2026-11-20T13:00:00Z' from t, unnest($2::bigint[]) i),
     s as (
       insert into resposta_subjetiva (escola_id, tentativa_id, avaliacao_item_id, texto, palavras, seq, gravada_em)
       select 1, id, $3, 'Uma frase', 2, 1, '2026-11-20T13:00:00Z' from t),
     f as (
       insert into resposta_fora_do_prazo (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, recebida_em)
       select 1, id, $4, 2, 9, '2026-11-20T15:10:00Z' from t)
     insert into redacao (escola_id, tentativa_id, proposta_redacao_id, texto, palavras, seq, gravada_em)
     select 1, id, $5, 'Um texto', 2, 1, '2026-11-20T13:30:00Z' from t`,
    [
      exam.turma_avaliacao_ids,
      exam.itens.slice(0, -1).map(({ item_id }) => item_id),
      exam.itens.at(-1)?.item_id,
      exam.itens[0]?.item_id,
      exam.propostas[0],
    ],
  );
}

const fases = (rows: number) =>
  times(rows, () => ({ midias: rows, quiz: [1, 2, 3, 4, 5], qtde_itens: rows, itens: times(rows, () => null) }));

/** Serves the student bia the whole pool of the first phase. */
async function runOf({ db }: TestApp, { fases: [fase] }: Roteiro): Promise<void> {
  await db.query(
    `with e as (insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em)
       values (1, $1, $2, 1, '2026-11-21T12:00:00Z') returning id)
     insert into fase_item (escola_id, fase_execucao_id, trilha_item_id, ordem, servido_em, resposta_1, respondida_1_em, acertou, bloqueado_em)
     select 1, e.id, i.id, i.ordem, '2026-11-21T12:00:00Z', 1, '2026-11-21T12:01:00Z', true, '2026-11-21T12:01:00Z'
       from e, trilha_item i where i.escola_id = 1 and i.trilha_fase_id = $2`,
    [world.alunos.bia, fase?.trilha_fase_id],
  );
}

const acts = (acao: string, count: number) =>
  times(count, (n) => ({ sessao: null, agora: new Date(AGORA), acao, pessoa_id: 1, detalhe: { n } }));

/** Rows whose content matters to no rule, with one statement each. */
async function bulk({ db }: TestApp, { students, rows }: Size, exam: Exam): Promise<void> {
  const statements: [string, unknown[]][] = [
    [
      `with p as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
         select 1, 'Colega ' || n, 'aluno', 'x', '2026-01-10T12:00:00Z' from generate_series(1, $1::int) n returning id)
       insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, 2, id from p`,
      [students / 10],
    ],
    [
      `with c as (insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao)
         select 1, 1, 1, 'Antiga ' || $1::int || '-' || n, 1, 2025, 2 from generate_series(1, $1::int) n returning id)
       insert into turma_aluno (escola_id, turma_id, pessoa_id, status)
       select 1, c.id, p, 'Concluído' from c, unnest($2::bigint[]) p`,
      [rows, [world.pessoas.ana, world.pessoas.bia]],
    ],
    [
      `insert into aviso (escola_id, chave, titulo, texto, inicio, fim)
       select 1, 'a-' || $1::int || '-' || n, 'Aviso', 'Texto', '2026-11-01', '2026-12-20' from generate_series(1, $1::int) n`,
      [rows],
    ],
    [
      `insert into pesquisa_resposta (escola_id, pessoa_id, nota, comentario, criada_em)
       select escola_id, id, 9, 'Gostei', '2026-11-10T12:00:00Z' from pessoa where escola_id = 1`,
      [],
    ],
    [
      `insert into questao (escola_id, codigo, materia_id, enunciado, gabarito, origem, atualizada_em)
       select q.escola_id, 'z-' || $1::int || '-' || n, q.materia_id, '<p>Lote</p>', 'A', 'teste', q.atualizada_em
         from questao q, generate_series(1, $1::int) n where q.escola_id = 1 and q.id = $2`,
      [students, exam.itens[0]?.questao_id],
    ],
    [
      `with m as (select materia_id as id from questao where escola_id = 1 and id = $2),
            t as (insert into texto_base (escola_id, titulo, conteudo)
                  select 1, 'Lote ' || $1::int || '-' || n, '<p>Lote</p>' from generate_series(1, $1::int) n),
            h as (insert into habilidade (escola_id, sistema, codigo)
                  select 1, 'propria', 'Lote ' || $1::int || '-' || n from generate_series(1, $1::int) n),
            e as (insert into etiqueta (escola_id, nome) select 1, 'Lote ' || $1::int || '-' || n from generate_series(1, $1::int) n),
            s as (insert into materia (escola_id, area_conhecimento_id, nome)
                  select 1, x.area_conhecimento_id, 'Lote ' || $1::int || '-' || n from materia x, m, generate_series(1, $1::int) n
                   where x.escola_id = 1 and x.id = m.id)
       insert into objeto_conhecimento (escola_id, materia_id, descricao)
       select 1, m.id, 'Lote ' || $1::int || '-' || n from m, generate_series(1, $1::int) n`,
      [rows, exam.itens[0]?.questao_id],
    ],
    [
      `with s as (insert into sede (escola_id, nome) select 1, 'Sede ' || $1::int || '-' || n from generate_series(1, $1::int) n)
       insert into serie (escola_id, nome, nivel_ordem) select 1, 'Série ' || $1::int || '-' || n, n from generate_series(1, $1::int) n`,
      [rows],
    ],
    [
      `with c as (insert into ciclo (escola_id, ano, numero_referencia)
         select 1, 2026, n from generate_series(1, least($1::int, 90)) n on conflict do nothing)
       insert into ano_letivo (escola_id, ano, inicio, fim, situacao)
       select 1, n, make_date(n, 2, 1), make_date(n, 12, 1), 'planejado'
         from generate_series(2026, 2026 + least($1::int, 70)) n on conflict do nothing`,
      [rows],
    ],
    [
      `insert into importacao (escola_id, id, tipo, formato, situacao, nome_arquivo, sha256, tamanho, criada_por, criada_por_nome, criada_em)
       select 1, case when n = 0 then $2::uuid else gen_random_uuid() end, 'alunos', 'csv', 'pronta', 'alunos.csv', repeat('0', 64), 1, 1, 'Otto', '2026-11-10T12:00:00Z'
         from generate_series(0, $1::int) n on conflict do nothing`,
      [rows, IMPORTACAO_ID],
    ],
    [
      `insert into importacao_linha (escola_id, importacao_id, ordem, linha, acao, alvo_tipo, valores)
       select 1, $2::uuid, n, n + 1, 'criar', 'pessoa', '{"lidos": {"nome": "Aluno"}}' from generate_series(1, $1::int) n on conflict do nothing`,
      [rows, IMPORTACAO_ID],
    ],
    [
      `insert into importacao (escola_id, id, tipo, formato, situacao, nome_arquivo, sha256, tamanho, criada_por, criada_por_nome, criada_em)
       values (1, $1::uuid, 'questoes', 'csv', 'pronta', 'questoes.csv', repeat('0', 64), 1, 1, 'Otto', '2026-11-10T12:00:00Z') on conflict do nothing`,
      [IMPORTACAO_QUESTOES_ID],
    ],
    [
      `insert into importacao_linha (escola_id, importacao_id, ordem, linha, acao, alvo_tipo, valores)
       values (1, $1::uuid, 1, 2, 'criar', 'questao', $2) on conflict do nothing`,
      [IMPORTACAO_QUESTOES_ID, JSON.stringify({ questao: GUARDADA })],
    ],
    [
      `insert into avaliacao_rascunho (escola_id, id, documento, descricao, autor_id, autor_nome, criado_em, atualizado_em)
       select 1, case when n = 0 then $2::uuid else gen_random_uuid() end, $3::jsonb, 'Rascunho', 1, 'Otto', '2026-11-10T12:00:00Z', '2026-11-10T12:00:00Z'
         from generate_series(0, $1::int) n on conflict do nothing`,
      [rows, RASCUNHO_ID, JSON.stringify(EMPTY_DRAFT)],
    ],
    [
      `insert into avaliacao_evento (escola_id, avaliacao_id, tipo, ator_id, ator_nome, criado_em)
       select 1, $2::bigint, 'janelas', 1, 'Otto', '2026-11-10T12:00:00Z' from generate_series(1, $1::int) n`,
      [rows, exam.avaliacao_id],
    ],
    [
      `insert into escola (nome, criada_em) select 'Escola ' || $1::int || ' ' || n, '2026-01-10' from generate_series(1, $1::int) n`,
      [rows],
    ],
  ];
  for (const [text, values] of statements) await db.query(text, values);
}

/** Rows that exist in every school and are in no list. */
async function begin({ db }: TestApp): Promise<void> {
  // The first page of an audit has no act before it, and so one statement less.
  await recordActs(tenant(db, world.escola), acts('antes', 200));
  await db.query(
    `insert into resposta_seguranca (escola_id, pessoa_id, numero_sequencial, pergunta_seguranca_id, resposta_hash, criada_em)
     select 1, $1, n, n, 'x', '2026-01-10T12:00:00Z' from generate_series(1, 3) n`,
    [world.pessoas.bia],
  );
}

/** A course whose topic has this many contents. Returns the course. */
async function courseOf(escola: Tenant, curso: Curso, contents: number): Promise<number> {
  const { id, objeto_conhecimento_id } = await addCurso(escola, { curso });
  const common = { objeto_conhecimento_id, tipo: 'site' as const, url: 'https://exemplo.example/1' };
  await tables(escola)
    .insert(conteudo_digital)
    .values(Array.from({ length: contents }, (_, n) => ({ ...common, ordem: n + 1, descricao: `Conteúdo ${n + 1}` })));
  return id;
}

async function idOf({ db }: TestApp, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await db.query(text, [...values]);
  return Number(rows[0]?.id);
}

/** Makes the school larger and keeps existing rows. Sizes must ascend. Call it with ana and bia signed in. */
export function growingSchool(t: TestApp) {
  let shared: readonly Shared[] | null = null;
  const escola = tenant(t.db, world.escola);
  return async ({ students, rows }: Size, [ana, bia]: readonly [Client, Client]): Promise<School> => {
    if (!shared) await begin(t);
    shared ??= await createRoteiros(t.db, { turma_id: world.turmaV2, fases: 5 });
    const ciclo_id = await idOf(
      t,
      'insert into ciclo (escola_id, ano, numero_referencia) values (1, 2026, $1) returning id',
      [rows],
    );
    const over = await overExam(t, rows, ciclo_id);
    await bulk(t, { students, rows }, over);
    await fillSerie(t.db, students, shared);
    await takenByAll(t, over);
    const days = Math.max(2, Math.round(rows / 8));
    const open = await createExam(t.db, {
      turmas: [world.turmaV1, world.turmaV2].map((turma_id) => ({ turma_id, janelas: times(days, () => OPEN) })),
      dias: times(days, () => ({ itens: times(rows, (n) => ({ area: AREAS[n % 5] ?? ('LC' as const) })) })),
    });
    for (let n = 0; n < rows / 2; n += 1) {
      const more = await overExam(t, 2, ciclo_id);
      await takenByAll(t, more);
      await createExam(t.db, {
        turmas: [world.turmaV1, world.turmaV2].map((turma_id) => ({ turma_id, janelas: [OVER] })),
        dias: [{ itens: [{ questao_id: over.itens[0]?.questao_id ?? 0 }] }],
      });
      await createRoteiro(t.db, {
        area: AREAS[n % 5] ?? 'LC',
        data_fim: '2026-11-10T12:00:00Z',
        fases: [{}],
        ciclo: 1,
      });
      await createRoteiro(t.db, { area: AREAS[n % 5] ?? 'LC', fases: [{}] });
      await addCurso(escola);
    }
    await computeResultados.run({ db: t.db, agora: new Date(AGORA), log: t.app.log });
    const roteiro = await createRoteiro(t.db, { fases: fases(rows) });
    await runOf(t, roteiro);
    const lista = await createRoteiro(t.db, { turma_id: world.turmaV1, fases: fases(rows) });
    const boss = await createBossTrilha(t.db, { fases: [rows, rows] });
    await ana.post(boss.bossUrl('boss/iniciar'));
    for (const [n, client] of [ana, bia].entries())
      await client.post(`/api/v2/central_avaliacoes/${open.turma_avaliacao_ids[n]}/1/inicio`);
    await recordActs(escola, acts('lote', students));
    const whole = wholeCurso();
    const curso = {
      ...whole,
      exercicios_praticos: times(rows, () => ({ enunciado: '<p>?</p>', resolucao: '<p>!</p>' })),
    };
    await t.db.query('analyze');
    return {
      over,
      open,
      roteiro,
      boss,
      lista,
      materia_id: await idOf(t, 'select materia_id as id from questao where escola_id = 1 and id = $1', [
        over.itens[0]?.questao_id,
      ]),
      curso_id: await courseOf(escola, curso, rows),
      redacao_id: await idOf(
        t,
        `select r.tentativa_id as id from redacao r join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id
          where r.escola_id = 1 and t.turma_avaliacao_id = $1 limit 1`,
        [over.turma_avaliacao_ids[1]],
      ),
    };
  };
}
