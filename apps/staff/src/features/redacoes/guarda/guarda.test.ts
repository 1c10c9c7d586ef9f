/** The keeper of markings: what is kept, when it is sent, and what becomes of it. */
import { ApiError, type GestaoRedacao } from '@luneta/api-client';
import { createMemoryStorage, createSafeStorage } from '@luneta/auth';
import { buildGestaoRedacao } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';

import { createArmazem } from './armazem.ts';
import { createGuarda, type GuardaPortas } from './guarda.ts';
import { comNota } from './rascunho.ts';

const redacao = buildGestaoRedacao({ redacao_id: 7, codigo: 'R-7' });
const offline = () => new ApiError({ status: 0, codigo: 'sem_conexao', message: 'Sem.', erro: 'Sem.', offline: true });
const refused = (status: number) =>
  new ApiError({ status, codigo: 'recusado', message: 'Não.', erro: 'Não.', offline: false });

type Pedido = Parameters<GuardaPortas['enviar']>[1];
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
  const enviar = vi.fn<(id: number, pedido: Pedido) => Promise<GestaoRedacao>>(async (_id, pedido) => answer(pedido));
  const ler = vi.fn<(id: number) => Promise<GestaoRedacao>>(async () => redacao);
  const desfazer = vi.fn<(id: number, versao: number) => Promise<GestaoRedacao>>(async () => ({
    ...redacao,
    minha_situacao: 'rascunho',
    minha_correcao: { ...redacao.minha_correcao, versao: 3 },
  }));
  const guarda = createGuarda({
    enviar,
    ler,
    desfazer,
    armazem: createArmazem(
      createSafeStorage(() => storage),
      'escola/ines',
    ),
    depois: (run) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), 1);
    },
    aoSaber: () => undefined,
  });
  const nota = (numero: number, points: number) => guarda.mudar(redacao, (before) => comNota(before, numero, points));
  /** Everything that waits for its moment. */
  const later = () => {
    for (const run of waiting.splice(0)) run();
  };
  const situacao = () => guarda.de(7)?.situacao;
  const sent = () => enviar.mock.calls.map(([, pedido]) => pedido);
  return { guarda, enviar, ler, desfazer, nota, later, situacao, sent, storage, waiting };
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
    const { nota, later, sent, situacao, enviar } = start();
    let release: (redacao: GestaoRedacao) => void = () => undefined;
    enviar.mockImplementationOnce(
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
    const { nota, later, situacao, storage, enviar } = start();
    enviar.mockRejectedValueOnce(offline());
    nota(1, 40);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('sem_conexao'));
    const again = start(storage);
    expect(again.guarda.pendentes().map(([id, { codigo }]) => [id, codigo])).toEqual([[7, 'R-7']]);
    await again.guarda.enviarJa();
    expect(again.sent()).toEqual([expect.objectContaining({ competencias: [{ numero: 1, nota: 40 }] })]);
    expect(storage.length).toBe(0);
  });

  it('is tried again by itself after a failure of the server, and not after the session ended', async () => {
    const { nota, later, situacao, enviar, waiting } = start();
    enviar.mockRejectedValueOnce(refused(503)).mockRejectedValueOnce(refused(401));
    nota(1, 40);
    later();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    later();
    await vi.waitFor(() => expect(situacao()).toBe('sem_conexao'));
    expect([enviar.mock.calls.length, waiting.length]).toEqual([2, 0]);
  });

  it('of another person is not touched', () => {
    const storage = createMemoryStorage();
    storage.setItem('luneta:guardado:correcao:escola%2Fhelena:9', '{}');
    storage.setItem('luneta:guardado:correcao:escola%2Fines:8', 'rubbish');
    expect(start(storage).guarda.pendentes()).toEqual([]);
  });
});

