/** Calls of the contract whose rules are not written yet: they find their target and refuse. */
import { type Handlers } from '../../../../http/call.ts';
import { conflict } from '../../../../http/errors.ts';
import { escolaInReach, reachOf, staffCtxOf } from '../../../escola/index.ts';
import { requireAvaliacao } from '../alcance.ts';
import { requireRead } from './policy.ts';
import { type RascunhoCall } from './service.ts';
import { findRascunho } from './store.ts';

const emPreparo = () => conflict('em_preparo', 'Esta parte ainda está em preparo. Tente de novo mais tarde.');

type OfRascunho = Pick<RascunhoCall, 'db' | 'sessao' | 'agora'> & {
  readonly path: { readonly rascunho_id: string };
  readonly query: { readonly escola_id?: number };
};
async function refuseRascunho({ db, sessao, agora, path, query }: OfRascunho): Promise<never> {
  const escola = await escolaInReach(db, sessao, query.escola_id);
  const { turmas } = await reachOf(db, sessao, agora);
  requireRead(await findRascunho(escola, path.rascunho_id), sessao, turmas);
  throw emPreparo();
}
type OfAvaliacao = Pick<RascunhoCall, 'db' | 'sessao' | 'agora'> & {
  readonly path: { readonly avaliacao_conhecimento_id: number };
};
async function refuseAvaliacao(call: OfAvaliacao): Promise<never> {
  await requireAvaliacao(await staffCtxOf(call), call.path.avaliacao_conhecimento_id);
  throw emPreparo();
}

export const handlers = {
  cancelAvaliacao: refuseAvaliacao,
  restoreAvaliacao: refuseAvaliacao,
} satisfies Handlers;
