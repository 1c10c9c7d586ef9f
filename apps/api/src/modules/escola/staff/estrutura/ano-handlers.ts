/** School years and their cycles. */
import { anoLetivoProblem } from '@luneta/domain/ano-letivo';

import { type Handlers, ok } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { escolaInReach } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { type AnoRow, findAno, findAnos, findOutroAtivo, saveAno } from './ano-store.ts';
import { estruturaErrors } from './errors.ts';
import { lockEstrutura } from './lock.ts';

/** @throws 404 */
function there(row: AnoRow | null): AnoRow {
  if (row === null) throw errors.notFound();
  return row;
}

export const anoHandlers = {
  listAnosLetivos: async ({ db, sessao, path }) => ok(await findAnos(await escolaInReach(db, sessao, path.escola_id))),

  getAnoLetivo: async ({ db, sessao, path }) =>
    ok(there(await findAno(await escolaInReach(db, sessao, path.escola_id), path.ano))),

  saveAnoLetivo: async ({ db, sessao, path, body, agora }) => {
    const { ano } = path;
    const { inicio, fim, situacao, ciclos } = body;
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const problem = anoLetivoProblem(body);
    if (problem) throw estruturaErrors.ano(problem);
    return escola.transaction(async (tx) => {
      await lockEstrutura(tx);
      const before = await findAno(tx, ano);
      if (before) requireVersao(before.versao, body.versao ?? 0);
      const outro = situacao === 'ativo' ? await findOutroAtivo(tx, ano) : null;
      if (outro !== null) throw estruturaErrors.outroAnoAtivo(outro);
      await saveAno(tx, { ano, inicio, fim, situacao, versao: before?.versao ?? 0 }, ciclos);
      const saved = there(await findAno(tx, ano));
      const detalhe = { ano, inicio, fim, situacao, ciclos: ciclos.length };
      await recordAct(tx, { acao: 'ano_letivo_salvo', sessao, detalhe, agora });
      return ok(saved);
    });
  },
} satisfies Handlers;
