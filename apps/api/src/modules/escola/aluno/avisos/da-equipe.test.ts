import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(() => t.close());

const EQUIPE = `/api/v2/gestao/escolas/${world.escola}/equipe`;
type Aviso = { readonly id: string; readonly titulo: string; readonly texto: string };
const avisosOf = async (client: Client): Promise<readonly Aviso[]> => Object((await client.get('/api/v2/avisos')).body);
const titlesOf = async (login: string) => (await avisosOf(await t.signIn(login))).map(({ titulo }) => titulo);

it('[EQU-2] an account of gestao_vida is told to every director of the school and every admin, not to who made it', async () => {
  await tables(t.db).execute(sql`insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
    select escola_id, 'Outra Direção', 'diretor', senha_hash, now() from pessoa where nome = 'Ana Lima'`);
  await tables(t.db).execute(sql`insert into diretorio_login (login, escola_id, pessoa_id)
    select 'dir.outra', escola_id, id from pessoa where nome = 'Outra Direção'`);
  const otto = await t.signIn('dir.otto');
  const made = await otto.post(EQUIPE, { nome: 'Vera Vidal', login: 'vera.vidal', perfil: 'gestao_vida' });
  expect(made.status).toBe(200);
  const title = 'Nova conta de Gestão de vida';
  expect([await titlesOf('dir.outra'), await titlesOf('admin.rui')]).toEqual([[title], [title]]);
  expect([await titlesOf('dir.otto'), await titlesOf('gestao.lia'), await titlesOf('vida.julia')]).toEqual([
    [],
    [],
    [],
  ]);
  const [aviso] = await avisosOf(await t.signIn('admin.rui'));
  expect(aviso?.texto).toContain('Vera Vidal pode gerar senhas e agir como os alunos de');
  t.clock.advance(31 * 86_400_000);
  expect(await titlesOf('admin.rui')).toEqual([]);
});

it('[EQU-4] another profile is told to the person at the next sign-in, another name is not', async () => {
  const admin = await t.signIn('admin.rui');
  const { rows } = await tables(t.db).execute(
    sql`select pessoa_id::int, versao from diretorio_login join pessoa on id = pessoa_id where login = 'prof.helena'`,
  );
  const { pessoa_id, versao } = Object(rows[0]);
  const change = (body: object) =>
    admin.send({ method: 'PUT', url: `${EQUIPE}/${pessoa_id}`, payload: { login: 'prof.helena', ...body } });
  await change({ nome: 'Helena Prado', perfil: 'professor', versao });
  expect(await titlesOf('prof.helena')).toEqual([]);
  await change({ nome: 'Helena Prado', perfil: 'coordenador', versao: versao + 1 });
  const [aviso] = await avisosOf(await t.signIn('prof.helena'));
  expect(aviso).toMatchObject({ titulo: 'Seu perfil mudou' });
  expect(aviso?.texto).toContain('Agora o seu perfil é Coordenação.');
});
