/** Turns calling effects into calls and their outcome into events. */
import type { Recusa } from '@luneta/domain/escrita';

import type { ProvaEffect } from '../machine/effects.ts';
import type { WorldEvent } from '../machine/events.ts';
import { ProvaFailure, type FailureKind } from '../ports.ts';
import type { Keeper } from './keeper.ts';
import { placeKey } from './place-key.ts';
import type { ProvaSessionOptions } from './options.ts';

type CallEffect = Extract<
  ProvaEffect,
  { type: 'send-answer' | 'send-text' | 'send-essay' | 'send-language' | 'close' | 'check' }
>;

export function createCalls(options: ProvaSessionOptions, happened: (event: WorldEvent) => void) {
  const { ids, transport } = options;

  /** Dispatches the outcome as an event. An error thrown by an event handler does not count as a failed call. */
  async function call<T>(
    work: () => Promise<T>,
    done: (value: T) => WorldEvent,
    failed: (kind: FailureKind, recusa: Recusa | null) => WorldEvent,
  ) {
    let outcome: WorldEvent;
    try {
      outcome = done(await guarded(work));
    } catch (error) {
      outcome = failed(kindOf(error), error instanceof ProvaFailure ? error.recusa : null);
    }
    happened(outcome);
  }

  /** A read-only viewer looks at a student who is not signed in here; everybody else must be that student (D20). */
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (options.readOnly !== true && options.signedInStudent() !== ids.turma_aluno_id)
      throw new ProvaFailure('unauthorised');
    return work();
  }

  /** A viewer looks at another student, whose day is not kept here. */
  const dayOnDevice = () => (options.readOnly === true ? null : (options.days?.read(ids) ?? null));

  return {
    async load(keeper: Keeper): Promise<void> {
      // The outbox is read before the server, so that entries acknowledged in between are recognised.
      await keeper.idle();
      const entries = await options.outbox.list(ids).catch(() => []);
      const lastViewed = toId(options.places.read(placeKey(ids)));
      const known = dayOnDevice();
      return call(
        () => transport.resumo(ids),
        (resumo) => ({ type: 'loaded', resumo, entries, lastViewed, from: 'server', known }),
        (failure) => {
          const day = failure === 'network' || failure === 'server' ? dayOnDevice() : null;
          if (day === null) return { type: 'load-failed', failure };
          return {
            type: 'loaded',
            resumo: day,
            entries,
            lastViewed,
            from: failure === 'network' ? 'network' : 'server-failed',
          };
        },
      );
    },

    perform(effect: CallEffect): Promise<void> {
      switch (effect.type) {
        case 'send-answer': {
          const { body } = effect;
          const { turma_avaliacao_questao_resposta_id: id, seq } = body;
          return call(
            () => transport.saveResposta(ids, body),
            (resposta) => ({ type: 'answer-acked', id, seq, resposta }),
            (failure, recusa) => ({ type: 'answer-failed', id, seq, failure, recusa }),
          );
        }
        case 'send-text': {
          const { body } = effect;
          const { turma_avaliacao_questao_resposta_id: id, seq } = body;
          return call(
            () => transport.saveRespostaSubjetiva(ids, body),
            (resposta) => ({ type: 'answer-acked', id, seq, resposta }),
            (failure, recusa) => ({ type: 'answer-failed', id, seq, failure, recusa }),
          );
        }
        case 'send-essay': {
          const { body, proposta_redacao_id } = effect;
          const { seq, texto_redacao: texto } = body;
          return call(
            () => transport.saveRedacao(ids, proposta_redacao_id, body),
            (redacao) => ({ type: 'essay-acked', seq, texto, redacao }),
            (failure, recusa) => ({ type: 'essay-failed', seq, failure, recusa }),
          );
        }
        case 'send-language':
          return call(
            () => transport.setLinguaEstrangeira(ids, effect.lingua_estrangeira),
            (lingua) => ({ type: 'language-acked', lingua }),
            (failure) => ({ type: 'language-failed', failure }),
          );
        case 'close':
          return call(
            () => transport.closeProva(ids),
            (recibo) => ({ type: 'close-acked', recibo }),
            (failure) => ({ type: 'close-failed', failure }),
          );
        case 'check':
          return transport.saude().then(
            () => happened({ type: 'check-passed' }),
            () => happened({ type: 'check-failed' }),
          );
      }
    },
  };
}

/** Any other error of a transport means that it could not read the answer. It counts as no answer and is retried. */
function kindOf(error: unknown): FailureKind {
  return error instanceof ProvaFailure ? error.kind : 'network';
}

function toId(value: string | null): number | null {
  const id = Number(value);
  return value !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}
