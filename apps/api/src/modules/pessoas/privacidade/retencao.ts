/** Erases the students of a school whose retention has ended, if the school wants that (decision 168). */
import type { Tenant } from '../../../database/tenant.ts';
import { type Configuracao, findConfiguracao } from '../../escola/index.ts';
import { erase } from './apagamento.ts';
import { assertMayErase } from './policy.ts';
import { isVencido, listVencidos, type Prazo, type Vencido } from './retencao-store.ts';
import { findTitular } from './store.ts';

/** A school that changes its retention by mistake has this time to notice. */
const WAIT_MS = 30 * 86_400_000;

/** Whether the server erases by itself in a school with these settings. */
function isOn({ anonimizacao_automatica, retencao_alterada_em }: Configuracao, agora: Date): boolean {
  if (!anonimizacao_automatica || retencao_alterada_em === null) return false;
  return agora.getTime() >= Date.parse(retencao_alterada_em) + WAIT_MS;
}

/** Erases one student, unless somebody enrolled or erased the student since the list was read. */
function eraseOne(escola: Tenant, { pessoa_id, turma_aluno_id }: Vencido, prazo: Prazo): Promise<boolean> {
  return escola.transaction(async (tx) => {
    const titular = await findTitular(tx, pessoa_id);
    if (!titular || !(await isVencido(tx, pessoa_id, prazo))) return false;
    assertMayErase(titular);
    const detalhe = { retencao_meses: prazo.meses };
    const motivo = 'Fim do prazo da escola para guardar os dados de quem saiu';
    await erase({ escola: tx, pessoa_id }, { sessao: null, turma_aluno_id, motivo, detalhe, agora: prazo.agora });
    return true;
  });
}

type Run = {
  readonly agora: Date;
  /** Most students in this call. */
  readonly quantos: number;
  /** Called for a student who could not be erased. The others are. */
  readonly onError: (error: unknown, pessoa_id: number) => void;
};

/** Each student is a transaction of its own. Returns how many were erased: none unless the school has switched it on. */
export async function eraseExpired(escola: Tenant, { agora, quantos, onError }: Run): Promise<number> {
  const { configuracao } = await findConfiguracao(escola);
  if (!isOn(configuracao, agora)) return 0;
  const prazo = { agora, meses: configuracao.retencao_meses };
  let erased = 0;
  for (const vencido of await listVencidos(escola, prazo, quantos)) {
    try {
      if (await eraseOne(escola, vencido, prazo)) erased += 1;
    } catch (error) {
      onError(error, vencido.pessoa_id);
    }
  }
  return erased;
}
