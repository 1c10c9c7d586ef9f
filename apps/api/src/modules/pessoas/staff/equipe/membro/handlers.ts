/** The accounts of the staff are made and changed, and the user name is tried while it is typed. */
import { readLogin } from '@luneta/domain/login-nome';

import { type Handlers, ok } from '../../../../../http/call.ts';
import { ApiError, errors } from '../../../../../http/errors.ts';
import type { Services } from '../../../../../http/services.ts';
import type { Sessao } from '../../../../../http/sessao.ts';
import { iso } from '../../../../../http/iso.ts';
import type { Tenant } from '../../../../../database/tenant.ts';
import { escolaInReach, recordAct } from '../../../../escola/index.ts';
import { takeOrRefuse, type Janela } from '../../../login/janela.ts';
import { sendDue } from '../../../recuperacao/envio.ts';
import { equipeErrors } from '../errors.ts';
import { membroOf } from '../presenter.ts';
import { countEquipe, findEquipePessoa } from '../store.ts';
import { createMembro } from './criar.ts';
import { findDonos } from './leitura-store.ts';
import { saveMembros } from './save.ts';

/** A person types; a program that tries names is slow. */
const LOGINS: Janela = { nome: 'login-livre', maximo: 120, segundos: 600 };

/** The account as the list shows it. */
async function presented(escola: Tenant, pessoa_id: number, sessao: Sessao) {
  const row = await findEquipePessoa(escola, pessoa_id);
  if (!row) throw errors.notFound();
  return membroOf(row, sessao);
}

/** A refusal because of the profile stays in the audit, although nothing else of the call does. */
async function audited<T>(
  escola: Tenant,
  act: { sessao: Sessao; pessoa_id?: number; perfil: string; agora: Date },
  work: () => Promise<T>,
) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.codigo === 'perfil_acima') {
      const { sessao, pessoa_id, perfil, agora } = act;
      const concerned = { pessoa_id: pessoa_id ?? sessao.pessoa_id };
      await recordAct(escola, { acao: 'membro_recusado', sessao, ...concerned, detalhe: { perfil }, agora });
    }
    throw error;
  }
}

export function buildHandlers({ acesso, background, signerFor }: Services) {
  const { mailer } = acesso;
  const deps = { ...acesso, ...signerFor('senha_inicial') };
  return {
    createMembroEquipe: async ({ db, sessao, path, body, chave, agora, log }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      const { convite = false, params: _params, ...campos } = body;
      const novo = { ...campos, pessoa_id: null };
      const { pessoa_id, senha_inicial, expira_em } = await audited(
        escola,
        { sessao, perfil: body.perfil, agora },
        () => createMembro(deps, escola, { sessao, novo, convite, chave, agora }),
      );
      if (convite && mailer !== null) background.run(() => sendDue({ db, mailer, agora, log }));
      const membro = await presented(escola, pessoa_id, sessao);
      return ok({ membro, senha_inicial, expira_em: iso(expira_em), convite_enviado: convite });
    },

    saveMembroEquipe: async ({ db, sessao, path, body, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      const { pessoa_id } = path;
      const { params: _params, ...campos } = body;
      await audited(escola, { sessao, pessoa_id, perfil: body.perfil, agora }, () =>
        escola.transaction(async (tx) => {
          const escrita = { sessao, origem: 'manual', senha: null, agora } as const;
          const [feito] = await saveMembros(tx, [{ ...campos, pessoa_id }], escrita);
          if (feito?.feito === 'recusado') throw equipeErrors.refused(feito.codigo);
        }),
      );
      return ok(await presented(escola, pessoa_id, sessao));
    },

    getLoginLivre: async ({ db, sessao, path, query, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      await takeOrRefuse(db, LOGINS, String(sessao.pessoa_id), agora);
      const login = readLogin(query.login);
      if (login === null) return ok({ login: query.login.trim().toLowerCase().slice(0, 254), situacao: 'invalido' });
      const taken = (await findDonos(escola, [login])).has(login);
      return ok({ login, situacao: taken ? 'em_uso' : 'livre' });
    },

    getEquipeResumo: async ({ db, sessao, path, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      const rows = await countEquipe(escola, agora);
      const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
      return ok({
        por_perfil: rows.filter(({ ativos }) => ativos > 0).map(({ perfil, ativos }) => ({ perfil, qtde: ativos })),
        com_acesso: sum(({ ativos }) => ativos),
        encerrados: sum(({ encerrados }) => encerrados),
        sem_acesso_90_dias: sum(({ parados }) => parados),
        envia_convites: mailer !== null,
      });
    },
  } satisfies Handlers;
}
