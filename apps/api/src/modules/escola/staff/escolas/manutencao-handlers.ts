/** The maintenance of one school: what stands, and its switch. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { escolaInReach } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { findManutencao, setManutencao, type EscolaEmManutencao } from '../../manutencao.ts';
import { escolaErrors } from './errors.ts';

const present = (escola_id: number, { nome, manutencao }: EscolaEmManutencao) => ({
  escola_id,
  nome,
  ligada: manutencao !== null,
  desde: iso(manutencao?.desde ?? null),
  ate: iso(manutencao?.ate ?? null),
  mensagem: manutencao?.mensagem ?? null,
});

export const manutencaoHandlers = {
  getManutencaoEscola: async ({ db, sessao, path, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return ok(present(escola.escola_id, await findManutencao(escola, agora)));
  },

  setManutencaoEscola: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const ate = body.ate ? new Date(body.ate) : null;
    const mensagem = body.mensagem?.trim() || null;
    if (body.ligada && ate !== null && ate <= agora) throw escolaErrors.maintenanceOver();
    return escola.transaction(async (tx) => {
      const { manutencao } = await findManutencao(tx, agora);
      const wanted = body.ligada ? { desde: manutencao?.desde ?? agora, ate, mensagem } : null;
      const saved = await setManutencao(tx, wanted, agora);
      const acao = body.ligada ? 'manutencao_ligada' : 'manutencao_desligada';
      await recordAct(tx, { acao, sessao, detalhe: body.ligada ? { ate: iso(ate), mensagem } : {}, agora });
      return ok(present(tx.escola_id, saved));
    });
  },
} satisfies Handlers;
