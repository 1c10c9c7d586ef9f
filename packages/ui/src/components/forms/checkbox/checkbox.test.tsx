import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox.tsx';

it.each([
  [false, true],
  [true, false],
])('from %s to %s by a tap anywhere on its row', async (before, after) => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const screen = await render(<Checkbox label="Lembre-se de mim." checked={before} onChange={onChange} />);
  await screen.getByText('Lembre-se de mim.').click();
  expect(onChange).toHaveBeenCalledWith(after);
});

it('is a row of at least 44 px', async () => {
  const screen = await render(<Checkbox label="Aceito" checked onChange={() => undefined} />);
  const row = screen.getByText('Aceito').element();
  expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
