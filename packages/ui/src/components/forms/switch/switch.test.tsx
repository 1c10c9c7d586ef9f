import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './switch.tsx';

const Motion = ({ start }: { start: boolean }) => {
  const [on, setOn] = useState(start);
  return <Switch label="Reduzir animações" help="Vale só neste aparelho." checked={on} onChange={setOn} />;
};

it.each([
  ['on', false, 'true'],
  ['off', true, 'false'],
])('turns %s by tap and back by key', async (_name, start, checked) => {
  const screen = await render(<Motion start={start} />);
  const control = screen.getByRole('switch', { name: 'Reduzir animações' });
  await expect.element(control).toHaveAccessibleDescription('Vale só neste aparelho.');
  await control.click();
  await expect.element(control).toHaveAttribute('aria-checked', checked);
  control.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-checked', String(start));
});

it('breaks a long word before it pushes the track out of a narrow place', async () => {
  const screen = await render(
    <div style={{ width: 180 }}>
      <Switch label="Aprendizagemcompartilhada" checked onChange={() => undefined} />
    </div>,
  );
  const control = screen.getByRole('switch').element();
  expect(control.scrollWidth).toBeLessThanOrEqual(180);
});

it('keeps the same distance to its help under one line of words and under two', async () => {
  const screen = await render(
    <div style={{ width: 280 }}>
      <Switch label="Uma linha" help="Ajuda da primeira" checked onChange={() => undefined} />
      <Switch label="Uma frase que precisa de duas linhas" help="Ajuda da segunda" checked onChange={() => undefined} />
    </div>,
  );
  const distance = (words: string, help: string) =>
    screen.getByText(help).element().getBoundingClientRect().top -
    screen.getByText(words).element().getBoundingClientRect().bottom;
  const one = distance('Uma linha', 'Ajuda da primeira');
  expect(one).toBeGreaterThan(0);
  expect(distance('Uma frase que precisa de duas linhas', 'Ajuda da segunda')).toBe(one);
});
