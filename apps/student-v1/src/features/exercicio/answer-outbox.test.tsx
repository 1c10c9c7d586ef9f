/** What every user of an outbox keeps: exercises of version 1. */
import { ApiError } from '@luneta/api-client';
import { createMemoryRows, situacaoOf } from '@luneta/outbox';
import { describeOutbox, WorldFailure } from '@luneta/outbox/testing';

import { keyOf, type RunRow, type Run } from '../../shared/fase/run-rows.ts';
import { answerOutbox } from './answer-outbox.ts';

const RUN: Run = {
  turma_aluno_id: 1002,
  tipo: 'RoteiroEstudo',
  turma_avaliacao_id: 280,
  materia_id: 1,
  objeto_conhecimento_id: 72,
  tentativa: 2,
};
const apiError = ({ status }: WorldFailure) =>
  new ApiError({ status, codigo: 'x', message: 'Não.', erro: 'Não.', offline: status === 0 });

describeOutbox('an exercise of version 1', {
  device: () => createMemoryRows<RunRow>(),
  open(rows, { server, ...ports }) {
    const outbox = answerOutbox(RUN, rows, {
      ...ports,
      send: (answer) =>
        server.call(answer).catch((error: unknown) => {
          throw error instanceof WorldFailure ? apiError(error) : error;
        }),
    });
    const key = keyOf(RUN);
    const answer = { banco_questao_id: 621, chave: 'k-1', body: { item_resposta: 3, vez: 1, tentativa: 2 } };
    return {
      ...outbox,
      act: () => outbox.keep(key, answer),
      said() {
        const line = outbox.get(key);
        return line === undefined ? 'stored' : situacaoOf(line);
      },
    };
  },
});
