/** A database from before the account features keeps its rows through the migrations, and works afterwards. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { onServer, withDatabase } from '../../test/databases.ts';
import { migrate } from './migrate.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const name = `m_${randomUUID().replaceAll('-', '')}`;
const server = inject('pgUrl');
const url = withDatabase(server, name);

/** The migrations up to `last`, as the journal listed them at that time. */
function migrationsUntil(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-migrations-'));
  cpSync(FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
  return folder;
}

/** A school with a student in a class, signed in on two devices, a record of failed sign-ins, and a supervisor. */
const BEFORE = `
  insert into escola (nome, criada_em) values ('Escola Antiga', '2026-01-10T12:00:00Z');
  insert into sede (escola_id, nome) values (1, 'Centro');
  insert into serie (escola_id, nome, nivel_ordem) values (1, '3ª série', 12);
  insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao) values (1, 1, 1, '3A', 1, 2026, 2);
  insert into pessoa (escola_id, nome, perfil, senha_hash, senha_inicial, criada_em) values
    (1, 'Bia Souza', 'aluno', 'h1', true, '2026-01-10T12:00:00Z'), (1, 'Nair Pinto', 'supervisor', 'h2', false, '2026-01-10T12:00:00Z');
  insert into diretorio_login (login, escola_id, pessoa_id) values ('bia', 1, 1), ('nair', 1, 2);
  insert into turma_aluno (escola_id, turma_id, pessoa_id) values (1, 1, 1);
  insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, perfil_real, perfil, validade_segundos, criada_em, expira_em)
    select 1, gen_random_uuid(), 1, 1, 'aluno', 'aluno', 43200, '2026-11-21T12:00:00Z', '2026-11-22T00:00:00Z' from generate_series(1, 2);
  insert into login_falha (chave, falhas, bloqueado_ate, atualizada_em) values ('conta:x', 3, '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z');
`;

/** Every row of every table. */
const CONTENT = `
  select 'pessoa' as tabela, to_jsonb(p) as linha from pessoa p
  union all select 'escola', to_jsonb(e) from escola e
  union all select 'sessao', to_jsonb(s) from sessao s
  union all select 'turma_aluno', to_jsonb(m) from turma_aluno m
  union all select 'diretorio_login', to_jsonb(d) from diretorio_login d
  union all select 'login_falha', to_jsonb(f) from login_falha f
  order by 1, 2`;

type Content = { readonly tabela: string; readonly linha: Readonly<Record<string, unknown>> };

/** Only the columns of `model`: later migrations add some. */
const as = (rows: readonly Content[], model: readonly Content[]): Content[] =>
  rows.map(({ tabela, linha }) => {
    const columns = Object.keys(model.find((row) => row.tabela === tabela)?.linha ?? {});
    return { tabela, linha: Object.fromEntries(columns.map((column) => [column, linha[column]])) };
  });

let client: Client;
beforeAll(async () => {
  await onServer(server, (admin) => admin.query(`create database ${name}`));
  client = new Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await onServer(server, (admin) => admin.query(`drop database ${name} with (force)`));
});

it('a database with people is migrated from the first migration without losing or changing a row', async () => {
  const first = migrationsUntil(0);
  await apply(drizzle({ client }), { migrationsFolder: first });
  rmSync(first, { recursive: true });
  await client.query(BEFORE);
  const before = (await client.query<Content>(CONTENT)).rows;
  expect(before).toHaveLength(9);

  await Promise.all([migrate(url), migrate(url)]);
  expect(as((await client.query<Content>(CONTENT)).rows, before)).toEqual(before);
  const { rows } = await client.query(
    `select senha_expira_em, senha_recuperada_em, base_legal from pessoa union select bloqueada_em, null, null from escola`,
  );
  expect(rows).toEqual([{ senha_expira_em: null, senha_recuperada_em: null, base_legal: null }]);
});

it('its old sessions stay valid, and a view in another school can exist beside them', async () => {
  const old = await client.query(
    'select 1 from sessao where origem_id is null and limite_em is null and aluno_escola_id is null',
  );
  expect(old.rows).toHaveLength(2);
  await client.query(`insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, aluno_escola_id, perfil_real, perfil, validade_segundos, criada_em, expira_em)
    values (1, gen_random_uuid(), 2, 77, 9, 'supervisor', 'professor', 3600, '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z')`);
});

it('ends with the same tables, columns, keys and checks as a new database', async () => {
  const shape = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`;
  const rules = `select conrelid::regclass::text as tabela, conname, pg_get_constraintdef(oid) as regra from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`;
  await onServer(server, (admin) => admin.query(`create database ${name}_new`));
  await migrate(withDatabase(server, `${name}_new`));
  const fresh = await onServer(withDatabase(server, `${name}_new`), async (other) => [
    (await other.query(shape)).rows,
    (await other.query(rules)).rows,
  ]);
  await onServer(server, (admin) => admin.query(`drop database ${name}_new`));
  expect([(await client.query(shape)).rows, (await client.query(rules)).rows]).toEqual(fresh);
});

/** One exam in each state. The first two windows belong to classes 1 and 2 of the same exam. */
const EXAMS = `
  insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao) values (1, 1, 1, '3B', 1, 2026, 2);
  insert into ciclo (escola_id, ano, numero_referencia) values (1, 2026, 1);
  insert into avaliacao (escola_id, codigo, descricao, ciclo_id, liberar_em, retido) values
    (1, 'janela', '', 1, null, false), (1, 'extensao', '', 1, null, false), (1, 'aberta', '', 1, null, false),
    (1, 'fechada', '', 1, null, false), (1, 'adiada', '', 1, '2026-12-01T12:00:00Z', false), (1, 'retida', '', 1, null, true),
    (1, 'sem turma', '', 1, null, false), (1, 'sem janela', '', 1, null, false);
  insert into turma_avaliacao (escola_id, turma_id, avaliacao_id)
    select 1, t, a from unnest(array[1, 2]) t, generate_series(1, 8) a where a <> 7 order by a, t;
  insert into turma_avaliacao_dia (escola_id, turma_avaliacao_id, dia_prova, inicio_em, fim_em)
    select 1, id, 1, '2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'::timestamptz + turma_id * interval '1 hour'
      from turma_avaliacao where not (avaliacao_id = 8 and turma_id = 2);
  insert into janela_aluno (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, acrescimo_segundos)
    select 1, id, 1, 1, 7200 from turma_avaliacao where avaliacao_id = 2 and turma_id = 1;
  insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, encerrada_em, encerrada_por)
    select 1, id, 1, 1, '2026-11-20T12:00:00Z', '2026-11-20T18:00:00Z',
           case when avaliacao_id = 4 then '2026-11-20T17:00:00Z'::timestamptz end, case when avaliacao_id = 4 then 'sistema' end
      from turma_avaliacao where avaliacao_id in (3, 4) and turma_id = 1;
`;

it('exams from before the stored release get their release', async () => {
  const other = `m_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (admin) => admin.query(`create database ${other}`));
  const there = new Client({ connectionString: withDatabase(server, other) });
  await there.connect();
  const before = migrationsUntil(3);
  await apply(drizzle({ client: there }), { migrationsFolder: before });
  rmSync(before, { recursive: true });
  await there.query(BEFORE.replace(/insert into sessao[^;]*;/, ''));
  await there.query(EXAMS);
  await migrate(withDatabase(server, other));
  const { rows } = await there.query('select codigo, fim_em, liberado_em from avaliacao order by id');
  await there.end();
  await onServer(server, (admin) => admin.query(`drop database ${other} with (force)`));
  const at = (day: string) => new Date(day);
  const [end, release] = [at('2026-11-20T15:00:00Z'), at('2026-11-20T15:02:00Z')];
  expect(rows).toEqual([
    { codigo: 'janela', fim_em: end, liberado_em: release },
    { codigo: 'extensao', fim_em: at('2026-11-20T16:00:00Z'), liberado_em: at('2026-11-20T16:02:00Z') },
    { codigo: 'aberta', fim_em: at('2026-11-20T18:00:00Z'), liberado_em: at('2026-11-20T18:02:00Z') },
    { codigo: 'fechada', fim_em: end, liberado_em: release },
    { codigo: 'adiada', fim_em: end, liberado_em: at('2026-12-01T12:00:00Z') },
    { codigo: 'retida', fim_em: end, liberado_em: null },
    { codigo: 'sem turma', fim_em: null, liberado_em: null },
    { codigo: 'sem janela', fim_em: null, liberado_em: null },
  ]);
});

