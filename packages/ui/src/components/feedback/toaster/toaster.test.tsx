import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Info } from '../../../icons.ts';
import { BottomNav } from '../../navigation/bottom-nav/bottom-nav.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { Toaster, useToast } from './toaster.tsx';

const App = () => {
  const { show, clear, pageChanged } = useToast();
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(false);
  return (
    <>
      {['um', 'dois', 'três', 'quatro'].map((text) => (
        <Button key={text} onClick={() => show({ tone: 'success', text: `aviso ${text}` })}>
          {text}
        </Button>
      ))}
      <Button onClick={() => show({ tone: 'danger', text: 'Não foi possível salvar.' })}>erro</Button>
      <Button onClick={clear}>limpar</Button>
      <Button onClick={pageChanged}>mudar de página</Button>
      <Button onClick={() => setOpen(true)}>abrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Janela">
        <Button onClick={() => show({ tone: 'info', text: 'de dentro' })}>avisar</Button>
      </Dialog>
      <Button onClick={() => setThere(true)}>pôr</Button>
      {there && (
        <Dialog open onClose={() => setThere(false)} title="Outra janela">
          <Button
            onClick={() => {
              show({ tone: 'info', text: 'de saída' });
              setThere(false);
            }}
          >
            tirar
          </Button>
        </Dialog>
      )}
    </>
  );
};
const shown = () =>
  render(
    <Toaster>
      <div style={{ paddingTop: 320 }}>
        <App />
      </div>
    </Toaster>,
  );

it('keeps the three newest', async () => {
  const screen = await shown();
  for (const name of ['um', 'dois', 'três', 'quatro']) {
    await screen.getByRole('button', { name, exact: true }).click();
  }
  await expect.element(screen.getByText('aviso quatro')).toBeInTheDocument();
  await expect.element(screen.getByText('aviso um')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fechar' }).elements()).toHaveLength(3);
});

it.each([
  ['success', 'um', 'status'],
  ['danger', 'erro', 'alert'],
] as const)('tells %s in the right region', async (_tone, name, role) => {
  const screen = await shown();
  await screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByRole(role)).not.toBeEmptyDOMElement();
});

it('is reached by F6 and closed by Escape', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  await userEvent.keyboard('{F6}{Escape}');
  await expect.element(screen.getByText('aviso um')).not.toBeInTheDocument();
});

it('goes away on command', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  await screen.getByRole('button', { name: 'limpar' }).click();
  await expect.element(screen.getByText('aviso um')).not.toBeInTheDocument();
});

it.each([
  { case: 'what was said together with the move stays', laterMs: 0, shows: true },
  { case: 'it stays on a slow phone too', laterMs: 9_000, shows: true },
  { case: 'what was said on the page before goes', laterMs: 60_000, shows: false },
])('when the page changes, $case', async ({ laterMs, shows }) => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  await expect.element(screen.getByText('aviso um')).toBeInTheDocument();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + laterMs);
  await screen.getByRole('button', { name: 'mudar de página' }).click();
  vi.restoreAllMocks();
  await expect.poll(() => screen.getByText('aviso um').elements().length === 1).toBe(shows);
});

it('of two that were said with the move only the newer stays', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  await screen.getByRole('button', { name: 'dois', exact: true }).click();
  await screen.getByRole('button', { name: 'mudar de página' }).click();
  await expect.element(screen.getByText('aviso um')).not.toBeInTheDocument();
  await expect.element(screen.getByText('aviso dois')).toBeInTheDocument();
});

it('what went along to one page stays there when that is left', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  await screen.getByRole('button', { name: 'mudar de página' }).click();
  await expect.element(screen.getByText('aviso um')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'mudar de página' }).click();
  await expect.element(screen.getByText('aviso um')).not.toBeInTheDocument();
});

it('on a phone stands above the navigation at the foot, and leaves the head of the page free', async () => {
  const screen = await render(
    <Toaster>
      <div style={{ minHeight: '100vh' }}>
        <App />
      </div>
      <BottomNav label="Principal" items={[{ href: '#inicio', label: 'Início', icon: Info, current: true }]} />
    </Toaster>,
  );
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  await expect.element(screen.getByText('aviso um')).toBeInTheDocument();
  const box = document.querySelector('[data-toast]')?.getBoundingClientRect();
  const nav = screen.getByRole('navigation').element().getBoundingClientRect();
  expect(box?.top).toBeGreaterThan(400);
  expect(box?.bottom).toBeLessThan(nav.top);
});

it('waits until an open dialog closes', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'abrir' }).click();
  await screen.getByRole('button', { name: 'avisar' }).click();
  await expect.element(screen.getByText('de dentro')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('de dentro')).toBeInTheDocument();
});

it('comes when the open dialog is taken out of the page, which closes nothing', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'pôr' }).click();
  await screen.getByRole('button', { name: 'tirar' }).click();
  await expect.element(screen.getByText('de saída')).toBeInTheDocument();
});

it.each([360, 1280])('leaves the bar of the page free at a width of %i', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(360, 800));
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  const box = document.querySelector('[data-toast]')?.getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual(56);
});

it('stands at the top right where there is space', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(360, 800));
  const screen = await shown();
  await screen.getByRole('button', { name: 'um', exact: true }).click();
  const box = document.querySelector('[data-toast]')?.getBoundingClientRect();
  expect(box?.top).toBeLessThan(100);
  expect(box?.left).toBeGreaterThan(640);
  expect(1280 - (box?.right ?? 0)).toBeLessThan(40);
});

it('never closes by itself', async () => {
  const screen = await shown();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  (screen.getByRole('button', { name: 'um', exact: true }).element() as HTMLButtonElement).click();
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
});
