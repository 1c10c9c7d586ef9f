/** The outbox of markings: what is kept, when it is sent, and what becomes of it. */
import { ApiError, type GestaoRedacao } from '@luneta/api-client';
import { createMemoryStorage, createSafeStorage } from '@luneta/auth';
import { buildGestaoRedacao } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';

import { createCorrecaoStorage } from './correcao-storage.ts';
import { createCorrecaoOutbox, type CorrecaoPorts } from './correcao-outbox.ts';
import { withNota } from './rascunho.ts';

const redacao = buildGestaoRedacao({ redacao_id: 7, codigo: 'R-7' });
const offline = () => new ApiError({ status: 0, codigo: 'sem_conexao', message: 'Sem.', erro: 'Sem.', offline: true });
const refused = (status: number) =>
  new ApiError({ status, codigo: 'recusado', message: 'Não.', erro: 'Não.', offline: false });

type Pedido = Parameters<CorrecaoPorts['save']>[1];
const answer = ({ concluir, versao, ...rest }: Pedido): GestaoRedacao => ({
  ...redacao,
  minha_situacao: concluir ? 'concluida' : 'rascunho',
  minha_correcao: {
    ...redacao.minha_correcao,
    ...rest,
    marcas: rest.marcas ?? [],
    motivo_zero: rest.motivo_zero ?? null,
    concluida: concluir,
    versao: versao + 1,
    gravada_em: '2026-11-21T09:42:00-03:00',
  },
});

function start(storage = createMemoryStorage()) {
  const waiting: (() => void)[] = [];
  const save = vi.fn<(id: number, pedido: Pedido) => Promise<GestaoRedacao>>(async (_id, pedido) => answer(pedido));
  const read = vi.fn<(id: number) => Promise<GestaoRedacao>>(async () => redacao);
  const undo = vi.fn<(id: number, versao: number) => Promise<GestaoRedacao>>(async () => ({
    ...redacao,
    minha_situacao: 'rascunho',
    minha_correcao: { ...redacao.minha_correcao, versao: 3 },
  }));
  const outbox = createCorrecaoOutbox({
    save,
    read,
    undo,
    storage: createCorrecaoStorage(
      createSafeStorage(() => storage),
      'escola/ines',
    ),
    schedule: (run) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), 1);
    },
    onKnown: () => undefined,
  });
  const nota = (numero: number, points: number) => outbox.change(redacao, (before) => withNota(before, numero, points));
  /** Everything that waits for its moment. */
  const later = () => {
    for (const run of waiting.splice(0)) run();
  };
  const situacao = () => outbox.get(7)?.situacao;
  const sent = () => save.mock.calls.map(([, pedido]) => pedido);
  return { outbox, save, read, undo, nota, later, situacao, sent, storage, waiting };
}

describe('a draft', () => {
  it('is on the device at once and on the server a moment later, as one call for several changes', async () => {
    const { nota, later, sent, situacao, storage } = start();
    nota(1, 40);
    nota(2, 80);
    expect([situacao(), storage.length, sent()]).toEqual(['alterada', 1, []]);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    expect(sent()).toEqual([expect.objectContaining({ versao: 0, concluir: false })]);
    expect(storage.length).toBe(0);
  });

  it('that changes while its call is under way is sent again, on the version the server gave', async () => {
    const { nota, later, sent, situacao, save } = start();
    let release: (redacao: GestaoRedacao) => void = () => undefined;
    save.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    nota(1, 40);
    later();
    nota(1, 200);
    release(answer({ competencias: [{ numero: 1, nota: 40 }], comentario: '', concluir: false, versao: 0 }));
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    expect(sent().map(({ versao, competencias }) => [versao, competencias])).toEqual([
      [0, [{ numero: 1, nota: 40 }]],
      [1, [{ numero: 1, nota: 200 }]],
    ]);
  });

  it('without a connection stays, also for the next start, and is sent when a call gets through', async () => {
    const { nota, later, situacao, storage, save } = start();
    save.mockRejectedValueOnce(offline());
    nota(1, 40);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('sem_conexao'));
    const again = start(storage);
    expect(again.outbox.pendentes().map(([id, { codigo }]) => [id, codigo])).toEqual([[7, 'R-7']]);
    await again.outbox.sendNow();
    expect(again.sent()).toEqual([expect.objectContaining({ competencias: [{ numero: 1, nota: 40 }] })]);
    expect(storage.length).toBe(0);
  });

  it('is tried again by itself after a failure of the server, and not after the session ended', async () => {
    const { nota, later, situacao, save, waiting } = start();
    save.mockRejectedValueOnce(refused(503)).mockRejectedValueOnce(refused(401));
    nota(1, 40);
    later();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    later();
    await vi.waitFor(() => expect(situacao()).toBe('sem_conexao'));
    expect([save.mock.calls.length, waiting.length]).toEqual([2, 0]);
  });

  it('of another person is not touched', () => {
    const storage = createMemoryStorage();
    storage.setItem('luneta:guardado:correcao:escola%2Fhelena:9', '{}');
    storage.setItem('luneta:guardado:correcao:escola%2Fines:8', 'rubbish');
    expect(start(storage).outbox.pendentes()).toEqual([]);
  });
});

