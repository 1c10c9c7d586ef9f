/**
 * Sends what a student left on this device when no exam screen is open (home, finished page, after sign-in).
 * One pass, no retries: the caller runs it at start and when the connection returns.
 */
import { ProvaFailure, type ProvaTransport } from '../ports.ts';
import { outboxKey, type Outbox, type OutboxEntry } from './outbox.ts';

export interface SendKeptOptions {
  turma_aluno_id: number;
  outbox: Outbox;
  transport: ProvaTransport;
  /** Who is signed in now; read before each entry, because another tab may change it. */
  signedInStudent: () => number | null;
}

/** How many entries left the device and how many still wait. Stops at the first network failure or refusal. */
export async function sendKept({ turma_aluno_id, outbox, transport, signedInStudent }: SendKeptOptions) {
  const entries = await outbox.list({ turma_aluno_id });
  let sent = 0;
  for (const entry of entries) {
    if (signedInStudent() !== turma_aluno_id || entry.turma_aluno_id !== turma_aluno_id) break;
    const outcome = await sendEntry(transport, entry).then(
      () => 'acked' as const,
      (error: unknown) => (error instanceof ProvaFailure ? error.kind : 'network'),
    );
    if (outcome === 'refused') continue;
    if (outcome !== 'acked' && outcome !== 'finished') break;
    await outbox.forget(outboxKey(entry), entry.seq);
    sent += 1;
  }
  return { sent, left: entries.length - sent };
}

function sendEntry(transport: ProvaTransport, entry: OutboxEntry): Promise<unknown> {
  const { seq, dia_prova: dia } = entry;
  if (entry.kind === 'redacao') {
    const { texto_redacao, respondida_em } = entry;
    const changed = respondida_em === undefined ? {} : { respondida_em };
    return transport.saveRedacao(entry, entry.proposta_redacao_id, { texto_redacao, seq, dia, ...changed });
  }
  const { turma_avaliacao_questao_resposta_id, item_resposta, respondida_em } = entry;
  return transport.saveResposta(entry, { turma_avaliacao_questao_resposta_id, item_resposta, respondida_em, seq, dia });
}
