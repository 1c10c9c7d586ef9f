import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { words } from '../sample-ranking.ts';
import { StarBars } from './star-bars.tsx';

const bars = [
  { subject: 'Física', stars: 20 },
  { subject: 'Química', stars: 1 },
  { subject: 'Redação', stars: 0 },
];

it('is a list with numbers, in the order given', async () => {
  await render(<StarBars label="Suas estrelas por matéria" bars={bars} words={words} />);
  await expect.element(page.getByRole('list', { name: 'Suas estrelas por matéria' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Física 2020 estrelas', 'Química 11 estrela', 'Redação 00 estrelas']);
});

it.each([
  ['the most fill theirs', undefined, ['100%', '5%', '0%']],
  ['a full bar given', 40, ['50%', '2.5%', '0%']],
])('shares: %s', async (_, max, expected) => {
  const { container } = await render(
    <StarBars label="Estrelas" bars={bars} words={words} {...(max === undefined ? {} : { max })} />,
  );
  const widths = [...container.querySelectorAll<HTMLElement>('[role="progressbar"] > div')].map(
    (fill) => fill.style.width,
  );
  expect(widths).toEqual(expected);
});

it('no stars at all: empty bars', async () => {
  const { container } = await render(<StarBars label="Estrelas" bars={bars.slice(2)} words={words} />);
  expect(container.querySelector<HTMLElement>('[role="progressbar"] > div')?.style.width).toBe('0%');
});

it('a subject that is longer than its line breaks', async () => {
  const { container } = await render(
    <div style={{ width: 240 }}>
      <StarBars label="Estrelas" bars={[{ subject: 'Eletroencefalograficamente', stars: 22 }]} words={words} />
    </div>,
  );
  const [name, count] = ['Eletroencefalograficamente', '22'].map((text) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(240);
  expect(name?.right).toBeLessThanOrEqual(count?.left ?? 0);
});
