import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { ActionsMenu } from './actions-menu.tsx';

const chosen = vi.fn<(what: string) => void>();
const menu = (
  <ActionsMenu
    label="Mais opções de Ana"
    actions={[
      { label: 'Acessar experiência', onSelect: () => chosen('abrir') },
      { label: 'Copiar código', onSelect: () => chosen('copiar') },
      { label: 'Mover de turma', onSelect: () => chosen('mover'), disabled: true },
      { label: 'Resetar senha', tone: 'danger', onSelect: () => chosen('resetar') },
    ]}
  />
);
const shown = () => render(<ThemeProvider tema="claro">{menu}</ThemeProvider>);

beforeEach(() => chosen.mockClear());
afterEach(() => userEvent.keyboard('{Escape}'));

describe('by keyboard', () => {
  const keys = async (typed: string) => {
    const screen = await shown();
    const button = screen.getByRole('button', { name: 'Mais opções de Ana' });
    button.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: 'Acessar experiência' })).toHaveFocus();
    await userEvent.keyboard(typed);
    return { screen, button };
  };

  it.each([
    ['an arrow', '{ArrowDown}', 'Copiar código'],
    ['End', '{End}', 'Resetar senha'],
    ['an arrow before the first', '{ArrowUp}', 'Resetar senha'],
    ['Home', '{End}{Home}', 'Acessar experiência'],
    ['first letters', 'res', 'Resetar senha'],
  ])('%s moves', async (_name, typed, name) => {
    const { screen } = await keys(typed);
    await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus();
  });

  it('Enter chooses, closes and gives the focus back', async () => {
    const { screen, button } = await keys('{End}{Enter}');
    expect(chosen.mock.calls).toEqual([['resetar']]);
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('Escape closes without choosing and gives the focus back', async () => {
    const { screen, button } = await keys('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
  });
});

it('what cannot be done now cannot be chosen', async () => {
  const screen = await shown();
  await screen.getByRole('button').click();
  const item = screen.getByRole('menuitem', { name: 'Mover de turma' });
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await item.click({ force: true });
  expect(chosen).not.toHaveBeenCalled();
});

it('inside a dialog it opens over it, and Escape closes only the menu', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <ThemeProvider tema="claro">
      <Dialog open onClose={onClose} title="Ana Amado">
        {menu}
      </Dialog>
    </ThemeProvider>,
  );
  await screen.getByRole('button', { name: 'Mais opções de Ana' }).click();
  const first = screen.getByRole('menuitem', { name: 'Acessar experiência' });
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
