/**
 * What becomes of an answer, of a text and of an essay that the server does not take (decision 208): every refusal × write ×
 * version.
 */
import { provaPolicyV1, provaPolicyV2 } from '@luneta/domain/prova-policy';
import { describe, expect, it } from 'vitest';

import { ProvaFailure } from '../ports.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createHarness } from '../testing/harness.ts';
import { refusedParts } from './selectors.ts';

const POLICIES = { 1: provaPolicyV1, 2: provaPolicyV2 } as const;
const TEXT = 'Ler é viajar sem sair do lugar.';

const REFUSALS = [
  { status: 400, codigo: 'pedido_invalido', mensagem: 'Deve ter no máximo 20000 caracteres.' },
  { status: 403, codigo: 'somente_leitura', mensagem: 'Apenas visualização: nada pode ser alterado.' },
  { status: 409, codigo: 'prova_nao_aberta', mensagem: 'Esta avaliação ainda não começou.' },
  { status: 413, codigo: 'corpo_grande', mensagem: 'O conteúdo enviado é grande demais.' },
  { status: 422, codigo: 'item_objetivo', mensagem: 'Esta questão pede que você escolha uma alternativa.' },
] as const;

/** Each write: how the student makes it, what they see of it, and the call that carries it. */
const WRITES = {
  option: {
    call: 'resposta',
    write: ({ session }: Harness, value: 1 | 2) => {
      session.dispatch({ type: 'chose', banco_questao_id: 20, item_resposta: value + 1 });
      session.dispatch({ type: 'flush-asked' });
    },
    seen: (harness: Harness) => harness.item(20)?.item_resposta,
    values: { 1: 2, 2: 3 },
    part: { kind: 'item', banco_questao_id: 20, numero: 2 },
  },
  text: {
    call: 'resposta_subjetiva',
    write: ({ session }: Harness, value: 1 | 2) => {
      session.dispatch({
        type: 'text-edited',
        banco_questao_id: 50,
        texto: value === 1 ? TEXT : `${TEXT} Fim.`,
      });
      session.dispatch({ type: 'flush-asked' });
    },
    seen: (harness: Harness) => harness.item(50)?.texto_resposta,
    values: { 1: TEXT, 2: `${TEXT} Fim.` },
    part: { kind: 'item', banco_questao_id: 50, numero: 5 },
  },
  essay: {
    call: 'redacao',
    write: ({ session }: Harness, value: 1 | 2) => {
      session.dispatch({ type: 'essay-edited', texto: value === 1 ? TEXT : `${TEXT} Fim.` });
      session.dispatch({ type: 'essay-save-asked' });
    },
    seen: (harness: Harness) => harness.state().essay?.texto,
    values: { 1: TEXT, 2: `${TEXT} Fim.` },
    part: { kind: 'essay' },
  },
} as const;
type Harness = ReturnType<typeof createHarness>;

const KINDS = ['option', 'text', 'essay'] as const;
const CASES = ([1, 2] as const).flatMap((version) =>
  KINDS.flatMap((write) => REFUSALS.map((recusa) => ({ version, write, recusa }))),
);

async function start(version: 1 | 2) {
  const itens = [1, 2, 3, 4, 5].map((numero) => ({
    numero,
    banco_questao_id: numero * 10,
    lingua_estrangeira: null,
    subjetiva: numero === 5,
  }));
  const server = createFakeServer({ essay: true, itens });
  const harness = createHarness(server, { policy: POLICIES[version] });
  await harness.start();
  return { server, harness };
}

