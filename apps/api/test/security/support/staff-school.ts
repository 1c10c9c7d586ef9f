/**
 * The data of one class for staff calls: an ended exam with an essay, a text answer and a late answer, a running exam, a
 * course, a lost Boss. Students make their parts with HTTP calls. Tests only.
 */
import { tenant } from '../../../src/database/tenant.ts';
import { closeTentativas } from '../../../src/jobs/close-tentativas.ts';
import { addCurso, addTopic } from '../../base_conhecimentos/curso-fixture.ts';
import { createBossTrilha } from '../../boss/boss-fixture.ts';
import { createExam, type Exam } from '../../central_avaliacoes/exam-fixture.ts';
import type { TestApp } from '../../index.ts';
import { GUARDADA } from '../../importacao/questoes.ts';
import type { StaffIds } from './staff-requests.ts';

export type Place = {
  readonly escola_id: 1 | 2;
  readonly turma_id: number;
  readonly login: string;
  readonly turma_aluno_id: number;
  /** A student of a class of version 1: only such a class has a Boss. */
  readonly boss: { readonly turma_id: number; readonly turma_aluno_id: number };
};

const IN_TIME = '2026-11-21T08:10:00Z';
const TOO_LATE = '2026-11-21T09:05:12Z';
const AFTERWARDS = '2026-11-21T12:00:00Z';

async function idOf({ db }: TestApp, table: string, column: string, value: number): Promise<number> {
  const { rows } = await db.query(`select id::int from ${table} where ${column} = $1 order by id desc limit 1`, [
    value,
  ]);
  if (rows.length === 0) throw new Error(`no ${table} of ${value}`);
  return rows[0].id;
}

async function addStaff({ db }: TestApp, escola_id: number): Promise<number> {
  const { rows } = await db.query(
    `insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em) values ($1, 'Noa Pires', 'professor', '', $2)
     returning id::int`,
    [escola_id, IN_TIME],
  );
  return rows[0].id;
}

async function take(t: TestApp, login: string, exam: Exam): Promise<void> {
  t.clock.set(IN_TIME);
  const client = await t.signIn(login);
  const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
  const [item, text] = exam.itens.map(({ item_id }) => ({ turma_avaliacao_questao_resposta_id: item_id, dia: 1 }));
  await client.post(`${url}/resposta`, { ...item, item_resposta: 1, seq: 1 });
  await client.post(`${url}/resposta_subjetiva`, { ...text, texto_resposta: 'Ela gira.', seq: 1 });
  await client.post(`${url}/${exam.propostas[0]}/resposta_redacao`, { texto_redacao: 'Ler é viajar.', seq: 1 });
  t.clock.set(TOO_LATE);
  await client.post(`${url}/resposta`, { ...item, item_resposta: 2, seq: 2 });
}

/** An extension of the running exam, as it is stored. */
async function extension({ db }: TestApp, { escola_id, turma_id }: Place, exam: Exam): Promise<number> {
  const dias = [{ turma_avaliacao_id: exam.turma_avaliacao_ids[0], dia_prova: 1 }];
  const { rows } = await db.query(
    `insert into prorrogacao (escola_id, pedido_id, escopo, minutos, criada_em, efeito)
     values ($1, gen_random_uuid(), 'turma', 1, $2, $3) returning id::int`,
    [escola_id, AFTERWARDS, { turma_id, turma_aluno_id: null, dias, tentativas: [], roteiros: [] }],
  );
  return rows[0].id;
}

/** A consent of the student, as it is stored. */
async function consent({ db }: TestApp, { escola_id, turma_aluno_id }: Place): Promise<number> {
  const { rows } = await db.query(
    `insert into consentimento (escola_id, pessoa_id, finalidade, base_legal, concedido, por_nome, registrado_por, em)
     select escola_id, pessoa_id, 'imagem', 'consentimento', true, 'Rosa Lima', pessoa_id, $3
       from turma_aluno where escola_id = $1 and id = $2 returning id::int`,
    [escola_id, turma_aluno_id, IN_TIME],
  );
  return rows[0].id;
}

async function lostBoss({ db }: TestApp, { escola_id, boss }: Place) {
  const { turma_id, turma_aluno_id } = boss;
  const trilha = await createBossTrilha(db, { escola_id, turma_id, fases: [1], unlockedFor: [turma_aluno_id] });
  await db.query(
    `insert into boss (escola_id, turma_aluno_id, trilha_id, sorteado_em, duracao_segundos, iniciado_em, prazo_em, encerrado_em,
                       encerrado_por, venceu, desempenho, moedas)
     values ($1, $2, $3, $4, 60, $4, $5, $5, 'tempo', false, 0, 0)`,
    [escola_id, turma_aluno_id, trilha.trilha_id, IN_TIME, TOO_LATE],
  );
  return { boss_turma_avaliacao_id: trilha.turma_avaliacao_id, boss_materia_id: trilha.materia_id };
}

