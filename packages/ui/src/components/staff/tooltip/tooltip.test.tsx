import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Eye } from '../../../icons.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Tooltip } from './tooltip.tsx';

const onClick = vi.fn<() => void>();
const shown = async () => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <Tooltip text="Acessar experiência (Alt+E)">
        <IconButton icon={Eye} label="Acessar experiência" onClick={onClick} />
      </Tooltip>
    </ThemeProvider>,
  );
  return { button: screen.getByRole('button', { name: 'Acessar experiência' }), tip: screen.getByRole('tooltip') };
};

it('is shown by keyboard focus, describes the button, and goes by Escape', async () => {
  const { button, tip } = await shown();
  await expect.element(tip).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('Acessar experiência (Alt+E)');
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('');
});

it('is shown by a pointer that rests, and the button still acts', async () => {
  const { button, tip } = await shown();
  await userEvent.hover(button);
  await expect.element(tip).toBeVisible();
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(tip).not.toBeInTheDocument();
});
