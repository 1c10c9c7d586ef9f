import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Segments } from './segments.tsx';

const Language = () => {
  const [value, setValue] = useState<'1' | '2'>('1');
  return (
    <Segments
      legend="Língua estrangeira"
      options={[
        { value: '1', label: 'Inglês' },
        { value: '2', label: 'Espanhol' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
};

it('is a named group of radios', async () => {
  const screen = await render(<Language />);
  await expect.element(screen.getByRole('group', { name: 'Língua estrangeira' })).toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: 'Inglês' })).toBeChecked();
});

it.each([
  ['a tap', async (option: { click: () => Promise<void> }) => option.click()],
  [
    'the arrow keys',
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
    },
  ],
])('changes with %s', async (_name, choose) => {
  const screen = await render(<Language />);
  await choose(screen.getByRole('radio', { name: 'Espanhol' }));
  await expect.element(screen.getByRole('radio', { name: 'Espanhol' })).toBeChecked();
});
