/**
 * Sends what a student left on this device when no exam screen is open (home, receipt, after sign-in), by the outbox that all
 * screens share. What was refused stays with the server's reason, and is asked for once each time a page is opened.
 */
import type { Recusa } from '@luneta/domain/escrita';
import { limpaTexto } from '@luneta/domain/texto-livre';
import {
  createOutbox,
  type Fim,
  type Kept,
  type Line,
  type Outbox as Sender,
  type OutboxPorts,
  type OutboxStorage,
} from '@luneta/outbox';

import { ProvaFailure, type ProvaTransport } from '../ports.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';
import { outboxKey } from './outbox.ts';

/** Why the server did not take an entry; `tardia`: it came after the end and the school has it apart. */
type Motivo = { readonly recusa: Recusa; readonly tardia?: true };

export type UnsentLine = Line<OutboxEntry, Motivo>;
export type UnsentSender = Sender<OutboxEntry, Motivo>;

export interface UnsentSenderOptions extends OutboxPorts {
  readonly turma_aluno_id: number;
  readonly outbox: Outbox;
  readonly transport: ProvaTransport;
  /** Who is signed in now; read before each entry, because another tab may change it. */
  readonly signedInStudent: () => number | null;
  /** The server has an entry that was kept. */
  readonly onStored?: () => void;
}

export function createUnsentSender(options: UnsentSenderOptions): UnsentSender {
  const { turma_aluno_id, outbox, transport, signedInStudent, onStored = () => {}, ...ports } = options;
  const sender = createOutbox<OutboxEntry, unknown, Motivo>({
    ...ports,
    name: `prova/${turma_aluno_id}`,
    storage: storageOf(outbox, turma_aluno_id),
    send: (entry) => sendEntry(transport, entry),
    fim,
    maySend: () => signedInStudent() === turma_aluno_id,
    onStored,
  });
  return {
    ...sender,
    async start() {
      await sender.start();
      for (const { key, recusa } of sender.getState().lines)
        if (recusa !== null && recusa.tardia !== true) sender.ask(key);
    },
  };
}

function storageOf(outbox: Outbox, turma_aluno_id: number): OutboxStorage<OutboxEntry, Motivo> {
  return {
    isSame: (entry, held) => held.seq <= entry.seq,
    list: async () => (await outbox.list({ turma_aluno_id }).catch(() => [])).map(keptOf),
    read: async (key) => {
      const entry = await outbox.read(key);
      return entry && keptOf(entry);
    },
    put: (_key, entry) => outbox.put(entry),
    settle: (key, entry, motivo) =>
      motivo === null ? outbox.forget(key, entry.seq) : outbox.put({ ...entry, ...motivo }),
  };
}

function keptOf(held: OutboxEntry): Kept<OutboxEntry, Motivo> {
  const { recusa, tardia, ...entry } = held;
  const key = outboxKey(held);
  if (recusa === undefined) return { key, value: entry, recusa: null };
  return { key, value: entry, recusa: tardia === undefined ? { recusa } : { recusa, tardia } };
}

function fim(error: unknown): Fim<Motivo> {
  const { kind, recusa } = error instanceof ProvaFailure ? error : new ProvaFailure('network');
  if (recusa !== null) return { tipo: 'recusada', recusa: kind === 'finished' ? { recusa, tardia: true } : { recusa } };
  return { tipo: 'espera', por: kind === 'server' ? 'servidor' : kind === 'unauthorised' ? 'sessao' : 'rede' };
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
