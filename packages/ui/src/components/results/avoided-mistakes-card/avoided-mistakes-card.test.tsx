import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { avoided as filledLook } from './avoided-mistakes-card.css.ts';
import { AvoidedMistakesCard } from './avoided-mistakes-card.tsx';

it.each([
  ['one piece for each mistake', 3, 5, 3, 5],
  ['many mistakes share twelve pieces', 10, 20, 6, 12],
  ['more avoided than predicted', 6, 5, 5, 5],
  ['none predicted', 0, 0, 0, 0],
])('%s', async (_, avoided, predicted, filled, pieces) => {
  const text = `${avoided} de ${predicted} falhas evitadas`;
  const { container } = await render(
    <AvoidedMistakesCard
      subject="Biologia"
      avoided={avoided}
      predicted={predicted}
      text={text}
      engagement={{ level: 'alto', label: 'Engajamento alto' }}
    />,
  );
  const card = page.getByRole('article', { name: 'Biologia' });
  await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByText('Engajamento alto')).toBeVisible();
  const bar = [...container.querySelectorAll('div[aria-hidden] > span')];
  expect([bar.filter((piece) => piece.classList.contains(filledLook)).length, bar.length]).toEqual([filled, pieces]);
});

it('a subject that is longer than its line breaks', async () => {
  const { container } = await render(
    <div style={{ width: 240 }}>
      <AvoidedMistakesCard
        subject="Eletroencefalograficamente"
        avoided={1}
        predicted={2}
        text="1 de 2 falhas evitadas"
      />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(240);
});
