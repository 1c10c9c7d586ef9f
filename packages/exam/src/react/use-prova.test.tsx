import { provaPolicyV2 } from '@luneta/domain/prova-policy';
import { StrictMode, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ProvaSignal } from '../machine/effects.ts';
import { answeredCount, neighbours, visibleItems } from '../machine/selectors.ts';
import { createMemoryOutbox } from '../outbox/prova-outbox.ts';
import type { ProvaSessionOptions } from '../session/options.ts';
import { createFakeClock, type FakeClock } from '@luneta/outbox/testing';
import { createFakeServer, rowOf, type FakeServer } from '../testing/fake-server.ts';
import { browserOutbox, browserPlaces, browserTabs } from './browser-ports.ts';
import { ProvaProvider, useProvaActions, useProvaSession, useProvaValue, useSecondsLeft } from './use-prova.tsx';

function optionsFor(server: FakeServer, clock: FakeClock, dia_prova = 1): ProvaSessionOptions {
  return {
    ids: { turma_aluno_id: 10, turma_avaliacao_id: 5, dia_prova },
    policy: provaPolicyV2,
    transport: server,
    outbox: createMemoryOutbox(),
    clock,
    connectivity: { subscribe: () => () => {} },
    tabs: { claim: () => () => {} },
    places: { read: () => null, write: () => {} },
    signedInStudent: () => 10,
  };
}

function Exam({ options, onSignal }: { options: ProvaSessionOptions; onSignal: (signal: ProvaSignal) => void }) {
  const session = useProvaSession(options, onSignal);
  return (
    <ProvaProvider session={session}>
      <Screen />
    </ProvaProvider>
  );
}

function Screen() {
  const { phase, dia_prova, current, answered } = useProvaValue((state) => ({
    phase: state.phase,
    dia_prova: state.ids.dia_prova,
    current: state.current,
    answered: answeredCount(state),
  }));
  const seconds = useSecondsLeft();
  const { dispatch } = useProvaActions();
  // Dispatches as a route does, before the parent's effect has started the session.
  useEffect(() => dispatch({ type: 'viewed', banco_questao_id: 10 }), [dispatch]);
  return (
    <>
      <output>{`${phase} dia ${dia_prova} questão ${current} ${answered} ${seconds}`}</output>
      <button onClick={() => dispatch({ type: 'chose', banco_questao_id: 10, item_resposta: 2 })}>B</button>
    </>
  );
}

it('shows a session, follows it, sends what is due when it leaves, also in strict mode', async () => {
  const clock = createFakeClock();
  const server = createFakeServer({ clock });
  const screen = await render(
    <StrictMode>
      <Exam options={optionsFor(server, clock)} onSignal={() => {}} />
    </StrictMode>,
  );
  await expect.element(screen.getByText('answering dia 1 questão 10 0 3600')).toBeVisible();
  await screen.getByRole('button').click();
  await clock.advance(1000);
  await expect.element(screen.getByText('answering dia 1 questão 10 1 3599')).toBeVisible();
  expect(server.answers.size).toBe(0);
  await screen.unmount();
  await vi.waitFor(() => expect(server.answers.get(rowOf(10))?.item_resposta).toBe(2));
});

it('gives each signal once to the newest listener, and begins anew for other ids', async () => {
  const clock = createFakeClock();
  const server = createFakeServer({ clock });
  const first = vi.fn<(signal: ProvaSignal) => void>();
  const second = vi.fn<(signal: ProvaSignal) => void>();
  const screen = await render(<Exam options={optionsFor(server, clock)} onSignal={first} />);
  await expect.element(screen.getByText('answering dia 1 questão 10 0 3600')).toBeVisible();
  await screen.rerender(<Exam options={optionsFor(server, clock)} onSignal={second} />);
  await clock.advance(1_800_000);
  expect([first.mock.calls, second.mock.calls.flat().filter((signal) => signal.type === 'warn-time')]).toEqual([
    [],
    [{ type: 'warn-time', threshold: 1800, seconds: 1800 }],
  ]);
  await screen.rerender(<Exam options={optionsFor(server, clock, 2)} onSignal={second} />);
  await expect.element(screen.getByText('answering dia 2 questão 10 0 3600')).toBeVisible();
});

it('real IndexedDB keeps an entry for the next page', async () => {
  const entry = {
    kind: 'redacao',
    turma_aluno_id: 10,
    turma_avaliacao_id: 5,
    dia_prova: 1,
    proposta_redacao_id: 3,
    texto_redacao: 'Olá',
    seq: Date.now(),
  } as const;
  expect(await browserOutbox().put(entry)).toEqual({ durable: true });
  expect(await browserOutbox().list({ turma_aluno_id: 10 })).toEqual([entry]);
});

it('the newest tab makes the older one step back, and not itself', async () => {
  const older = vi.fn<() => void>();
  const newer = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  const leave = [
    browserTabs.claim('prova-1', older),
    browserTabs.claim('prova-2', other),
    browserTabs.claim('prova-1', newer),
  ];
  await vi.waitFor(() => expect(older).toHaveBeenCalledTimes(1));
  expect([newer.mock.calls, other.mock.calls]).toEqual([[], []]);
  for (const release of leave) release();
});

it('remembers a place in the browser', () => {
  browserPlaces.write('k', '30');
  expect(browserPlaces.read('k')).toBe('30');
});

it('a tick renders the clock, and nothing that shows another slice', async () => {
  const clock = createFakeClock();
  const counts = { clock: 0, slices: 0 };
  function Clock() {
    useSecondsLeft();
    useEffect(() => void (counts.clock += 1));
    return null;
  }
  function Slices() {
    useProvaValue(visibleItems);
    useProvaValue(neighbours);
    useProvaValue((state) => ({ phase: state.phase, answered: answeredCount(state) }));
    useEffect(() => void (counts.slices += 1));
    return null;
  }
  function Both() {
    const session = useProvaSession(optionsFor(createFakeServer({ clock }), clock), () => {});
    return (
      <ProvaProvider session={session}>
        <Clock />
        <Slices />
      </ProvaProvider>
    );
  }
  const { unmount } = await render(<Both />);
  await vi.waitFor(() => expect(counts.clock).toBeGreaterThan(1));
  const before = { ...counts };
  await clock.advance(3000);
  await vi.waitFor(() => expect(counts.clock).toBeGreaterThan(before.clock));
  expect(counts.slices).toBe(before.slices);
  await unmount();
});
