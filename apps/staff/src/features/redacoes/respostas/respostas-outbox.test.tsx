/** What every user of an outbox keeps: the points of text answers; and what is theirs alone. */
import { ApiError, type Subjetiva } from '@luneta/api-client';
import { createFakeClock, createTabsLock, createTexts, createWakes, seededRandom } from '@luneta/outbox/testing';
import { describeOutbox, WorldFailure } from '@luneta/outbox/testing';
import { situacaoOf } from '@luneta/outbox';
import { buildSubjetiva } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';

import type { Pontos } from './pontos.ts';
import { createRespostasOutbox, type RespostasPorts } from './respostas-outbox.ts';

const resposta = buildSubjetiva({ resposta_subjetiva_id: 7, pontuacao_correcao: null, comentario_correcao: null });
const pontos = (changes: Partial<Pontos> = {}): Pontos => ({
  resposta_subjetiva_id: 7,
  pontuacao_correcao: 1.5,
  comentario_correcao: 'Faltou a luz.',
  versao: 0,
  ...changes,
});
const saved = ({ versao, ...marked }: Pontos): Subjetiva => ({ ...resposta, ...marked, versao: versao + 1 });
const apiError = (status: number) =>
  new ApiError({ status, codigo: 'x', message: 'Não.', erro: 'Não.', offline: status === 0 });

describeOutbox('text answers', {
  device: createTexts,
  open(device, { server, ...ports }) {
    const outbox = createRespostasOutbox(device, '3/professor/ines', {
      ...ports,
      save: (given) =>
        server.call(given).then(
          () => saved(given),
          (error: unknown) => {
            throw error instanceof WorldFailure ? apiError(error.status) : error;
          },
        ),
      read: () => Promise.resolve(null),
      maySend: () => true,
      onStored: () => undefined,
    });
    return {
      start: outbox.start,
      stop: outbox.stop,
      act: () => outbox.give(pontos()),
      said() {
        const line = outbox.lineOf(7);
        return line === undefined ? 'stored' : situacaoOf(line);
      },
    };
  },
});

function begin(device = createTexts(), person = '3/professor/ines') {
  const clock = createFakeClock();
  const { wake } = createWakes();
  const save = vi.fn<RespostasPorts['save']>(async (given) => saved(given));
  const read = vi.fn<RespostasPorts['read']>(async () => null);
  const world = { clock, wake, random: seededRandom(1), lock: createTabsLock() };
  const outbox = createRespostasOutbox(device, person, {
    ...world,
    save,
    read,
    maySend: () => true,
    onStored: () => undefined,
  });
  return { clock, device, save, read, outbox };
}

describe('points of a text answer', () => {
  it('given again while they are on their way follow the version that the first call made', async () => {
    const { clock, save, outbox } = begin();
    await outbox.start();
    let release = () => undefined as void;
    save.mockImplementationOnce(
      (given) =>
        new Promise((resolve) => {
          release = () => resolve(saved(given));
        }),
    );
    outbox.give(pontos({ pontuacao_correcao: 1 }));
    await clock.advance(10);
    outbox.give(pontos({ pontuacao_correcao: 2 }));
    release();
    await clock.advance(10);
    expect(save.mock.calls.map(([{ pontuacao_correcao, versao }]) => [pontuacao_correcao, versao])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect([outbox.lineOf(7), outbox.storedOf(7)?.versao]).toEqual([undefined, 2]);
  });

  it('that the server holds already are stored: the answer to an earlier call was lost', async () => {
    const { clock, save, read, outbox } = begin();
    save.mockRejectedValueOnce(apiError(409));
    read.mockResolvedValueOnce(saved(pontos({ versao: 3 })));
    await outbox.start();
    outbox.give(pontos());
    await clock.advance(10);
    expect([outbox.lineOf(7), outbox.storedOf(7)?.versao]).toEqual([undefined, 4]);
  });

  it('that somebody else gave otherwise wait for a person to choose; taken, the own ones are gone', async () => {
    const { clock, device, save, read, outbox } = begin();
    const theirs = saved(pontos({ pontuacao_correcao: 2 }));
    save.mockRejectedValueOnce(apiError(409));
    read.mockResolvedValueOnce(theirs);
    await outbox.start();
    outbox.give(pontos());
    await clock.advance(10);
    expect(outbox.lineOf(7)?.recusa?.status).toBe(409);
    outbox.take(theirs);
    await clock.advance(10);
    expect([outbox.lineOf(7), outbox.storedOf(7), device.keys()]).toEqual([undefined, theirs, []]);
  });

  it('are not read by another person on the same device, nor what a hand has written', async () => {
    const device = createTexts();
    const { outbox } = begin(device);
    outbox.give(pontos());
    await vi.waitFor(() => expect(device.keys()).toHaveLength(1));
    device.write('luneta:guardado:subjetiva:3%2Fprofessor%2Frui:7', '{"value":{"versao":1}}');
    const { outbox: other, save } = begin(device, '3/professor/rui');
    await other.start();
    expect([other.getState().lines, save.mock.calls]).toEqual([[], []]);
  });
});