describe.each(CASES)('version $version, $write refused with $recusa.status', ({ version, write, recusa }) => {
  const { call, write: writes, seen, values, part } = WRITES[write];
  const refusal = new ProvaFailure('refused', { recusa });

  async function refused() {
    const { server, harness } = await start(version);
    server.faults.push(refusal);
    writes(harness, 1);
    await harness.clock.advance(0);
    const calls = () => server.arrived.filter((arrived) => arrived.call === call).length;
    const arrived = (name: string) => server.arrived.some((one) => one.call === name);
    return { server, harness, calls, arrived };
  }

  it('stays on screen with the reason of the server, and is not sent again by itself', async () => {
    const { harness, calls } = await refused();
    expect(seen(harness)).toBe(values[1]);
    expect(refusedParts(harness.state())).toEqual([{ ...part, recusa }]);
    await harness.clock.advance(120_000);
    expect(calls()).toBe(1);
  });

  it('is on the device with the reason, and on the next page too', async () => {
    const { harness } = await refused();
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toMatchObject([{ recusa }]);
    await harness.reload();
    expect(seen(harness)).toBe(values[1]);
    expect(refusedParts(harness.state())).toEqual([{ ...part, recusa }]);
  });

  it('goes again as soon as it is changed, and is then stored', async () => {
    const { harness, calls } = await refused();
    writes(harness, 2);
    await harness.clock.advance(0);
    expect(calls()).toBe(2);
    expect(refusedParts(harness.state())).toEqual([]);
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toEqual([]);
  });

  it('handing in tries once more, and stops to tell what is not stored', async () => {
    const { server, harness, calls, arrived } = await refused();
    server.faults.push(refusal);
    harness.session.dispatch({ type: 'finish-confirmed' });
    await harness.clock.advance(0);
    expect(calls()).toBe(2);
    expect(harness.state()).toMatchObject({ phase: 'answering', finish: { status: 'unstored' } });
    expect(arrived('fechamento')).toBe(false);
  });

  it('handing in that the server takes at the second try goes on to its receipt', async () => {
    const { harness, arrived } = await refused();
    harness.session.dispatch({ type: 'finish-confirmed' });
    await harness.clock.advance(0);
    expect(arrived('fechamento')).toBe(true);
    expect(harness.state().finish.status).toBe('done');
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toEqual([]);
  });

  it('going back lets it be mended; confirming what was told hands in without it and keeps it', async () => {
    const { server, harness, arrived } = await refused();
    const confirm = async () => {
      harness.session.dispatch({ type: 'finish-confirmed' });
      await harness.clock.advance(0);
    };
    server.faults.push(refusal);
    await confirm();
    harness.session.dispatch({ type: 'finish-cancelled' });
    expect(harness.state().finish.status).toBe('idle');
    server.faults.push(refusal);
    await confirm();
    expect(arrived('fechamento')).toBe(false);
    await confirm();
    expect(arrived('fechamento')).toBe(true);
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toMatchObject([{ recusa }]);
  });

  it('when the time is over the exam closes, and the device keeps it to be told', async () => {
    const { harness } = await refused();
    await harness.clock.advance(3_610_000);
    expect(harness.signals).toContainEqual(expect.objectContaining({ type: 'go-finished', cause: 'time-over' }));
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toMatchObject([{ recusa }]);
  });
});

describe.each(([1, 2] as const).flatMap((version) => KINDS.map((write) => ({ version, write }))))(
  'version $version, $write after the exam was finished elsewhere',
  ({ version, write }) => {
    it('leaves, and the device keeps it as late, to be told on the receipt', async () => {
      const { server, harness } = await start(version);
      const recusa = { status: 409, codigo: 'fora_do_prazo', mensagem: 'O prazo desta avaliação terminou.' };
      server.faults.push(new ProvaFailure('finished', { recusa }));
      WRITES[write].write(harness, 1);
      await harness.clock.advance(0);
      expect(harness.signals).toContainEqual({ type: 'leave-finished' });
      expect(await harness.outbox.list({ turma_aluno_id: 10 })).toMatchObject([{ recusa, tardia: true }]);
      expect(refusedParts(harness.state())).toEqual([]);
    });
  },
);

it('[TXT-1] what is pasted with characters that cannot be kept is sent and kept without them', async () => {
  const { server, harness } = await start(2);
  harness.session.dispatch({ type: 'essay-edited', texto: 'Um\u0000 texto \uD83D' });
  expect(harness.state().essay?.texto).toBe('Um\u0000 texto \uD83D');
  harness.session.dispatch({ type: 'essay-save-asked' });
  await harness.clock.advance(0);
  expect(server.versions).toEqual(['Um texto ']);
  expect(harness.state().essay).toMatchObject({ dirty: false, waiting: null });
});

it('[TXT-1] the text of a question too', async () => {
  const { server, harness } = await start(2);
  harness.session.dispatch({ type: 'text-edited', banco_questao_id: 50, texto: 'Um\u0000 texto \uD83D' });
  expect(harness.item(50)?.texto_resposta).toBe('Um\u0000 texto \uD83D');
  harness.session.dispatch({ type: 'flush-asked' });
  await harness.clock.advance(0);
  expect([...server.texts.values()]).toMatchObject([{ texto_resposta: 'Um texto ' }]);
  expect(harness.item(50)).toMatchObject({ texto_resposta: 'Um\u0000 texto \uD83D', waiting: null });
});
