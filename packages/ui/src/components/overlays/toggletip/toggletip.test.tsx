import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Toggletip } from './toggletip.tsx';

const help = 'A nota olha para quais questões você acertou.';
const button = page.getByRole('button', { name: 'O que é a TRI?' });
const panel = page.getByText(help);

const Page = ({ iconOnly = false }: { iconOnly?: boolean }) => (
  <ThemeProvider tema="claro">
    <div style={{ textAlign: 'end' }}>
      <Toggletip label="O que é a TRI?" iconOnly={iconOnly}>
        {help}
      </Toggletip>
      <button type="button">Próximo</button>
    </div>
  </ThemeProvider>
);

beforeEach(() => page.viewport(360, 800));

describe('Toggletip', () => {
  it.each([
    ['with words', false],
    ['by its icon', true],
  ])('%s opens by a press and says so', async (_, iconOnly) => {
    await render(<Page iconOnly={iconOnly} />);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect.element(panel).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.element().getAttribute('aria-controls') ?? '')).toBe(panel.element());
    await button.click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('does not open by hovering', async () => {
    await render(<Page />);
    await button.hover();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('Escape closes it and the focus is on the button', async () => {
    await render(<Page />);
    await button.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ['a press outside', async () => userEvent.click(document.body, { position: { x: 8, y: 700 } })],
    ['leaving with Tab', async () => userEvent.tab()],
  ])('%s closes it', async (_, leave) => {
    await render(<Page />);
    await button.click();
    await leave();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('stays on the screen at its right edge', async () => {
    await render(<Page iconOnly />);
    await button.click();
    const { left, right } = panel.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(344);
    expect(left).toBeGreaterThanOrEqual(16);
  });

  it('in a dialog the first Escape closes the help, the second the dialog', async () => {
    const Around = () => {
      const [open, setOpen] = useState(false);
      return (
        <ThemeProvider tema="claro">
          <Button onClick={() => setOpen(true)}>Abrir</Button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Detalhes">
            <Toggletip label="O que é a TRI?">{help}</Toggletip>
          </Dialog>
        </ThemeProvider>
      );
    };
    await render(<Around />);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await button.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
