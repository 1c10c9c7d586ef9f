// One suite for every shell of the modal base: what holds for one dialog holds for all.
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { CountdownDialog } from '../countdown-dialog/countdown-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';

interface Shell {
  name: string;
  role: 'dialog' | 'alertdialog';
  /** What has the focus first. */
  focus: string;
  dismissible: boolean;
  show: (open: boolean, close: () => void, error?: string) => ReactNode;
}

const shells: Shell[] = [
  {
    name: 'Dialog',
    role: 'dialog',
    focus: 'Título',
    dismissible: true,
    show: (open, close, error) => (
      <Dialog open={open} onClose={close} title="Título" error={error}>
        Conteúdo
      </Dialog>
    ),
  },
  {
    name: 'Confirm',
    role: 'alertdialog',
    focus: 'Cancelar',
    dismissible: true,
    show: (open, close, error) => (
      <Confirm
        open={open}
        title="Título"
        confirmLabel="Entregar"
        cancelLabel="Cancelar"
        onConfirm={close}
        onCancel={close}
        error={error}
      >
        Conteúdo
      </Confirm>
    ),
  },
  {
    name: 'CountdownDialog',
    role: 'alertdialog',
    focus: 'Título',
    dismissible: false,
    show: (open, close, error) => (
      <CountdownDialog
        open={open}
        title="Título"
        seconds={5}
        action={{ label: 'Ver resumo', onClick: close }}
        error={error}
      >
        Conteúdo
      </CountdownDialog>
    ),
  },
];

const Opener = ({ shell, onClose }: { shell: Shell; onClose: () => void }) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>abrir</Button>
      {shell.show(open, close)}
    </>
  );
};

const opened = async (shell: Shell) => {
  const onClose = vi.fn<() => void>();
  const screen = await render(<Opener shell={shell} onClose={onClose} />);
  await screen.getByRole('button', { name: 'abrir' }).click();
  const modal = screen.getByRole(shell.role, { name: 'Título' });
  await expect.element(modal).toBeVisible();
  return { screen, modal, onClose };
};

describe.each(shells)('$name', (shell) => {
  it(`is a named ${shell.role} over an inert page`, async () => {
    const { modal } = await opened(shell);
    expect(modal.element().matches('dialog:modal')).toBe(true);
  });

  it('puts the focus where reading or safety starts', async () => {
    await opened(shell);
    expect(document.activeElement?.textContent).toBe(shell.focus);
  });

  it('obeys Escape only when it may be dismissed', async () => {
    const { onClose, modal } = await opened(shell);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(shell.dismissible ? 1 : 0);
    expect(modal.query()?.matches('dialog:modal') ?? false).toBe(!shell.dismissible);
  });

  it('gives the focus back to what opened it', async () => {
    const { screen, modal } = await opened(shell);
    const way = { Dialog: 'Fechar', Confirm: 'Cancelar', CountdownDialog: 'Ver resumo' }[shell.name] ?? '';
    await modal.getByRole('button', { name: way }).click();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'abrir' }).element());
  });

  it('takes 300 ms to come and go', async () => {
    const { modal } = await opened(shell);
    const style = getComputedStyle(modal.element());
    expect(style.transitionDuration.split(', ')).toContain('0.3s');
  });

  it('leaves nothing in the page once it has gone', async () => {
    const { screen, modal } = await opened(shell);
    const way = { Dialog: 'Fechar', Confirm: 'Cancelar', CountdownDialog: 'Ver resumo' }[shell.name] ?? '';
    await modal.getByRole('button', { name: way }).click();
    await expect.element(screen.getByText('Conteúdo')).not.toBeInTheDocument();
  });

  it('shows an error inside, where it can be reached', async () => {
    const screen = await render(shell.show(true, () => undefined, 'Não foi possível.'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível.');
    expect(screen.getByRole(shell.role).element().contains(screen.getByRole('alert').element())).toBe(true);
  });

  it.each([
    ['a phone', 360, 0],
    ['a computer', 1280, 100],
  ])('on %s it stands in its place', async (_name, width, least) => {
    await page.viewport(width, 800);
    await render(shell.show(true, () => undefined));
    const modal = document.querySelector('dialog');
    for (const animation of modal?.getAnimations() ?? []) animation.finish();
    const box = modal?.getBoundingClientRect();
    expect(800 - (box?.bottom ?? 0)).toBeGreaterThanOrEqual(least);
    expect(800 - (box?.bottom ?? 0) === 0).toBe(least === 0);
    await page.viewport(360, 800);
  });
});

it('a confirmation under way cannot be dismissed', async () => {
  const onCancel = vi.fn<() => void>();
  await render(
    <Confirm open busy title="T" confirmLabel="Sim" cancelLabel="Não" onConfirm={onCancel} onCancel={onCancel}>
      x
    </Confirm>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

it('a tap beside a dialog closes it', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <Dialog open onClose={onClose} title="T">
      x
    </Dialog>,
  );
  (screen.getByRole('dialog').element() as HTMLElement).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['without its opener', (open: boolean) => open && <Button>abrir</Button>],
  ['when its opener can be pressed no more', (open: boolean) => <Button disabled={!open}>abrir</Button>],
])('%s the focus goes to the page, which stays where it is', async (_, opener) => {
  const Page = ({ open, shown }: { open: boolean; shown: boolean }) => (
    <main tabIndex={-1} style={{ height: 2000, marginTop: 100 }}>
      {opener(open)}
      <Dialog open={shown} onClose={() => undefined} title="T">
        x
      </Dialog>
    </main>
  );
  const screen = await render(<Page open shown={false} />);
  (screen.getByRole('button', { name: 'abrir' }).element() as HTMLElement).focus();
  await screen.rerender(<Page open shown />);
  await screen.rerender(<Page open={false} shown={false} />);
  expect(document.activeElement?.tagName).toBe('MAIN');
  await new Promise((painted) => requestAnimationFrame(painted));
  expect(document.scrollingElement?.scrollTop).toBe(0);
});
