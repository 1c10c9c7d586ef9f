/** The lines of the README, and the binding to React, in a browser with locks. */
import { createMemoryRows, createOutbox, keptAsIs, situacaoOf, type Fim } from '@luneta/outbox';
import { browserPorts, browserRows } from '@luneta/outbox/browser';
import { useLine, useOutbox } from '@luneta/outbox/react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const fim = (): Fim<string> => ({ tipo: 'recusada', recusa: 'Nota acima de 10.' });

it('the lines of the README keep a write and send it', async () => {
  const send = vi.fn<(nota: number) => Promise<void>>(async () => undefined);
  const storage = keptAsIs<number, string>(browserRows({ database: 'notas', store: 'guardadas' }), 'nota/');
  const outbox = createOutbox({ ...browserPorts(), name: 'notas', storage, send, fim });
  void outbox.start();
  outbox.keep('nota/7', 9.5);
  expect(outbox.get('nota/7')?.value).toBe(9.5);
  await expect.poll(() => outbox.get('nota/7')).toBeUndefined();
  expect(send).toHaveBeenCalledExactlyOnceWith(9.5, 'nota/7');
  outbox.stop();
});

it('a component shows what became of it', async () => {
  const storage = keptAsIs<number, string>(createMemoryRows(), 'nota/');
  const send = () => Promise.reject(new Error('422'));
  function Nota() {
    const outbox = useOutbox('notas', () => createOutbox({ ...browserPorts(), name: 'notas', storage, send, fim }));
    const line = useLine(outbox, 'nota/7');
    return (
      <button type="button" onClick={() => outbox.keep('nota/7', 11)}>
        {line === undefined ? 'nada' : `${situacaoOf(line)} ${line.recusa}`}
      </button>
    );
  }
  await render(<Nota />);
  await page.getByRole('button', { name: 'nada' }).click();
  await expect.element(page.getByRole('button')).toHaveTextContent('refused Nota acima de 10.');
});

it('of two tabs one sends, by the locks of the browser', async () => {
  const rows = createMemoryRows<{ value: number; recusa: string | null }>();
  let release = () => {};
  const send = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (release = resolve)));
  const open = () => {
    const storage = keptAsIs<number, string>(rows, 'nota/');
    return createOutbox({ ...browserPorts(), name: 'duas abas', storage, send, fim });
  };
  await rows.change('nota/7', () => ({ value: 5, recusa: null }));
  const [first, second] = [open(), open()];
  await Promise.all([first.start(), second.start()]);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  release();
  await expect.poll(() => [first.get('nota/7'), second.get('nota/7')]).toEqual([undefined, undefined]);
  expect(send).toHaveBeenCalledTimes(1);
});
