/** Tag `duas_etapas`: the own two-step sign-in of staff. The sign-in itself is in `login`, the reset in `gestao_equipe`. */
import { randomBytes, randomInt } from 'node:crypto';

import { drawRecoveryCode, readSecondStep, RECOVERY_CODES } from '@luneta/domain/codigo-recuperacao';
import { keyAddress, SECRET_BYTES, toBase32 } from '@luneta/domain/duas-etapas';

import { tenant, type Tenant } from '../../../database/tenant.ts';
import { ok, type Handlers } from '../../../http/call.ts';
import type { Caller } from '../../../http/ctx.ts';
import { iso } from '../../../http/iso.ts';
import type { Services } from '../../../http/services.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { findConfiguracao, recordAct } from '../../escola/index.ts';
import {
  beginDuasEtapas,
  confirmDuasEtapas,
  createCofre,
  dropDuasEtapas,
  findDuasEtapas,
  saveCodes,
  stepTyped,
} from './segundo-passo/index.ts';
import { endSessoes } from '../sessoes/fim-sessoes.ts';
import { duasEtapasErrors } from './errors.ts';
import { proveBoth, proveCode, proveSenha } from './prova.ts';

const ownOf = ({ db, sessao }: Caller): Tenant => tenant(db, sessao.pessoa_escola_id);
const donoOf = ({ pessoa_escola_id, pessoa_id }: Sessao) => ({ escola_id: pessoa_escola_id, pessoa_id });

export function buildHandlers({ acesso }: Pick<Services, 'acesso'>) {
  const cofre = createCofre(acesso.pepper);

  /** Draws new recovery codes and stores their hashes. @param tx inside a transaction */
  async function newCodes(tx: Tenant, sessao: Sessao, agora: Date): Promise<string[]> {
    const codigos = Array.from({ length: RECOVERY_CODES }, () => drawRecoveryCode((below) => randomInt(below)));
    const hashes = codigos.map((codigo) => cofre.hashOf(donoOf(sessao), codigo));
    await saveCodes(tx, sessao.pessoa_id, hashes, agora);
    return codigos;
  }

  return {
    getDuasEtapas: async ({ db, sessao, agora }) => {
      const escola = ownOf({ db, sessao, agora });
      const stored = await findDuasEtapas(escola, sessao.pessoa_id);
      const ativa = Boolean(stored?.confirmada_em);
      return ok({
        ativa,
        ativada_em: iso(stored?.confirmada_em ?? null),
        codigos_restantes: ativa ? (stored?.codigos_restantes ?? 0) : 0,
        obrigatoria: (await findConfiguracao(escola)).configuracao.duas_etapas_obrigatorias,
      });
    },

    createDuasEtapas: async ({ db, sessao, body, agora }) => {
      const { conta, escola_nome } = await proveSenha({ db, sessao, agora }, body.senha);
      const key = randomBytes(SECRET_BYTES);
      const segredo = cofre.encrypt(donoOf(sessao), key);
      if (!(await beginDuasEtapas(ownOf({ db, sessao, agora }), sessao.pessoa_id, segredo, agora)))
        throw duasEtapasErrors.alreadyOn();
      const typed = toBase32(key);
      return ok({ segredo: typed, endereco: keyAddress(typed, escola_nome, conta) });
    },

    validateDuasEtapas: async ({ db, sessao, body, agora }) => {
      const call = { db, sessao, agora };
      const escola = ownOf(call);
      const { pessoa_id } = sessao;
      const stored = await findDuasEtapas(escola, pessoa_id);
      if (!stored) throw duasEtapasErrors.notBegun();
      if (stored.confirmada_em) throw duasEtapasErrors.alreadyOn();
      let passo: number | null = null;
      await proveCode(call, async () => {
        const read = readSecondStep(body.codigo);
        if (read?.kind === 'app') passo = stepTyped(cofre, { escola, pessoa_id, agora }, stored, read.code);
        return passo !== null;
      });
      return escola.transaction(async (tx) => {
        const use = { pessoa_id, segredo: stored.segredo, passo: passo ?? 0 };
        if (!(await confirmDuasEtapas(tx, use, agora))) throw duasEtapasErrors.notBegun();
        const codigos = await newCodes(tx, sessao, agora);
        // The others were opened by the password alone.
        await endSessoes(tx, { pessoas: [pessoa_id], manter: sessao.id, agora });
        await recordAct(tx, { acao: 'duas_etapas_ativadas', sessao, pessoa_id, agora });
        return ok({ codigos });
      });
    },

    resetCodigosRecuperacao: async ({ db, sessao, body, agora }) => {
      const call = { db, sessao, agora };
      await proveBoth(cofre, call, body);
      return ownOf(call).transaction(async (tx) => {
        const codigos = await newCodes(tx, sessao, agora);
        await recordAct(tx, { acao: 'codigos_recuperacao_refeitos', sessao, pessoa_id: sessao.pessoa_id, agora });
        return ok({ codigos });
      });
    },

    closeDuasEtapas: async ({ db, sessao, body, agora }) => {
      const call = { db, sessao, agora };
      await proveBoth(cofre, call, body);
      return ownOf(call).transaction(async (tx) => {
        await dropDuasEtapas(tx, sessao.pessoa_id);
        await recordAct(tx, { acao: 'duas_etapas_removidas', sessao, pessoa_id: sessao.pessoa_id, agora });
        return ok({ message: 'Verificação em duas etapas desativada.' });
      });
    },
  } satisfies Handlers;
}
