/** A person decides on a key against INEP's (rule QIM-3). The decision stands with the draft; the question is changed elsewhere. */
import type { components } from '@luneta/openapi';

import { findConfiguracao, recordAct } from '../../../escola/index.ts';
import { conferir } from './conferencia.ts';
import { rascunhoErrors } from './errors.ts';
import { saveCadernoImportado } from './importado-store.ts';
import { mayEdit, requireEdit, requireRead } from './policy.ts';
import { assertOpen, type RascunhoCall } from './service.ts';
import { findRascunho, lockRascunho } from './store.ts';

type Schemas = components['schemas'];

/** @throws 404 */
export async function conferenciaOf(
  call: RascunhoCall,
  escola = call.escola,
): Promise<Schemas['ConferenciaImportada']> {
  const { sessao, agora, turmas, id } = call;
  const row = requireRead(await findRascunho(escola, id), sessao, turmas);
  const { fuso_horario } = await findConfiguracao(escola);
  const open = row.avaliacao_id === null && row.arquivado_em === null;
  return conferir(escola, row, { sessao, agora, turmas, fuso_horario }, open && mayEdit(row, sessao, turmas));
}

/** @throws 404, 403 for one that the caller may only read, 409 published or archived, 422 for a place that the booklet lacks */
export function decideGabarito(
  call: RascunhoCall,
  { numero, lingua_estrangeira, gabarito }: Schemas['RascunhoGabaritoRequest'],
): Promise<Schemas['ConferenciaImportada']> {
  const { escola, sessao, agora, turmas, id } = call;
  return escola.transaction(async (tx) => {
    const row = requireEdit(await lockRascunho(tx, id), sessao, turmas);
    assertOpen(row);
    const { caderno } = row;
    const at = caderno?.lugares.findIndex(
      (one) => one.numero === numero && one.lingua_estrangeira === (lingua_estrangeira ?? 0),
    );
    const lugar = at === undefined ? undefined : caderno?.lugares[at];
    if (!caderno || !lugar) throw rascunhoErrors.semLugar();
    if (lugar.decidido !== gabarito) {
      const lugares = caderno.lugares.map((one) => (one === lugar ? { ...one, decidido: gabarito } : one));
      await saveCadernoImportado(tx, id, { ...caderno, lugares });
    }
    const answer = await conferenciaOf(call, tx);
    const detalhe = { rascunho_id: id, numero, lingua_estrangeira, gabarito };
    if (lugar.decidido !== gabarito)
      await recordAct(tx, { acao: 'rascunho_gabarito_decidido', sessao, detalhe, agora });
    return answer;
  });
}