describe('handing in', () => {
  it('is sent at once, and nothing changes afterwards', async () => {
    const { guarda, nota, sent, situacao } = start();
    nota(1, 40);
    guarda.entregar(redacao);
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    nota(1, 200);
    expect(sent()).toEqual([expect.objectContaining({ concluir: true, competencias: [{ numero: 1, nota: 40 }] })]);
  });

  it('that is refused says why and goes back to a draft', async () => {
    const { guarda, nota, situacao, enviar } = start();
    enviar.mockRejectedValueOnce(refused(422));
    nota(1, 40);
    guarda.entregar(redacao);
    await vi.waitFor(() => expect(situacao()).toBe('recusada'));
    expect(guarda.de(7)?.erro).toBe('Não.');
    guarda.reabrir(7);
    expect(guarda.de(7)).toMatchObject({ concluir: false, situacao: 'alterada' });
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
    made.enviar.mockRejectedValueOnce(refused(409));
    made.ler.mockResolvedValueOnce(other);
    made.nota(1, 40);
    made.later();
    await vi.waitFor(() => expect(made.situacao()).toBe('conflito'));
    return made;
  }

  it('are both kept until one is chosen: the own one goes over the newer version', async () => {
    const { guarda, sent, situacao, storage } = await conflict();
    expect([guarda.de(7)?.rascunho.competencias, guarda.de(7)?.deles, storage.length]).toEqual([
      [{ numero: 1, nota: 40 }],
      other,
      1,
    ]);
    guarda.resolver(7, 'minha');
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    expect(sent().at(-1)).toMatchObject({ versao: 4, competencias: [{ numero: 1, nota: 40 }] });
  });

  it('or the one of the server', async () => {
    const { guarda, sent, storage } = await conflict();
    guarda.resolver(7, 'servidor');
    expect(guarda.de(7)).toMatchObject({ versao: 4, situacao: 'salva', rascunho: { competencias: [{ nota: 160 }] } });
    expect([sent().length, storage.length]).toEqual([1, 0]);
  });

  it('that say the same are one: the answer to an earlier call was lost', async () => {
    const made = start();
    made.enviar.mockRejectedValueOnce(refused(409));
    made.ler.mockResolvedValueOnce({
      ...other,
      minha_correcao: { ...other.minha_correcao, competencias: [{ numero: 1, nota: 40 }] },
    });
    made.nota(1, 40);
    made.later();
    await vi.waitFor(() => expect(made.situacao()).toBe('salva'));
    expect(made.guarda.de(7)?.versao).toBe(4);
  });
});

describe.each([400, 403, 404, 413, 422])('a marking refused with %i (decision 208)', (status) => {
  it('says the reason, stays on the device, is not sent by itself, and goes again when it is changed', async () => {
    const { nota, later, enviar, guarda, situacao, storage, waiting } = start();
    enviar.mockRejectedValueOnce(refused(status));
    nota(1, 40);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('recusada'));
    expect(guarda.de(7)).toMatchObject({ erro: 'Não.', rascunho: { competencias: [{ numero: 1, nota: 40 }] } });
    expect([storage.length, waiting.length]).toEqual([1, 0]);
    nota(1, 80);
    later();
    await vi.waitFor(() => expect(situacao()).toBe('salva'));
    expect(storage.length).toBe(0);
  });

  it('handed in is never shown as handed in: it waits to be mended', async () => {
    const { guarda, nota, enviar, situacao } = start();
    nota(1, 40);
    enviar.mockRejectedValueOnce(refused(status));
    guarda.entregar(redacao);
    await vi.waitFor(() => expect(situacao()).toBe('recusada'));
    expect(guarda.pendentes().map(([id]) => id)).toEqual([7]);
    guarda.reabrir(7);
    expect(guarda.de(7)).toMatchObject({ situacao: 'alterada', concluir: false });
  });
});

it('[TXT-1] what is written is sent without characters that cannot be kept', async () => {
  const { guarda, later, sent } = start();
  guarda.mudar(redacao, (before) => ({ ...before, comentario: 'Boa\u0000 tese. \uD83D' }));
  later();
  await vi.waitFor(() => expect(sent()).toMatchObject([{ comentario: 'Boa tese. ' }]));
});

describe('a delivery that is taken back', () => {
  it('on the server, once it has arrived there', async () => {
    const { guarda, desfazer, situacao } = start();
    guarda.entregar(redacao);
    expect(guarda.entrega()).toEqual({ redacao_id: 7, codigo: 'R-7' });
    await guarda.desfazer(7);
    expect(desfazer).toHaveBeenCalledExactlyOnceWith(7, 1);
    expect([situacao(), guarda.de(7)?.concluir, guarda.de(7)?.versao, guarda.entrega()]).toEqual([
      'salva',
      false,
      3,
      null,
    ]);
  });

  it('here, while the server does not have it', async () => {
    const { guarda, enviar, desfazer, situacao } = start();
    enviar.mockRejectedValue(offline());
    guarda.entregar(redacao);
    await guarda.desfazer(7);
    expect(desfazer).not.toHaveBeenCalled();
    expect([situacao(), guarda.de(7)?.concluir]).toEqual(['alterada', false]);
  });

  it('for ten seconds only', async () => {
    const { guarda, later } = start();
    guarda.entregar(redacao);
    await vi.waitFor(() => expect(guarda.de(7)?.situacao).toBe('salva'));
    later();
    expect(guarda.entrega()).toBeNull();
  });

  it('stays delivered when the server refuses', async () => {
    const { guarda, desfazer } = start();
    desfazer.mockRejectedValue(refused(409));
    guarda.entregar(redacao);
    await expect(guarda.desfazer(7)).rejects.toThrow('Não.');
    expect(guarda.de(7)?.concluir).toBe(true);
  });
});
