import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateRange, datesInOrder } from './date-range.tsx';

const Period = ({ error }: { error?: string }) => {
  const [value, setValue] = useState({ from: '', to: '' });
  return (
    <DateRange legend="Data de aplicação" value={value} onChange={setValue} orderError="Fora de ordem." error={error} />
  );
};

it.each([
  ['both open', '', '', true],
  ['an open end', '2026-11-28', '', true],
  ['an open start', '', '2026-11-28', true],
  ['the same day', '2026-11-28', '2026-11-28', true],
  ['the day before', '2026-11-28', '2026-11-27', false],
  ['the year before', '2026-01-01', '2025-12-31', false],
])('%s', (_name, from, to, fine) => expect(datesInOrder({ from, to })).toBe(fine));

it('says so while the days are out of order, and stops when they are not', async () => {
  const screen = await render(<Period error="Erro do servidor." />);
  const [from, to] = [screen.getByLabelText('De'), screen.getByLabelText('Até')];
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Erro do servidor.');
  await from.fill('2026-11-28');
  await to.fill('2026-11-01');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Fora de ordem.');
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Fora de ordem.');
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill('2026-11-30');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Erro do servidor.');
});
