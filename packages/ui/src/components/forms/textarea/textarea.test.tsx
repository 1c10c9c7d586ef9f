import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Textarea } from './textarea.tsx';

it.each([
  [2, 60],
  [10, 250],
])('%i empty rows are at least %i px high', async (rows, height) => {
  const screen = await render(<Textarea label="Redação" value="" rows={rows} onChange={() => undefined} />);
  expect(screen.getByLabelText('Redação').element().getBoundingClientRect().height).toBeGreaterThan(height);
});

it('counts against the limit but never cuts the text', async () => {
  const screen = await render(
    <Textarea label="Comentário" value="passou do limite" limit={10} onChange={() => undefined} />,
  );
  await expect.element(screen.getByText('16/10')).toBeInTheDocument();
  await expect.element(screen.getByLabelText('Comentário')).toHaveValue('passou do limite');
});
