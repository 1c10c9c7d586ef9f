/** What every user of an outbox keeps: the Boss. */
import { ApiError } from '@luneta/api-client';
import { situacaoOf } from '@luneta/outbox';
import { createTexts, describeOutbox, WorldFailure } from '@luneta/outbox/testing';
import { expect, it } from 'vitest';

import { keyOf, readResposta, written } from './unsent-resposta.ts';
import { bossOutbox } from './resposta-outbox.ts';

const KEY = keyOf(1002, { tipo: 'RoteiroEstudo', turma_avaliacao_id: 301, materia_id: 2 });
const RESPOSTA = { item: 4101, item_resposta: 3 } as const;
const recusa = { status: 409, codigo: 'boss_encerrado', mensagem: 'Acabou: não dá mais.' };
const apiError = ({ status }: WorldFailure) =>
  new ApiError({ status, codigo: 'x', message: 'Não.', erro: 'Não.', offline: status === 0 });

describeOutbox('the Boss', {
  device: createTexts,
  open(device, { server, ...ports }) {
    const outbox = bossOutbox(KEY, device, {
      ...ports,
      isOpen: () => true,
      send: (resposta) =>
        server.call(resposta).catch((error: unknown) => {
          throw error instanceof WorldFailure ? apiError(error) : error;
        }),
    });
    return {
      ...outbox,
      act: () => outbox.keep(KEY, RESPOSTA),
      said() {
        const line = outbox.get(KEY);
        return line === undefined ? 'stored' : situacaoOf(line);
      },
    };
  },
});

it.each([
  ['as the release before wrote it', '4101:3', { value: RESPOSTA, recusa: null }],
  ['with the reason of a refusal', written(RESPOSTA, recusa), { value: RESPOSTA, recusa }],
  ['with a reason that a hand has written', '4101:3:{', { value: RESPOSTA, recusa: null }],
  ['without an option', '4101', null],
])('an answer %s is read', (_what, text, found) => {
  expect(readResposta(text)).toEqual(found);
});
