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
