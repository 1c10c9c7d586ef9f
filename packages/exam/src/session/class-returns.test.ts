/** A running exam of forty students whose connection, or server, was away for all of them at once. */
import { createFakeClock, seededRandom } from '@luneta/outbox/testing';
import { expect, it } from 'vitest';

import { createFakeServer, rowOf } from '../testing/fake-server.ts';
import { createHarness } from '../testing/harness.ts';

const CLASS = 40;
/** Most of the forty within one second. */
const SMALL_SHARE = 12;

it.each([
  // Who is told that the connection is back does not wait for the longest pause.
  ['the connection, which all hear of at once', true, 9],
  ['the server, which nobody is told', false, 31],
])('does not arrive in step after %s, is back', async (_what, told, within) => {
  const clock = createFakeClock();
  const random = seededRandom(40);
  const students = Array.from({ length: CLASS }, () => {
    const server = createFakeServer();
    return { server, browser: createHarness(server, { clock, random }) };
  });
  for (const { server, browser } of students) {
    await browser.start();
    server.offline = true;
    browser.session.dispatch({ type: 'chose', banco_questao_id: 10, item_resposta: 2 });
  }
  await clock.advance(5 * 60_000);
  for (const { server } of students) server.offline = false;
  if (told) for (const { browser } of students) void browser.hint('online');
  const arrived = () => students.filter(({ server }) => server.answers.get(rowOf(10))?.item_resposta === 2).length;
  const seconds: number[] = [];
  for (let second = 0; second < within; second += 1) {
    const before = arrived();
    await clock.advance(1000);
    seconds.push(arrived() - before);
  }
  expect(arrived()).toBe(CLASS);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(SMALL_SHARE);
});
