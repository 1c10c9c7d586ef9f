/** Tag `login`: sign-in by password, its second step, sign-in from the learning hub, and sign-out. */
import { senhaDigitada } from '@luneta/domain/senha-digitada';

import { tenant } from '../../../database/tenant.ts';
import { ok, type Handlers } from '../../../http/call.ts';
import type { Services } from '../../../http/services.ts';
import { createCofre } from '../duas-etapas/segundo-passo/index.ts';
import { knownDevice } from './aparelho.ts';
import { createDesafios } from './desafio.ts';
import { enter } from './entrada.ts';
import { loginErrors } from './errors.ts';
import { assertEscolaServing, assertServing } from './funcionamento.ts';
import { useHubToken } from './hub-store.ts';
import { assertMaySignIn, isVencida } from './policy.ts';
import { asksForCode, findChallenged, takeCode } from './segunda-etapa.ts';
import { verifySenha } from './senha.ts';
import { endSessao, findByLogin } from './store.ts';
import { checkSignIn } from './tentativa.ts';
import { counterOf } from './throttle.ts';

const NO_HUB =
  'a learning-hub sign-in was refused: set LUNETA_HUB_ISSUER, LUNETA_HUB_AUDIENCE and LUNETA_HUB_JWKS or LUNETA_HUB_PUBLIC_KEY';

export function buildHandlers(services: Services) {
  const { line } = services;
  const { hub, pepper } = services.acesso;
  const cofre = createCofre(pepper);
  const desafios = createDesafios(services.signerFor('segunda_etapa'));
  return {
    login: async ({ db, body, agora, ip, aparelho: token }) => {
      await assertServing(db);
      const login = body.user.login.trim().toLowerCase();
      const pessoa = await findByLogin(db, login);
      const quem = pessoa && { escola_id: pessoa.escola_id, pessoa_id: pessoa.id };
      const aparelho = await knownDevice(db, quem, token, agora);
      const alvo = { conta: counterOf(quem, login), existe: pessoa !== null, aparelho };
      const right = await checkSignIn({ db, ip, agora, line }, alvo, async () => {
        const senha = senhaDigitada(body.user.password, (pessoa?.senha_expira_em ?? null) !== null);
        const matches = await verifySenha(pessoa?.senha_hash ?? null, senha);
        return pessoa !== null && matches && pessoa.ativa && !isVencida(pessoa, agora);
      });
      if (!pessoa || !right) throw loginErrors.credentials();
      assertMaySignIn(pessoa);
      await assertEscolaServing(db, pessoa, agora);
      const lembrar = body.lembrar ?? false;
      if (await asksForCode(db, pessoa)) throw loginErrors.secondStep(desafios.make(pessoa, lembrar, agora));
      return enter(services, { db, pessoa, lembrar, agora, aparelho: token });
    },

    loginSegundaEtapa: async ({ db, body, agora, ip, aparelho }) => {
      await assertServing(db);
      const desafio = desafios.read(body.desafio, agora);
      const pessoa = desafio && (await findChallenged(db, desafio, agora));
      if (!pessoa) throw loginErrors.stepExpired();
      await takeCode(cofre, { db, pessoa, codigo: body.codigo, agora, ip });
      const used = await useHubToken(tenant(db, desafio.escola_id), `desafio ${desafio.id}`, desafio.expira_em);
      if (!used) throw loginErrors.stepExpired();
      assertMaySignIn(pessoa);
      await assertEscolaServing(db, pessoa, agora);
      return enter(services, { db, pessoa, lembrar: desafio.lembrar, agora, aparelho });
    },

    loginHub: async ({ db, body, agora, log, aparelho }) => {
      await assertServing(db);
      if (!hub) {
        log.warn(NO_HUB);
        throw loginErrors.credentials();
      }
      const token = await hub.verify(body.token, agora).catch((error: unknown) => {
        log.warn({ err: error }, 'a learning-hub token was refused');
        throw loginErrors.credentials();
      });
      const pessoa = await findByLogin(db, token.sub.trim().toLowerCase());
      if (!pessoa || !(await useHubToken(tenant(db, pessoa.escola_id), token.jti, token.expira_em))) {
        log.warn(pessoa ? 'a learning-hub token was used twice' : 'a learning-hub token names nobody here');
        throw loginErrors.credentials();
      }
      if (!pessoa.ativa) throw loginErrors.credentials();
      assertMaySignIn(pessoa, 'hub');
      await assertEscolaServing(db, pessoa, agora);
      return enter(services, { db, pessoa, lembrar: false, agora, aparelho });
    },

    logout: async ({ db, sessao, agora }) => {
      await endSessao(tenant(db, sessao.pessoa_escola_id), sessao.id, agora);
      return ok({ message: 'Você saiu.' });
    },
  } satisfies Handlers;
}
