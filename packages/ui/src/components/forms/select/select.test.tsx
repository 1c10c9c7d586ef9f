import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select } from './select.tsx';

it('hands over the value that was chosen', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: '1', label: 'Ciclo 01' },
    { value: '2', label: 'Ciclo 02' },
  ];
  const screen = await render(<Select label="Ciclo" options={options} value="1" onChange={onChange} />);
  await screen.getByRole('combobox', { name: 'Ciclo' }).selectOptions('Ciclo 02');
  expect(onChange).toHaveBeenCalledWith('2');
});

it.each([
  ['while its options are on their way', { loading: true }, 'Carregando…', 'true'],
  ['without any', { options: [], emptyText: 'Nenhuma turma' }, 'Nenhuma turma', null],
])('%s it says so and cannot be used', async (_name, props, words, busy) => {
  const screen = await render(
    <Select label="Turma" options={[{ value: '1', label: '2B' }]} value="1" onChange={() => undefined} {...props} />,
  );
  const select = screen.getByRole('combobox', { name: 'Turma' });
  await expect.element(select).toBeDisabled();
  await expect.element(select).toHaveDisplayValue(words);
  expect(select.element().getAttribute('aria-busy')).toBe(busy);
});
