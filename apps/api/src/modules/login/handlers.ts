/** Sign-in and sign-out. */
import { tenant } from '../../data/tenant.ts';
import { ok, type Handlers } from '../../http/call.ts';
import type { Services } from '../services.ts';
import { loginErrors } from './errors.ts';
import { assertEscolaServing, assertServing } from './funcionamento.ts';
import { assertMaySignIn, validitySeconds } from './policy.ts';
import { autorizacao } from './presenter.ts';
import { verifySenha } from './senha.ts';
import { createSessao, endSessao, findByLogin } from './store.ts';
import { countAddress, forgetTries, takeTry } from './throttle.ts';

export function buildHandlers({ signToken }: Services) {
  return {
    login: async ({ db, body, agora, ip }) => {
      await assertServing(db);
      const login = body.user.login.trim().toLowerCase();
      await takeTry(db, login, ip, agora);
      const pessoa = await findByLogin(db, login);
      const matches = await verifySenha(pessoa?.senha_hash ?? null, body.user.password.trim());
      if (!pessoa || !matches || !pessoa.ativa) {
        await countAddress(db, ip, agora);
        throw loginErrors.credentials();
      }
      await forgetTries(db, login);
      assertMaySignIn(pessoa);
      await assertEscolaServing(db, pessoa.escola_id);

      const { perfil } = pessoa;
      const validade_segundos = validitySeconds(body.lembrar ?? false);
      const expira_em = new Date(agora.getTime() + validade_segundos * 1000);
      const sid = await createSessao(db, pessoa, { perfil, validade_segundos, agora, expira_em });
      const turma_aluno_id = perfil === 'aluno' ? pessoa.turma_aluno_id : null;
      const metadata = { email: pessoa.email, escola_id: pessoa.escola_id };
      const token = signToken({ sid, perfil, perfil_real: perfil, turma_aluno_id, metadata }, agora, expira_em);
      return { ...ok(autorizacao(token, pessoa)), headers: { authorization: `Bearer ${token}` } };
    },

    logout: async ({ db, sessao, agora }) => {
      await endSessao(tenant(db, sessao.pessoa_escola_id), sessao.id, agora);
      return ok({ message: 'Você saiu.' });
    },
  } satisfies Handlers;
}