describe('handing in', () => {
  it('is sent at once, and nothing changes afterwards', async () => {
    const { outbox, nota, sent, situacao } = start();
    nota(1, 40);
    outbox.deliver(redacao);
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    nota(1, 200);
    expect(sent()).toEqual([expect.objectContaining({ concluir: true, competencias: [{ numero: 1, nota: 40 }] })]);
  });

  it('that is refused says why and goes back to a draft', async () => {
    const { outbox, nota, situacao, save } = start();
    save.mockRejectedValueOnce(refused(422));
    nota(1, 40);
    outbox.deliver(redacao);
    await vi.waitFor(() => expect(situacao()).toBe('recusada'));
    expect(outbox.get(7)?.erro).toBe('Não.');
    outbox.reopen(7);
    expect(outbox.get(7)).toMatchObject({ concluir: false, situacao: 'alterada' });
  });
});

describe('two versions', () => {
  const theirs = { ...redacao, minha_situacao: 'rascunho', papel: 'segunda' } as const;
  const other: GestaoRedacao = {
    ...theirs,
    minha_correcao: { ...redacao.minha_correcao, competencias: [{ numero: 1, nota: 160 }], versao: 4 },
  };

  async function conflict() {
    const made = start();
    made.save.mockRejectedValueOnce(refused(409));
    made.read.mockResolvedValueOnce(other);
    made.nota(1, 40);
    made.later();
    await vi.waitFor(() => expect(made.situacao()).toBe('conflito'));
    return made;
  }

  it('are both kept until one is chosen: the own one goes over the newer version', async () => {
    const { outbox, sent, situacao, storage } = await conflict();
    expect([outbox.get(7)?.rascunho.competencias, outbox.get(7)?.theirs, storage.length]).toEqual([
      [{ numero: 1, nota: 40 }],
      other,
      1,
    ]);
    outbox.settle(7, 'minha');
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    expect(sent().at(-1)).toMatchObject({ versao: 4, competencias: [{ numero: 1, nota: 40 }] });
  });

  it('or the one of the server', async () => {
    const { outbox, sent, storage } = await conflict();
    outbox.settle(7, 'servidor');
    expect(outbox.get(7)).toMatchObject({ versao: 4, situacao: 'salva', rascunho: { competencias: [{ nota: 160 }] } });
    expect([sent().length, storage.length]).toEqual([1, 0]);
  });

  it('that say the same are one: the answer to an earlier call was lost', async () => {
    const made = start();
    made.save.mockRejectedValueOnce(refused(409));
    made.read.mockResolvedValueOnce({
      ...other,
      minha_correcao: { ...other.minha_correcao, competencias: [{ numero: 1, nota: 40 }] },
    });
    made.nota(1, 40);
    made.later();
    await vi.waitFor(() => expect(made.situacao()).toBe('salva'));
    expect(made.outbox.get(7)?.versao).toBe(4);
  });
});

describe.each([400, 403, 404, 413, 422])('a marking refused with %i (decision 208)', (status) => {
  it('says the reason, stays on the device, is not sent by itself, and goes again when it is changed', async () => {
    const { nota, later, save, outbox, situacao, storage, waiting } = start();
    save.mockRejectedValueOnce(refused(status));
    nota(1, 40);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('recusada'));
    expect(outbox.get(7)).toMatchObject({ erro: 'Não.', rascunho: { competencias: [{ numero: 1, nota: 40 }] } });
    expect([storage.length, waiting.length]).toEqual([1, 0]);
    nota(1, 80);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    expect(storage.length).toBe(0);
  });

  it('handed in is never shown as handed in: it waits to be mended', async () => {
    const { outbox, nota, save, situacao } = start();
    nota(1, 40);
    save.mockRejectedValueOnce(refused(status));
    outbox.deliver(redacao);
    await vi.waitFor(() => expect(situacao()).toBe('recusada'));
    expect(outbox.pendentes().map(([id]) => id)).toEqual([7]);
    outbox.reopen(7);
    expect(outbox.get(7)).toMatchObject({ situacao: 'alterada', concluir: false });
  });
});

it('[TXT-1] what is written is sent without characters that cannot be kept', async () => {
  const { outbox, later, sent } = start();
  outbox.change(redacao, (before) => ({ ...before, comentario: 'Boa\u0000 tese. \uD83D' }));
  later();
  await vi.waitFor(() => expect(sent()).toMatchObject([{ comentario: 'Boa tese. ' }]));
});

describe('a delivery that is taken back', () => {
  it('on the server, once it has arrived there', async () => {
    const { outbox, undo, situacao } = start();
    outbox.deliver(redacao);
    expect(outbox.entrega()).toEqual({ redacao_id: 7, codigo: 'R-7' });
    await outbox.undo(7);
    expect(undo).toHaveBeenCalledExactlyOnceWith(7, 1);
    expect([situacao(), outbox.get(7)?.concluir, outbox.get(7)?.versao, outbox.entrega()]).toEqual([
      'salva',
      false,
      3,
      null,
    ]);
  });

  it('here, while the server does not have it', async () => {
    const { outbox, save, undo, situacao } = start();
    save.mockRejectedValue(offline());
    outbox.deliver(redacao);
    await outbox.undo(7);
    expect(undo).not.toHaveBeenCalled();
    expect([situacao(), outbox.get(7)?.concluir]).toEqual(['alterada', false]);
  });

  it('for ten seconds only', async () => {
    const { outbox, later } = start();
    outbox.deliver(redacao);
    await vi.waitFor(() => expect(outbox.get(7)?.situacao).toBe('salva'));
    later();
    expect(outbox.entrega()).toBeNull();
  });

  it('stays delivered when the server refuses', async () => {
    const { outbox, undo } = start();
    undo.mockRejectedValue(refused(409));
    outbox.deliver(redacao);
    await expect(outbox.undo(7)).rejects.toThrow('Não.');
    expect(outbox.get(7)?.concluir).toBe(true);
  });
});
