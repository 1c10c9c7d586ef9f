/** A OneRoster zip on the server: handed in, judged, applied, applied again, taken back. */
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createImportador } from '../../../test/importacao/importador.ts';
import type { Client } from '../../../test/index.ts';

const t = await createImportador();
afterAll(t.close);
let otto: Client;
beforeAll(async () => {
  otto = await t.signIn('dir.otto');
});

const HEADS = {
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  classes: 'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,schoolSourcedId',
  users: 'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,email,password',
  roles: 'sourcedId,status,dateLastModified,userSourcedId,roleType,role,orgSourcedId',
  enrollments: 'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role',
} as const;
type Nome = keyof typeof HEADS;

const ROWS: Readonly<Record<Nome, readonly string[]>> = {
  orgs: ['s1,,,Sede,school,,'],
  classes: ['t1,,,Terceira B,12,,3B,homeroom,s1'],
  users: [
    'or-1,,,true,noemi.vale,Noemi,Vale,,segredo-canario',
    'or-2,,,true,prof.olavo,Olavo,Paz,olavo@exemplo.com,segredo-canario',
    'or-3,,,true,pai.vale,Tadeu,Vale,,segredo-canario',
  ],
  roles: ['r1,,,or-1,primary,student,s1', 'r2,,,or-2,primary,teacher,s1', 'r3,,,or-3,primary,parent,s1'],
  enrollments: ['e1,,,t1,s1,or-1,student', 'e2,,,t1,s1,or-2,teacher'],
};

function zipOf(changes: Partial<Record<Nome, readonly string[]>> = {}): Uint8Array {
  const names: readonly Nome[] = ['orgs', 'classes', 'users', 'roles', 'enrollments'];
  const tables = names.map((nome) => [`${nome}.csv`, [HEADS[nome], ...(changes[nome] ?? ROWS[nome])].join('\n')]);
  const announced = names.map((nome) => `file.${nome},bulk`);
  const manifest = ['propertyName,value', 'manifest.version,1.0', 'oneroster.version,1.2', ...announced].join('\n');
  const files: [string, string][] = [
    ['manifest.csv', manifest],
    ...tables.map(([a = '', b = '']): [string, string] => [a, b]),
  ];
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
}

it('[PIM-10] pupils and teachers come with their class; guardians and passwords do not', async () => {
  const judged = await t.judged(otto, zipOf(), 'pessoas');
  expect(judged).toMatchObject({ formato: 'oneroster', situacao: 'pronta', resumo: { criar: 2, erro: 0 } });
  const lines = await t.lines(otto, judged.importacao_id);
  expect(lines.map(({ arquivo, linha, acao, nome }) => [arquivo, linha, acao, nome])).toEqual([
    ['users.csv', 1, 'ignorada', ''],
    ['roles.csv', 4, 'ignorada', ''],
    ['users.csv', 2, 'criar', 'Noemi Vale'],
    ['users.csv', 3, 'criar', 'Olavo Paz'],
  ]);
  const applied = await t.applied(otto, judged);
  expect(applied.situacao).toBe('aplicada');
  const { rows: people } = await t.db.query<{ perfil: string; codigo: string | null; origem: string }>(
    `select p.perfil, p.origem, t.codigo from pessoa p
       left join turma_aluno a on a.escola_id = p.escola_id and a.pessoa_id = p.id and a.status = 'Atual'
       left join turma_professor r on r.escola_id = p.escola_id and r.pessoa_id = p.id
       left join turma t on t.escola_id = p.escola_id and t.id = coalesce(a.turma_id, r.turma_id)
      where p.id_externo like 'or-%' order by p.id_externo`,
  );
  expect(people).toEqual([
    { perfil: 'aluno', origem: 'oneroster', codigo: '3B' },
    { perfil: 'professor', origem: 'oneroster', codigo: '3B' },
  ]);
  const again = await t.judged(otto, zipOf(), 'pessoas', '&forcar=1');
  expect(again.resumo).toMatchObject({ criar: 0, atualizar: 0, igual: 2, erro: 0 });
  const undone = await t.undone(otto, applied);
  expect(undone.situacao).toBe('desfeita');
});

it('[PIM-11] what is at fault is a line with its file, and is never applied', async () => {
  const judged = await t.judged(
    otto,
    zipOf({ enrollments: [...ROWS.enrollments, 'e9,,,t9,s1,or-1,student'] }),
    'pessoas',
  );
  const [wrong] = await t.lines(otto, judged.importacao_id, 'acao=erro');
  expect(wrong).toMatchObject({ arquivo: 'enrollments.csv', linha: 4 });
  expect(wrong?.problemas[0]?.mensagem).toBe(
    'enrollments.csv, linha 4: classSourcedId "t9" não existe no arquivo a que se refere.',
  );
});

const NEW_CLASS = {
  classes: ['t1,,,Quarta C,12,,4C,homeroom,s1'],
  users: ['or-7,,,true,prof.ivo,Ivo,Paz,,', 'or-8,,,true,nina.vale,Nina,Vale,,'],
  roles: ['r1,,,or-7,primary,teacher,s1', 'r2,,,or-8,primary,student,s1'],
  enrollments: ['e1,,,t1,s1,or-7,teacher', 'e2,,,t1,s1,or-8,student'],
  orgs: ['s1,,,Centro,school,,'],
} as const;

it('[PIM-10] a teacher of a class that the same file makes comes in the same pass', async () => {
  const asked = await t.judged(otto, zipOf(NEW_CLASS), 'pessoas');
  expect(asked.resumo).toMatchObject({ criar: 0, erro: 2 });
  const allowed = await t.remapped(otto, asked, { criar_turmas: true });
  expect(allowed).toMatchObject({ resumo: { criar: 2, erro: 0 }, novas_turmas: [{ codigo: '4C' }] });
  const applied = await t.applied(otto, allowed);
  expect(applied.resumo).toMatchObject({ criar: 2, erro: 0 });
  const { rows } = await t.db.query(
    `select p.nome, t.codigo from turma_professor r join pessoa p on p.escola_id = r.escola_id and p.id = r.pessoa_id
       join turma t on t.escola_id = r.escola_id and t.id = r.turma_id where p.id_externo = 'or-7'`,
  );
  expect(rows).toEqual([{ nome: 'Ivo Paz', codigo: '4C' }]);
  expect((await t.undone(otto, applied)).situacao).toBe('desfeita');
});

it('[PIM-10] lessons without homerooms are asked about, and are classes when a person says so', async () => {
  const lessons = { ...NEW_CLASS, classes: ['t1,,,Quarta C,12,,4D,scheduled,s1'] };
  const asked = await t.judged(otto, zipOf(lessons), 'pessoas');
  const codes = (await t.lines(otto, asked.importacao_id, 'acao=erro')).flatMap(({ problemas }) => problemas);
  expect(codes.map(({ codigo }) => codigo)).toContain('so_aulas');
  const said = await t.remapped(otto, asked, { criar_turmas: true, aulas_sao_turmas: true });
  expect(said).toMatchObject({ resumo: { criar: 2, erro: 0 }, novas_turmas: [{ codigo: '4D' }] });
});

it('a zip that would grow too large, or leads out of itself, is refused with its own sentence', async () => {
  const outside = zipSync({ '../users.csv': strToU8('x') });
  expect(await t.judged(otto, outside, 'pessoas')).toMatchObject({
    situacao: 'recusada',
    erro: { codigo: 'arquivo_inseguro' },
  });
});
