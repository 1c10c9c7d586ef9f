import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TrajectoryRail } from './trajectory-rail.tsx';

const allSteps = (['feita', 'feita', 'atual', 'bloqueada'] as const).map((state, index) => ({
  id: index,
  number: index + 1,
  state,
  stars: state === 'feita' ? (3 as const) : (0 as const),
  children: <p>Queda livre e lançamento vertical {index + 1}</p>,
}));

it.each(['column', 'sky'] as const)('%s keeps the order and marks what has been gone', async (direction) => {
  const screen = await render(<TrajectoryRail label="Fases" materia="Física" direction={direction} steps={allSteps} />);
  const items = screen.getByRole('list', { name: 'Fases' }).getByRole('listitem').elements();
  expect(items.map((item) => item.textContent.at(-1))).toEqual(['1', '2', '3', '4']);
  expect(items.map((item) => item.hasAttribute('data-gone'))).toEqual([true, true, false, false]);
});

it.each(['column', 'sky'] as const)(
  '%s: a star is what was done, the kite marks the current one',
  async (direction) => {
    const states = ['feita', 'atual', 'aberta', 'bloqueada'] as const;
    const mixed = allSteps.map((step, index) => ({ ...step, state: states[index] ?? step.state, stars: 2 as const }));
    const screen = await render(<TrajectoryRail label="Fases" materia="Física" direction={direction} steps={mixed} />);
    const items = screen.getByRole('listitem').elements();
    expect(items.map((item) => item.querySelector('[data-star]') !== null)).toEqual([true, false, false, false]);
    expect(items.map((item) => item.querySelector('svg[viewBox="0 0 18 22"]') !== null)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  },
);

it('in the sky what is ahead is dark, and a star in the colour of the sky has an edge', async () => {
  const some = allSteps.map((step) => ({ ...step, stars: 2 as const }));
  const screen = await render(<TrajectoryRail label="Fases" materia="Física" direction="sky" steps={some} />);
  const ahead = screen.getByRole('listitem').nth(3).element().querySelector('[data-state] > span');
  expect(ahead && getComputedStyle(ahead).backgroundColor).toBe('rgb(11, 18, 48)');
  const star = screen.container.querySelector('[data-star="subject"] > svg');
  expect(star && getComputedStyle(star).filter).toContain('drop-shadow');
});

it('keeps its cards inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const steps = allSteps.map((step) => ({ ...step, children: <p>Eletroencefalograficamente falando</p> }));
  const { container } = await render(
    <div style={{ width: 288 }}>
      <TrajectoryRail label="Fases" materia="Física" steps={steps} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(288);
  expect(container.querySelector('p')?.scrollWidth).toBe(288);
  // The shape stands over the card, so that a long word has its whole width.
  expect(container.querySelector('p')?.clientWidth).toBe(288);
  document.documentElement.style.fontSize = '';
});
