import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { type Area, AreaCards, AreaCardsSkeleton } from './area-cards.tsx';

const areas: readonly Area[] = [
  { id: 1, name: 'Linguagens', stars: { value: 21, of: 36 }, bosses: { value: 1, of: 4 } },
  { id: 2, name: 'Matemática', stars: { value: 42, of: 60 }, bosses: { value: 2, of: 3 } },
];
const Choice = () => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <ThemeProvider tema="roteiro">
      <AreaCards legend="Selecione a Área do Conhecimento" areas={areas} value={value} onChange={setValue} />
    </ThemeProvider>
  );
};

it('is a group named by its heading, each area named by its name and described by its counts', async () => {
  const screen = await render(<Choice />);
  const group = screen.getByRole('group', { name: 'Selecione a Área do Conhecimento' });
  await expect.element(group.getByRole('heading', { level: 2 })).toBeVisible();
  await expect
    .element(group.getByRole('radio', { name: 'Matemática', exact: true }))
    .toHaveAccessibleDescription('42 de 60 estrelas 2 de 3 Bosses');
});

it('a tap anywhere on a card chooses it, and the check says so', async () => {
  const screen = await render(<Choice />);
  expect(screen.container.querySelector('.lucide-check')).toBeNull();
  const words = screen.getByText('Matemática').element().getBoundingClientRect();
  const radio = screen.getByRole('radio', { name: 'Matemática' });
  expect(document.elementFromPoint(words.left + 2, words.top + 2)).toBe(radio.element());
  await radio.click();
  await expect.element(radio).toBeChecked();
  expect(screen.container.querySelectorAll('.lucide-check')).toHaveLength(1);
});

it('does not move when it is chosen', async () => {
  const screen = await render(<Choice />);
  const place = () => screen.getByText('Matemática').element().getBoundingClientRect().top;
  const before = place();
  await screen.getByRole('radio', { name: 'Matemática' }).click();
  expect(place()).toBe(before);
});

it('is one stop of Tab, arrows move and choose', async () => {
  const screen = await render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Matemática' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Matemática' })).toHaveFocus();
});

it('waits as four cards of the same height', async () => {
  await page.viewport(360, 800);
  const { container } = await render(<AreaCardsSkeleton />);
  const bones = [...container.querySelectorAll('span[aria-hidden]')];
  expect(bones).toHaveLength(4);
  const screen = await render(<Choice />);
  const card = screen.getByText('Matemática').element().closest('label')?.getBoundingClientRect().height ?? 0;
  expect(Math.abs(card - (bones[0]?.getBoundingClientRect().height ?? 0))).toBeLessThan(4);
});
