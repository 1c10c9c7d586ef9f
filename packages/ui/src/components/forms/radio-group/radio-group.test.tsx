import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './radio-group.tsx';

const Shift = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<'m' | 't' | null>(null);
  return (
    <RadioGroup
      legend="Turno"
      options={[
        { value: 'm', label: 'Manhã' },
        { value: 't', label: 'Tarde', detail: 'Das 13h às 18h.' },
      ]}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
};

it('names and describes each answer, and chooses by a tap on its line', async () => {
  const screen = await render(<Shift />);
  const radio = screen.getByRole('group', { name: 'Turno' }).getByRole('radio', { name: 'Tarde', exact: true });
  await expect.element(radio).toHaveAccessibleDescription('Das 13h às 18h.');
  await screen.getByText('Das 13h às 18h.').click();
  await expect.element(radio).toBeChecked();
});

it('is one stop of Tab, arrows move and choose', async () => {
  const screen = await render(<Shift />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tarde' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Tarde' })).toBeChecked();
});

it('tells what is missing', async () => {
  const screen = await render(<Shift error="Escolha um turno." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Escolha um turno.');
});

it('stands at the first line of a long answer', async () => {
  const screen = await render(
    <div style={{ width: 160 }}>
      <RadioGroup
        legend="Turno"
        options={[{ value: 'n', label: 'Noite, com um nome comprido o bastante para quebrar a linha' }]}
        value={null}
        onChange={() => undefined}
      />
    </div>,
  );
  const radio = screen.getByRole('radio').element().getBoundingClientRect();
  const words = screen
    .getByText(/^Noite/)
    .element()
    .getClientRects()[0];
  expect(Math.abs(radio.top + radio.height / 2 - ((words?.top ?? 0) + (words?.height ?? 0) / 2))).toBeLessThan(3);
});
