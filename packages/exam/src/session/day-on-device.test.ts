/** A reload without a connection in the middle of an exam shows the exam (decision 199), in both versions. */
import { provaPolicyV1, provaPolicyV2 } from '@luneta/domain/prova-policy';
import { describe, expect, it } from 'vitest';

import { createFakeServer } from '../testing/fake-server.ts';
import { createHarness } from '../testing/harness.ts';
import { agedResumo } from './day-on-device.ts';

async function start(version: 1 | 2) {
  const server = createFakeServer({ essay: true });
  const harness = createHarness(server, { policy: version === 1 ? provaPolicyV1 : provaPolicyV2 });
  await harness.start();
  const choose = async (banco_questao_id: number, item_resposta: number) => {
    harness.session.dispatch({ type: 'chose', banco_questao_id, item_resposta });
    harness.session.dispatch({ type: 'flush-asked' });
    await harness.clock.advance(0);
  };
  return { server, harness, choose };
}

describe.each([1, 2] as const)('version %i, reloaded without a connection', (version) => {
  it('shows what was stored and what waits, and says that it is offline', async () => {
    const { server, harness, choose } = await start(version);
    await choose(10, 3);
    server.offline = true;
    await choose(20, 4);
    await harness.reload();
    expect(harness.state()).toMatchObject({ phase: 'answering', connection: { status: 'offline' } });
    expect([harness.item(10)?.item_resposta, harness.item(20)?.item_resposta]).toEqual([3, 4]);
    expect(harness.state().items).toHaveLength(4);
    expect(harness.state().essay).not.toBeNull();
  });

  it('goes on when the connection is back: what waits is sent, and the server is read again', async () => {
    const { server, harness, choose } = await start(version);
    await choose(10, 3);
    server.offline = true;
    await choose(20, 4);
    await harness.reload();
    server.offline = false;
    const reads = server.arrived.filter(({ call }) => call === 'resumo').length;
    await harness.clock.advance(40_000);
    expect(server.answers.get(1020)?.item_resposta).toBe(4);
    expect(server.arrived.filter(({ call }) => call === 'resumo').length).toBe(reads + 1);
    expect(harness.state()).toMatchObject({ stale: false, connection: { status: 'online' } });
  });

  it('counts the time that passed, and ends when it is over', async () => {
    const { server, harness } = await start(version);
    server.offline = true;
    await harness.clock.advance(600_000);
    await harness.reload();
    await harness.clock.advance(2_990_000);
    expect(harness.state().phase).toBe('answering');
    await harness.clock.advance(20_000);
    expect(harness.signals).toContainEqual(expect.objectContaining({ type: 'go-finished', cause: 'time-over' }));
  });

  it('a server that cannot answer now is no reason for an error page either', async () => {
    const { server, harness } = await start(version);
    server.faults.push('server');
    await harness.reload();
    expect(harness.state()).toMatchObject({ phase: 'answering', connection: { status: 'waiting' } });
  });

  it('nothing is kept after the exam was handed in', async () => {
    const { harness } = await start(version);
    expect(harness.day()).not.toBeNull();
    harness.session.dispatch({ type: 'finish-confirmed' });
    await harness.clock.advance(0);
    expect(harness.day()).toBeNull();
  });
});

it('a day that was never read on this device still fails to load', async () => {
  const server = createFakeServer();
  server.offline = true;
  const harness = createHarness(server);
  await harness.start();
  expect(harness.state().phase).toBe('load-failed');
});

it('a device whose clock went back gives no time', async () => {
  const { harness } = await start(2);
  const day = harness.day();
  expect(day && agedResumo(day, -60_000)).toMatchObject({ tempo_restante: 3600, servidor_em: day?.servidor_em });
});
