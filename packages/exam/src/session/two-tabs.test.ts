/** The same day in two tabs of one browser: the newer one writes, and no answer is lost or sent by the older one. */
import { createFakeClock } from '@luneta/outbox/testing';
import { expect, it } from 'vitest';

import { createMemoryOutbox } from '../outbox/prova-outbox.ts';
import type { TabsPort } from '../ports.ts';
import { createFakeServer, rowOf } from '../testing/fake-server.ts';
import { createHarness } from '../testing/harness.ts';

/** As the browser does it: the last who claims a name has it. */
function sharedTabs(): TabsPort {
  const holders = new Map<string, () => void>();
  return {
    claim(name, lost) {
      holders.get(name)?.();
      holders.set(name, lost);
      return () => void (holders.get(name) === lost && holders.delete(name));
    },
  };
}

/** Two tabs over one device and one server; the second is opened while the first answers without a connection. */
async function twoTabs() {
  const server = createFakeServer();
  const shared = { clock: createFakeClock(), outbox: createMemoryOutbox(), tabs: sharedTabs() };
  const [older, newer] = [createHarness(server, shared), createHarness(server, shared)];
  const choose = (tab: typeof older, banco_questao_id: number, item_resposta: number) =>
    tab.session.dispatch({ type: 'chose', banco_questao_id, item_resposta });
  const stored = (banco_questao_id: number) => server.answers.get(rowOf(banco_questao_id))?.item_resposta ?? null;
  await older.start();
  server.offline = true;
  choose(older, 10, 2);
  await shared.clock.advance(1000);
  server.offline = false;
  await newer.start();
  return { server, older, newer, choose, stored, clock: shared.clock };
}

it('what the older one had on the device is shown and sent by the newer one, and the older one says that it lost', async () => {
  const { older, newer, stored, clock } = await twoTabs();
  expect(older.state().access).toBe('taken-over');
  expect(newer.state().access).toBe('open');
  expect(newer.item(10)?.item_resposta).toBe(2);
  await clock.advance(60_000);
  expect(stored(10)).toBe(2);
});

it('the newer choice wins, whichever tab sends last, and the older tab takes no other', async () => {
  const { older, newer, choose, stored, clock } = await twoTabs();
  choose(newer, 10, 4);
  choose(older, 20, 1);
  await clock.advance(120_000);
  expect([stored(10), stored(20)]).toEqual([4, null]);
  expect(older.item(20)?.item_resposta).toBeNull();
});

it('the older one that goes on shows what the newer one answered, and the newer one stops', async () => {
  const { older, newer, choose, stored, clock } = await twoTabs();
  choose(newer, 10, 4);
  await clock.advance(60_000);
  older.session.dispatch({ type: 'take-over-asked' });
  await clock.advance(1000);
  expect([older.state().access, newer.state().access]).toEqual(['open', 'taken-over']);
  expect(older.item(10)?.item_resposta).toBe(4);
  choose(older, 10, 5);
  choose(newer, 10, 1);
  await clock.advance(60_000);
  expect(stored(10)).toBe(5);
});
