import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { verifyChain } from '../../escola/auditoria.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestApp, SENHA, world, type Answer } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const { signIn, anonymous, openView, db, clock, close } = await createTestApp();
const padrao = await createTestApp({ acesso: { senhaPadrao: 'Aurora2026' } });
afterAll(() => Promise.all([close(), padrao.close()]));

const URL = '/api/v2/users/contas/alterar_senha';
const reset = (turma_aluno_id: number) => ({ turma_aluno_id, autenticado: true, nova: 'escolhida-fora' });
const senhaOf = ({ body }: Answer) => String(Object(body).nova_senha);
const logIn = (login: string, password: string) => anonymous.post('/api/v2/login/', { user: { login, password } });

describe('a reset by the school', () => {
  it('draws a password, returns it once, ends the sessions, forces a change and is audited', async () => {
    const bia = await signIn('bia');
    const julia = await signIn('vida.julia');
    const answer = await julia.post(URL, reset(world.alunos.bia));
    expect(answer).toMatchObject({ status: 200, body: { message: 'Senha resetada com sucesso' } });
    const senha = senhaOf(answer);
    expect(senha).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
    expect((await bia.get('/api/v2/users/contas')).status).toBe(401);
    expect((await julia.get('/api/v2/users/contas')).status).toBe(200);
    for (const wrong of [SENHA, 'escolhida-fora']) expect((await logIn('bia', wrong)).status).toBe(401);
    expect(await logIn('bia', senha)).toMatchObject({ status: 200, body: { shouldChangePassword: true } });

    const { rows } = await tables(db).execute(sql`
      select a.acao, a.turma_aluno_id::int, a.pessoa_id::int, a.perfil_real, p.nome as ator, a.detalhe
        from auditoria a join pessoa p on p.escola_id = a.ator_escola_id and p.id = a.ator_id`);
    const { bia: turma_aluno_id } = world.alunos;
    expect(rows).toEqual([
      {
        acao: 'senha_redefinida',
        turma_aluno_id,
        pessoa_id: world.pessoas.bia,
        perfil_real: 'gestao_vida',
        ator: 'Júlia Prado',
        detalhe: {},
      },
    ]);
    expect(await verifyChain(tenant(db, world.escola))).toEqual({ sound: true, rows: 1 });
  });

  it('is valid for 72 hours; after that it gets the response of a wrong password', async () => {
    const senha = senhaOf(await (await signIn('vida.julia')).post(URL, reset(world.alunos.bruno)));
    clock.advance(72 * 3_600_000 - 1_000);
    expect((await logIn('bruno', senha)).status).toBe(200);
    clock.advance(1_000);
    expect(await logIn('bruno', senha)).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas.' } });
  });

  it.each([
    ['gestao_vida in the own school', 'vida.julia', world.alunos.ana, 200],
    ['gestao_vida, a class of the past', 'vida.julia', world.alunos.doraAntiga, 200],
    ['gestao_vida in another school', 'vida.julia', world.alunos.zeca, 404],
    ['gestao_vida, nobody', 'vida.julia', 9_999, 404],
    ['admin in another school', 'admin.rui', world.alunos.zeca, 200],
    ['professor, own class', 'prof.helena', world.alunos.bia, 403],
    ['coordenador', 'coord.ines', world.alunos.ana, 403],
    ['gestao_escola', 'gestao.lia', world.alunos.ana, 403],
    ['diretor', 'dir.otto', world.alunos.ana, 403],
    ['supervisor', 'sup.nair', world.alunos.ana, 403],
  ])('by %s', async (_name, login, turma_aluno_id, status) => {
    expect((await (await signIn(login)).post(URL, reset(turma_aluno_id))).status).toBe(status);
  });

  it('works in a view that may write, and not in one that only looks', async () => {
    const acting = await openView(await signIn('vida.julia'), world.alunos.ana, 'aluno');
    expect((await acting.post(URL, reset(world.alunos.ana))).status).toBe(200);
    const looking = await openView(await signIn('vida.julia'), world.alunos.ana, 'professor');
    expect(await looking.post(URL, reset(world.alunos.ana))).toMatchObject({
      status: 403,
      body: { codigo: 'somente_leitura' },
    });
  });

  it('sets the default password where the deployment asks for it', async () => {
    const answer = await (await padrao.signIn('vida.julia')).post(URL, reset(world.alunos.bia));
    expect(answer.body).toMatchObject({ nova_senha: 'Aurora2026' });
  });
});
