/** Tag `recuperacao`: regaining access to an account by security questions or by e-mail, without being signed in. */
import { ok, type Handlers } from '../../../http/call.ts';
import type { Services } from '../../../http/services.ts';
import { sendDue } from './envio.ts';
import { recuperacaoErrors } from './errors.ts';
import { maySayUnknown } from './existencia.ts';
import { decoysOf } from './iscas.ts';
import { askLink, redeemLink } from './link.ts';
import { loginOf, mayAnswer, recoversByEmail, recoversByPerguntas } from './policy.ts';
import { perguntasOf } from './presenter.ts';
import { redeemRespostas } from './respostas.ts';
import { findConta } from './store.ts';

export function buildHandlers({ acesso, background, line }: Services) {
  const { mailer, pepper, recuperacaoEstrita: estrita } = acesso;
  return {
    getRecuperacao: async () => ok({ email: mailer !== null, perguntas: true }),

    listPerguntasSegurancaPessoa: async ({ db, query, ip, agora }) => {
      const login = loginOf(query.username);
      const conta = await findConta(db, login);
      const known = recoversByPerguntas(conta);
      const registered = mayAnswer(conta);
      // "No questions" reveals that the person exists, so it is limited like "no such person".
      const maySay = await maySayUnknown({ db, ip, agora, estrita }, registered);
      if (maySay && !known) throw recuperacaoErrors.userNotFound();
      return ok(perguntasOf(registered || maySay ? conta : null, decoysOf(pepper, login)));
    },

    validatePerguntasSeguranca: async ({ db, body, ip, agora }) => {
      const login = loginOf(body.username);
      const conta = await findConta(db, login);
      const known = recoversByPerguntas(conta);
      if (await maySayUnknown({ db, ip, agora, estrita }, known)) throw recuperacaoErrors.userNotFound();
      const nova_senha = await redeemRespostas(pepper, { db, ip, agora, line }, conta, login, body.respostas);
      return ok({ nova_senha });
    },

    sendEmailTrocaSenha: async ({ db, body, ip, agora, log }) => {
      if (!mailer) throw recuperacaoErrors.emailOff();
      const login = loginOf(body.username);
      const conta = await findConta(db, login);
      const known = recoversByEmail(conta);
      if (await maySayUnknown({ db, ip, agora, estrita }, known)) throw recuperacaoErrors.emailNotFound();
      await askLink(acesso, { db, ip, agora, line }, conta, login);
      background.run(() => sendDue({ db, mailer, agora, log }));
      return ok({ message: 'E-mail enviado com sucesso' });
    },

    redeemRecuperacao: async ({ db, body, agora }) => {
      await redeemLink(acesso, { db, agora }, body.codigo, body.nova);
      return ok({ message: 'Atualizado com sucesso.' });
    },
  } satisfies Handlers;
}
