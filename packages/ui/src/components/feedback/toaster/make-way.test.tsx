// A message that came to stay moves away from the control that has the focus.
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Toaster, useToast } from './toaster.tsx';
import { useMakeWay } from './use-make-way.ts';

function Screen() {
  const { show } = useToast();
  useMakeWay();
  return (
    <>
      <Button onClick={() => show({ tone: 'success', text: 'Salvo com sucesso' })}>salvar</Button>
      <div style={{ position: 'fixed', insetBlockStart: 90, insetInlineEnd: 60 }}>
        <Button>ver a prévia</Button>
      </div>
    </>
  );
}

it('never covers what has the focus', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Toaster>
      <Screen />
    </Toaster>,
  );
  await screen.getByRole('button', { name: 'salvar' }).click();
  const topOf = (text: string) => screen.getByText(text).element().getBoundingClientRect().top;
  await expect.poll(() => topOf('Salvo com sucesso')).toBeLessThan(400);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ver a prévia' }).element());
  await expect.poll(() => topOf('Salvo com sucesso')).toBeGreaterThan(400);
  await screen.getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(() => document.documentElement.style.getPropertyValue('--toast')).toBe('');
});
