/** What every user of an outbox keeps: one suite for exam, exercise, Boss and marking. */
import { describe, expect, it } from 'vitest';

import { createFakeClock } from './fake-clock.ts';
import { createTabsLock, createWakes, createWorldServer, seededRandom, type World } from './world.ts';

/** One tab in which a person does something. */
export interface OutboxPage {
  start(): Promise<void>;
  stop(): void;
  /** Does the one thing that is kept and sent. */
  act(): void;
  /** What the tab says of it. */
  said(): 'stored' | 'waiting' | 'sending' | 'refused';
}

export interface OutboxUser<Device> {
  /** An empty device. */
  readonly device: () => Device;
  /** Opens a tab on the device, for the person whose writes it keeps. */
  readonly open: (device: Device, world: World) => OutboxPage;
  /** Opening a page asks once for what was refused, where no button does. */
  readonly asksWhenOpened?: boolean;
}

const CLASS = 40;
const MINUTE = 60_000;
/** Most of the forty within one second. */
const SMALL_SHARE = 12;
/** A turn among tabs may come first. */
const TURN_MS = 500;

export function describeOutbox<Device>(
  name: string,
  { device: createDevice, open, asksWhenOpened = false }: OutboxUser<Device>,
): void {
  function begin(seed = 1) {
    const clock = createFakeClock();
    const { wake, online } = createWakes();
    const server = createWorldServer(clock);
    const random = seededRandom(seed);
    const createPlace = () => ({ device: createDevice(), lock: createTabsLock() });
    async function tab({ device, lock }: ReturnType<typeof createPlace>) {
      const page = open(device, { clock, wake, server, random, lock });
      await Promise.all([page.start(), clock.advance(0)]);
      return page;
    }
    const stored = () => server.calls.filter(({ status }) => status === 200);
    return { clock, online, server, createPlace, tab, stored };
  }

  describe(`outbox of ${name}`, () => {
    it.each([0, 503])('without a server (%i) the write waits, is told to, and goes by itself, once', async (status) => {
      const { clock, server, createPlace, tab, stored } = begin();
      const page = await tab(createPlace());
      server.status = status;
      page.act();
      await clock.advance(MINUTE);
      expect([page.said(), stored().length]).toEqual(['waiting', 0]);
      server.status = 200;
      await clock.advance(MINUTE);
      expect([page.said(), stored().length]).toEqual(['stored', 1]);
    });

    it('waits longer after each failure, up to half a minute', async () => {
      const { clock, server, createPlace, tab } = begin();
      const page = await tab(createPlace());
      server.status = 0;
      page.act();
      await clock.advance(10 * MINUTE);
      const times = server.calls.map(({ at }) => at);
      const waits = times.slice(1).map((at, n) => at - (times[n] ?? 0));
      expect(waits.slice(0, 6).every((ms, n) => ms <= Math.min(30_000, 1000 * 2 ** n) + TURN_MS)).toBe(true);
      expect(Math.max(...waits)).toBeLessThanOrEqual(30_000 + TURN_MS);
      expect(Math.min(...waits.slice(5))).toBeGreaterThanOrEqual(15_000);
    });

    it('a reload loses nothing: the same write goes', async () => {
      const { clock, server, createPlace, tab, stored } = begin();
      const place = createPlace();
      const before = await tab(place);
      server.status = 0;
      before.act();
      await clock.advance(500);
      const [tried] = server.calls;
      before.stop();
      await clock.advance(MINUTE);
      server.status = 200;
      const page = await tab(place);
      await clock.advance(MINUTE);
      expect([page.said(), stored().map(({ body }) => body)]).toEqual(['stored', [tried?.body]]);
    });

    it('what is refused says so, never looks stored, and does not go again by itself, not after a reload', async () => {
      const { clock, online, server, createPlace, tab } = begin();
      const place = createPlace();
      const page = await tab(place);
      server.status = 422;
      page.act();
      await clock.advance(MINUTE);
      online();
      await clock.advance(10 * MINUTE);
      expect([page.said(), server.calls.length]).toEqual(['refused', 1]);
      page.stop();
      const again = await tab(place);
      await clock.advance(10 * MINUTE);
      expect([again.said(), server.calls.length]).toEqual(['refused', asksWhenOpened ? 2 : 1]);
    });

    it('of two tabs one sends', async () => {
      const { clock, online, server, createPlace, tab, stored } = begin();
      const place = createPlace();
      const first = await tab(place);
      server.status = 0;
      first.act();
      await clock.advance(MINUTE);
      const second = await tab(place);
      await clock.advance(MINUTE);
      Object.assign(server, { status: 200, slowMs: 10_000 });
      online();
      await clock.advance(2 * MINUTE);
      expect([first.said(), second.said(), stored().length]).toEqual(['stored', 'stored', 1]);
    });

    it.each([
      ['the connection, which all hear of at once', 0, true],
      ['the server, which nobody is told', 503, false],
    ])('a class of forty does not arrive in step after %s, is back', async (_what, status, told) => {
      const { clock, online, server, createPlace, tab, stored } = begin(40);
      const pages = await Promise.all(Array.from({ length: CLASS }, () => tab(createPlace())));
      server.status = status;
      for (const page of pages) page.act();
      await clock.advance(5 * MINUTE);
      server.status = 200;
      const from = clock.now();
      if (told) online();
      await clock.advance(MINUTE);
      const seconds = stored().map(({ at }) => Math.floor((at - from) / 1000));
      expect(pages.map((page) => page.said())).toEqual(pages.map(() => 'stored'));
      expect(stored()).toHaveLength(CLASS);
      const inOne = seconds.map((second) => seconds.filter((other) => other === second).length);
      expect(Math.max(...inOne)).toBeLessThanOrEqual(SMALL_SHARE);
    });
  });
}
