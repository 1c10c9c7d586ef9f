/** The erasure itself, the same whether staff asks for it or the school's retention has ended (decision 168). */
import { randomInt } from 'node:crypto';

import type { Tenant } from '../../../database/tenant.ts';
import { type Act, recordAct } from '../../escola/index.ts';
import { dadosPessoais } from './dados-pessoais/index.ts';
import { eraseLinhas } from './linhas.ts';
import { setAnonimizada } from './store.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const drawProtocolo = (turma_aluno_id: number): string =>
  `LN-ANON-${turma_aluno_id}-${Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Who erases, named by which enrolment, why and when. */
type Ato = Pick<Act, 'sessao' | 'agora' | 'detalhe'> & { readonly turma_aluno_id: number; readonly motivo: string };

/** How many rows were changed, and the number of the act. */
export type Feito = { readonly protocolo: string; readonly registros_alterados: number };

/**
 * Erases everything that identifies the person and writes the act to the audit. The caller has locked the person, has
 * checked that the erasure is allowed, and runs this in one transaction, so that it happens whole or not at all.
 */
export async function erase(
  who: { readonly escola: Tenant; readonly pessoa_id: number },
  { sessao, turma_aluno_id, motivo, detalhe = {}, agora }: Ato,
): Promise<Feito> {
  const { escola, pessoa_id } = who;
  let registros_alterados = 0;
  for (const tabela of dadosPessoais) registros_alterados += await eraseLinhas(who, tabela);
  await setAnonimizada(escola, pessoa_id, agora);
  const protocolo = drawProtocolo(turma_aluno_id);
  await recordAct(escola, {
    acao: 'dados_apagados',
    sessao,
    pessoa_id,
    turma_aluno_id,
    motivo,
    detalhe: { protocolo, ...detalhe },
    agora,
  });
  return { protocolo, registros_alterados };
}
