import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TrajectoryRail } from './trajectory-rail.tsx';

const steps = (['feita', 'feita', 'atual', 'bloqueada'] as const).map((state, index) => ({
  id: index,
  number: index + 1,
  state,
  stars: state === 'feita' ? (3 as const) : (0 as const),
  children: <p>Queda livre e lançamento vertical {index + 1}</p>,
}));

it.each(['column', 'sky'] as const)('%s keeps the order and marks what has been gone', async (direction) => {
  const screen = await render(<TrajectoryRail label="Fases" materia="Física" direction={direction} steps={steps} />);
  const items = screen.getByRole('list', { name: 'Fases' }).getByRole('listitem').elements();
  expect(items.map((item) => item.textContent.at(-1))).toEqual(['1', '2', '3', '4']);
  expect(items.map((item) => item.hasAttribute('data-gone'))).toEqual([true, true, false, false]);
});

it('keeps its cards inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await render(
    <div style={{ width: 288 }}>
      <TrajectoryRail label="Fases" materia="Física" steps={steps} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(288);
  // The shape stands over the card, so that a long word has its whole width.
  expect(container.querySelector('p')?.clientWidth).toBe(288);
  document.documentElement.style.fontSize = '';
});