/** An essay proposal that no exam has. */
async function freeProposal({ db }: TestApp, escola_id: number, materia_id: number): Promise<number> {
  const { rows } = await db.query(
    `insert into proposta_redacao (escola_id, codigo, titulo, descricao, genero_textual_nome)
     values ($1, 'LIVRE ' || $2::text, 'Livre', '<p>Escreva.</p>', 'Conto') returning id::int`,
    [escola_id, materia_id],
  );
  return rows[0].id;
}

/** A topic with one digital content, whose link is refused without asking the network. */
async function ownContent({ db }: TestApp, escola_id: number, materia_id: number) {
  const { rows: topics } = await db.query(
    `insert into objeto_conhecimento (escola_id, materia_id, descricao) values ($1, $2::bigint, 'Conteúdos ' || $2::text)
     returning id::int`,
    [escola_id, materia_id],
  );
  const objeto_do_conteudo_id: number = topics[0].id;
  const { rows } = await db.query(
    `insert into conteudo_digital (escola_id, objeto_conhecimento_id, ordem, tipo, descricao, url)
     values ($1, $2, 1, 'site', 'Conteúdo', 'https://127.0.0.1/') returning id::int`,
    [escola_id, objeto_do_conteudo_id],
  );
  const conteudo_id: number = rows[0].id;
  return { conteudo_id, objeto_do_conteudo_id };
}

/** A question that nothing uses, and a topic beside it. */
async function freeQuestion({ db }: TestApp, escola_id: number, materia_id: number) {
  const { rows } = await db.query(
    `with o as (insert into objeto_conhecimento (escola_id, materia_id, descricao) values ($1, $2, 'A juntar') returning id),
          q as (insert into questao (escola_id, codigo, situacao, materia_id, enunciado, opcao_a, opcao_b, gabarito, origem, atualizada_em)
                values ($1, 'LIVRE ' || $2::text, 'rascunho', $2, '<p>Livre?</p>', 'sim', 'não', 'A', 'teste', $3) returning id)
     select o.id::int as objeto_a_juntar_id, q.id::int as questao_livre_id from o, q`,
    [escola_id, materia_id, IN_TIME],
  );
  const ids: { objeto_a_juntar_id: number; questao_livre_id: number } = rows[0];
  return ids;
}

/** A class, a campus and a grade that nothing refers to. */
async function emptyParts({ db }: TestApp, escola_id: number, beside: number) {
  const { rows } = await db.query(
    `with s as (insert into sede (escola_id, nome) values ($1, 'Vazia ' || $2) returning id),
          g as (insert into serie (escola_id, nome, nivel_ordem) values ($1, 'Vazia ' || $2, 20) returning id),
          t as (insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao)
                select t.escola_id, t.sede_id, t.serie_id, 'VAZIA ' || $2, 1, 2026, 2 from turma t
                 where t.escola_id = $1 and t.id = $2::bigint returning id)
     select s.id::int as sede_id, g.id::int as serie_id, t.id::int as turma_vazia_id from s, g, t`,
    [escola_id, String(beside)],
  );
  const ids: { sede_id: number; serie_id: number; turma_vazia_id: number } = rows[0];
  return ids;
}

/** Files that were handed in, as they are stored: one to be looked at, one to be applied, one that was applied. */
async function files({ db }: TestApp, { escola_id }: Place) {
  const add = async (tipo: string, situacao: string): Promise<string> => {
    const { rows } = await db.query(
      `insert into importacao (escola_id, id, tipo, formato, situacao, nome_arquivo, sha256, bytes, tamanho, criada_por, criada_por_nome, criada_em, aplicada_em)
       values ($1, gen_random_uuid(), $2, 'csv', $3, 'alunos.csv', repeat('0', 64), 'x', 1, 1, 'Otto', $4::timestamptz, case when $3 = 'aplicada' then $4::timestamptz end)
       returning id`,
      [escola_id, tipo, situacao, AFTERWARDS],
    );
    await db.query(
      `insert into importacao_linha (escola_id, importacao_id, ordem, linha, acao, alvo_tipo, valores)
       values ($1, $2, 1, 2, 'criar', 'pessoa', '{"lidos": {"id_externo": "9", "nome": "Aluno Novo", "turma": "3B"}}')`,
      [escola_id, rows[0].id],
    );
    return rows[0].id;
  };
  const addQuestoes = async (): Promise<string> => {
    const id = await add('questoes', 'pronta');
    await db.query("update importacao_linha set alvo_tipo = 'questao', valores = $2 where importacao_id = $1", [
      id,
      JSON.stringify({ questao: GUARDADA }),
    ]);
    return id;
  };
  return {
    importacao_id: await add('alunos', 'pronta'),
    importacao_pronta_id: await add('equipe', 'pronta'),
    importacao_aplicada_id: await add('turmas', 'aplicada'),
    importacao_questoes_id: await addQuestoes(),
  };
}

