/**
 * Sends what a student left on this device when no exam screen is open (home, finished page, after sign-in).
 * One pass, no retries: the caller runs it at start and when the connection returns.
 */
import { limpaTexto } from '@luneta/domain/texto-livre';

import { ProvaFailure, type ProvaTransport } from '../ports.ts';
import { outboxKey, type Outbox, type OutboxEntry } from './outbox.ts';

export interface SendKeptOptions {
  turma_aluno_id: number;
  outbox: Outbox;
  transport: ProvaTransport;
  /** Who is signed in now; read before each entry, because another tab may change it. */
  signedInStudent: () => number | null;
}

/**
 * How many entries left the device, how many still wait, were refused, or came too late. Stops at the first failure that is
 * waited for. What is refused, or late, stays with the server's reason.
 */
export async function sendKept({ turma_aluno_id, outbox, transport, signedInStudent }: SendKeptOptions) {
  const entries = (await outbox.list({ turma_aluno_id })).filter(({ tardia }) => tardia !== true);
  const count = { sent: 0, refused: 0, late: 0 };
  for (const entry of entries) {
    if (signedInStudent() !== turma_aluno_id || entry.turma_aluno_id !== turma_aluno_id) break;
    const failure = await sendEntry(transport, entry).then(
      () => null,
      (error: unknown) => (error instanceof ProvaFailure ? error : new ProvaFailure('network')),
    );
    if (failure === null) {
      await outbox.forget(outboxKey(entry), entry.seq);
      count.sent += 1;
    } else if (failure.recusa === null) break;
    else {
      const { recusa } = failure;
      const late = failure.kind === 'finished';
      await outbox.put(late ? { ...entry, recusa, tardia: true } : { ...entry, recusa });
      count[late ? 'late' : 'refused'] += 1;
    }
  }
  return { ...count, left: entries.length - count.sent - count.refused - count.late };
}

function sendEntry(transport: ProvaTransport, entry: OutboxEntry): Promise<unknown> {
  const { seq, dia_prova: dia } = entry;
  if (entry.kind === 'redacao') {
    const texto_redacao = limpaTexto(entry.texto_redacao);
    const { respondida_em } = entry;
    const changed = respondida_em === undefined ? {} : { respondida_em };
    return transport.saveRedacao(entry, entry.proposta_redacao_id, { texto_redacao, seq, dia, ...changed });
  }
  const { turma_avaliacao_questao_resposta_id, respondida_em } = entry;
  const body = { turma_avaliacao_questao_resposta_id, respondida_em, seq, dia };
  if (entry.kind === 'subjetiva')
    return transport.saveRespostaSubjetiva(entry, { ...body, texto_resposta: limpaTexto(entry.texto_resposta) });
  return transport.saveResposta(entry, { ...body, item_resposta: entry.item_resposta });
}
