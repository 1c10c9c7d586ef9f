import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LeaveGuard, type LeaveGuardProps } from './leave-guard.tsx';

const guard = (props: Partial<LeaveGuardProps>) => (
  <LeaveGuard
    dirty={false}
    blocked={false}
    onStay={() => undefined}
    onLeave={() => undefined}
    title="Sair sem salvar?"
    stayLabel="Continuar editando"
    leaveLabel="Sair sem salvar"
    {...props}
  >
    O que você mudou será perdido.
  </LeaveGuard>
);
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('lets the browser ask only while there is something to lose', async () => {
  const screen = await render(guard({ dirty: true }));
  expect(closing()).toBe(true);
  await screen.rerender(guard({ dirty: false }));
  expect(closing()).toBe(false);
  await screen.rerender(guard({ dirty: true }));
  await screen.unmount();
  expect(closing()).toBe(false);
});

it('asks when the router held the way out; Escape stays', async () => {
  const onStay = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  await render(guard({ blocked: true, onStay, onLeave }));
  const dialog = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await expect.element(dialog).toHaveAccessibleDescription('O que você mudou será perdido.');
  await expect.element(page.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onStay).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});