/** Results of one exam in two classes, with the school's counts of one item. */
const RESULTS = `
  insert into area_conhecimento (escola_id, nome, nome_curto, codigo) values (1, 'Matemática', 'MT', 'MT');
  insert into materia (escola_id, area_conhecimento_id, nome) values (1, 1, 'Matemática');
  insert into questao (escola_id, codigo, materia_id, enunciado, opcao_a, opcao_b, opcao_c, gabarito, origem, atualizada_em)
    values (1, 'q1', 1, '', 'a', 'b', 'c', 'A', 'teste', '2026-01-10T12:00:00Z');
  insert into avaliacao_dia (escola_id, avaliacao_id, dia_prova, bateria, duracao_minutos) values (1, 1, 1, 1, 60);
  insert into avaliacao_item (escola_id, avaliacao_id, dia_prova, numero, questao_id) values (1, 1, 1, 1, 1);
  insert into resultado (escola_id, turma_avaliacao_id, turma_aluno_id, presente, acertos, itens, desempenho, nota, calculado_em)
    values (1, 1, 1, true, 1, 1, 100, 10, '2026-11-21T12:00:00Z');
  insert into item_estatistica (escola_id, avaliacao_item_id, presentes, acertos, calculado_em)
    values (1, 1, 60, 20, '2026-11-21T12:00:00Z');
`;

it('counts of the whole school are dropped, and the results with them are computed again by class (decision 192)', async () => {
  const other = `m_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (admin) => admin.query(`create database ${other}`));
  const there = new Client({ connectionString: withDatabase(server, other) });
  await there.connect();
  const before = migrationsUntil(4);
  await apply(drizzle({ client: there }), { migrationsFolder: before });
  rmSync(before, { recursive: true });
  await there.query(BEFORE.replace(/insert into sessao[^;]*;/, ''));
  await there.query(EXAMS);
  await there.query(RESULTS);
  await migrate(withDatabase(server, other));
  const counts = await there.query('select * from item_estatistica');
  const asked = await there.query('select avaliacao_id::int, pedidos from recalculo');
  await there.end();
  await onServer(server, (admin) => admin.query(`drop database ${other} with (force)`));
  expect([counts.rows, asked.rows]).toEqual([[], [{ avaliacao_id: 1, pedidos: 1 }]]);
});