/** A booklet of one place, about which no file of INEP said anything. */
const CADERNO = {
  lugares: [
    {
      numero: 1,
      lingua_estrangeira: 0,
      dia_prova: 1,
      area_codigo: 'LC',
      calibrado: null,
      gabarito: null,
      decidido: null,
    },
  ],
  cadernos: [],
};

/** Drafts as they are stored, and an exam of next month that was one. */
async function drafts({ db }: TestApp, { escola_id, turma_id }: Place, exam: Exam) {
  const { rows } = await db.query('select ciclo_id::int from avaliacao where id = $1', [exam.avaliacao_id]);
  const [first] = exam.itens;
  const itens = [{ questao_id: first?.questao_id, numero: 1, lingua_estrangeira: null, pontuacao: null, bloco: 1 }];
  const window = { dia_prova: 1, inicio: '2026-12-05T08:00', fim: '2026-12-05T12:00', sala: null, entrada: 'livre' };
  const documento = {
    descricao: 'Prova de dezembro',
    codigo: null,
    ciclo_id: rows[0].ciclo_id,
    serie_id: null,
    especie: 'prova',
    tipo_aplicacao: 'Online',
    nota_maxima: 10,
    solicitar_idioma: false,
    instrucoes: '',
    embaralhar: false,
    responde_apos_entrega: null,
    dias: [{ dia_prova: 1, bateria: 1, duracao_minutos: 50, proposta_redacao_id: null, itens }],
    turmas: [{ turma_id, dias: [window] }],
  };
  const add = async (avaliacao_id: number | null): Promise<string> => {
    const made = await db.query(
      `insert into avaliacao_rascunho (escola_id, id, documento, descricao, autor_id, autor_nome, avaliacao_id, criado_em, atualizado_em, caderno)
       values ($1, gen_random_uuid(), $2, 'Prova de dezembro', 999999, 'Otto', $3, $4, $4, $5) returning id`,
      [escola_id, documento, avaliacao_id, AFTERWARDS, avaliacao_id === null ? CADERNO : null],
    );
    return made.rows[0].id;
  };
  const next = await createExam(db, {
    escola_id,
    turmas: [{ turma_id, janelas: [['2026-12-04T11:00:00Z', '2026-12-04T15:00:00Z']] }],
    dias: [{ itens: [{}] }],
  });
  await add(next.avaliacao_id);
  return {
    rascunho_id: await add(null),
    rascunho_pronto_id: await add(null),
    publicada_id: next.avaliacao_id,
    item_publicado_id: next.itens[0]?.item_id ?? 0,
  };
}

/** Leaves the clock at noon, when one exam has ended unreleased and the other is running. */
export async function staffSchool(t: TestApp, place: Place): Promise<StaffIds> {
  const { escola_id, turma_id, turma_aluno_id, login, boss } = place;
  const escola = tenant(t.db, escola_id);
  const given = (janela: [string, string]) => ({ escola_id, turmas: [{ turma_id, janelas: [janela] }] });
  const exam = await createExam(t.db, {
    ...given(['2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z']),
    tipo_aplicacao: 'Híbrida',
    liberar_em: '2026-11-30T12:00:00Z',
    dias: [{ itens: [{}, { subjetiva: true, gabarito: null }], redacao: true }],
  });
  const running = await createExam(t.db, {
    ...given(['2026-11-21T11:30:00Z', '2026-11-21T18:00:00Z']),
    dias: [{ itens: [{}] }],
  });
  await take(t, login, exam);
  t.clock.set(AFTERWARDS);
  await closeTentativas.run({ db: t.db, agora: t.clock(), log: t.app.log });
  const tentativa = await idOf(t, 'tentativa', 'turma_avaliacao_id', exam.turma_avaliacao_ids[0] ?? 0);
  const topic = await addTopic(escola);
  return {
    escola_id,
    turma_id,
    ...(await emptyParts(t, escola_id, turma_id)),
    pessoa_id: await addStaff(t, escola_id),
    turma_aluno_id,
    ...topic,
    ...(await freeQuestion(t, escola_id, topic.materia_id)),
    ...(await ownContent(t, escola_id, topic.materia_id)),
    proposta_livre_id: await freeProposal(t, escola_id, topic.materia_id),
    base_conhecimento_id: (await addCurso(escola)).id,
    banco_questao_id: exam.itens[0]?.questao_id ?? 0,
    turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
    avaliacao_conhecimento_id: exam.avaliacao_id,
    item_id: exam.itens[0]?.item_id ?? 0,
    prorrogacao_id: await extension(t, place, running),
    consentimento_id: await consent(t, place),
    redacao_id: tentativa,
    subjetiva_id: await idOf(t, 'resposta_subjetiva', 'tentativa_id', tentativa),
    atrasada_id: await idOf(t, 'resposta_fora_do_prazo', 'tentativa_id', tentativa),
    boss_turma_aluno_id: boss.turma_aluno_id,
    ...(await lostBoss(t, place)),
    ...(await files(t, place)),
    ...(await drafts(t, place, exam)),
  };
}
