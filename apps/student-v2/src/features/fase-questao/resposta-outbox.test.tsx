/** What every user of an outbox keeps: exercises of version 2. */
import { ApiError } from '@luneta/api-client';
import { createMemoryRows, situacaoOf } from '@luneta/outbox';
import { describeOutbox, WorldFailure } from '@luneta/outbox/testing';

import { prefixOf, respostaOutbox, type RespostaRow } from './resposta-outbox.ts';

const PREFIX = prefixOf(1002, 5102);
const ANSWER = {
  trilha_id: 1201,
  trilha_fase_id: 5102,
  trilha_item_id: 70_001,
  item_resposta: 3,
  persisted_data: null,
};
const apiError = ({ status }: WorldFailure) =>
  new ApiError({ status, codigo: 'x', message: 'Não.', erro: 'Não.', offline: status === 0 });

describeOutbox('an exercise of version 2', {
  device: () => createMemoryRows<RespostaRow>(),
  open(rows, { server, ...ports }) {
    const outbox = respostaOutbox(PREFIX, rows, {
      ...ports,
      send: (answer) =>
        server.call(answer).catch((error: unknown) => {
          throw error instanceof WorldFailure ? apiError(error) : error;
        }),
    });
    const key = `${PREFIX}70001`;
    return {
      ...outbox,
      act: () => outbox.keep(key, ANSWER),
      said() {
        const line = outbox.get(key);
        return line === undefined ? 'stored' : situacaoOf(line);
      },
    };
  },
});
