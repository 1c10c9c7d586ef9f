import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateField } from './date-field.tsx';

const Until = () => {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="Até quando"
      value={value}
      onChange={setValue}
      error={value === '' ? 'Escolha um dia.' : undefined}
    />
  );
};

it('takes a day as text, and says what is wrong until there is one', async () => {
  const screen = await render(<Until />);
  const field = screen.getByLabelText('Até quando');
  await expect.element(field).toHaveAccessibleDescription('Escolha um dia.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('2026-12-18');
  await expect.element(field).toHaveValue('2026-12-18');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});
