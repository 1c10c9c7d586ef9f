import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SubjectBars } from './subject-bars.tsx';

it('says each count in words and draws its share', async () => {
  const bars = [
    { subject: 'Física', value: 12, total: 15 },
    { subject: 'Redação', value: 0, total: 0 },
  ];
  const { container } = await render(
    <SubjectBars label="Respondidas" bars={bars} count={(value, total) => `${value} de ${total}`} />,
  );
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Física 12 de 15', 'Redação 0 de 0']);
  const widths = [...container.querySelectorAll<HTMLElement>('[role="progressbar"] > div')].map(
    (fill) => fill.style.width,
  );
  expect(widths).toEqual(['80%', '0%']);
});
