import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Button } from '../../actions/button/button.tsx';
import { CornerSheet } from './corner-sheet.tsx';

const Help = ({ takesFocus }: { takesFocus: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider tema="claro">
      <Button onClick={() => setOpen(true)}>Fale conosco</Button>
      <CornerSheet open={open} onClose={() => setOpen(false)} title="Atendimento" height="full" takesFocus={takesFocus}>
        <Button variant="secondary">Ligar</Button>
      </CornerSheet>
    </ThemeProvider>
  );
};

beforeEach(() => page.viewport(360, 800));

it.each([
  { size: 'phone', width: 360, role: 'dialog' },
  { size: 'desktop', width: 1280, role: 'region' },
] as const)('on a $size it is a $role that Escape closes and that gives the focus back', async ({ width, role }) => {
  await page.viewport(width, 800);
  const screen = await render(<Help takesFocus />);
  const opener = screen.getByRole('button', { name: 'Fale conosco' });
  await opener.click();
  const sheet = screen.getByRole(role, { name: 'Atendimento' });
  await expect.element(sheet).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Atendimento' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('fills a phone, and is 380 by 560 at the bottom right of a wide screen', async () => {
  const screen = await render(<Help takesFocus />);
  await screen.getByRole('button', { name: 'Fale conosco' }).click();
  await expect.poll(() => screen.getByRole('dialog').element().getBoundingClientRect().height).toBe(800);
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('region')).toBeVisible();
  const { width, height, right, bottom } = screen.getByRole('region').element().getBoundingClientRect();
  expect([width, height]).toEqual([380, 560]);
  expect(right).toBeGreaterThan(1230);
  expect(bottom).toBeGreaterThan(760);
});

it('leaves the focus where it is when it came by itself', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Help takesFocus={false} />);
  const opener = screen.getByRole('button', { name: 'Fale conosco' });
  await opener.click();
  await expect.element(screen.getByRole('region')).toBeVisible();
  await expect.element(opener).toHaveFocus();
});
