import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { X } from '../../../icons.ts';
import { IconButton } from './icon-button.tsx';

it.each([
  ['md', 44],
  ['lg', 48],
] as const)('size %s is a target of %i px', async (size, side) => {
  const screen = await render(<IconButton icon={X} label="Fechar" size={size} onClick={() => undefined} />);
  const box = screen.getByRole('button', { name: 'Fechar' }).element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([side, side]);
});

it.each([
  ['idle', {}, 1],
  ['busy', { busy: true }, 0],
])('%s: one tap acts %i times', async (_name, props, times) => {
  const onClick = vi.fn<() => void>();
  const screen = await render(<IconButton icon={X} label="Fechar" onClick={onClick} {...props} />);
  await screen.getByRole('button').click();
  expect(onClick).toHaveBeenCalledTimes(times);
});
