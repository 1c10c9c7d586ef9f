/**
 * The calls of an exam over `@luneta/api-client`. Its types prove that the contract supplies every field the machine
 * reads. It translates errors and nothing else.
 */
import { ApiError, type Api } from '@luneta/api-client';
import {
  closeProva,
  getProvaResumo,
  saveRedacao,
  saveResposta,
  saveRespostaSubjetiva,
  setLinguaEstrangeira,
} from '@luneta/api-client/prova';
import { getSaude } from '@luneta/api-client/saude';
import { fimDaEscrita, type Espera } from '@luneta/domain/escrita';
import { ProvaFailure, type FailureKind, type ProvaClock, type ProvaTransport } from '../ports.ts';

/** A call without an answer for this long counts as lost; repeating it does no harm. */
const NO_ANSWER_MS = 20_000;

/** Makes the transport of a session; every call carries the session's own `turma_aluno_id`. */
export function createProvaTransport(api: Api, clock: ProvaClock): ProvaTransport {
  function call<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(NO_ANSWER_MS, () => reject(new ProvaFailure('network')));
      work.then(resolve, (error: unknown) => reject(toFailure(error))).finally(cancel);
    });
  }

  return {
    resumo: (ids) => call(getProvaResumo(api, ids)),
    saveResposta: (ids, body) => call(saveResposta(api, ids, body)),
    saveRespostaSubjetiva: (ids, body) => call(saveRespostaSubjetiva(api, ids, body)),
    setLinguaEstrangeira: (ids, lingua_estrangeira) => call(setLinguaEstrangeira(api, ids, lingua_estrangeira)),
    saveRedacao: (ids, proposta_redacao_id, body) => call(saveRedacao(api, ids, proposta_redacao_id, body)),
    closeProva: (ids) => call(closeProva(api, ids)),
    saude: () => call(getSaude(api)).then(() => undefined),
  };
}

/** What a failed call means for an exam. Anything that is no answer of the server counts as no answer. */
export function toFailure(error: unknown): ProvaFailure {
  if (!(error instanceof ApiError)) return new ProvaFailure('network', { cause: error });
  const { avaliacao_finalizada, falha } = error;
  const fim = fimDaEscrita(falha);
  if (fim.tipo === 'espera') return new ProvaFailure(WAITS[fim.por], { cause: error });
  return new ProvaFailure(avaliacao_finalizada ? 'finished' : 'refused', { cause: error, recusa: fim.recusa });
}

const WAITS = { rede: 'network', servidor: 'server', sessao: 'unauthorised' } as const satisfies Record<
  Espera,
  FailureKind
>;
