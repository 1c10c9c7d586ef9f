import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EssayMarks } from './essay-marks.tsx';

it('says each competence with its mark and its comments, in order', async () => {
  await render(
    <EssayMarks
      label="Competências"
      max={200}
      words={(mark, max) => `${mark} de ${max}`}
      marks={[
        { number: 1, name: 'Norma escrita', mark: 160, comments: ['Cuide da vírgula.'] },
        { number: 5, name: 'Proposta', mark: 0, comments: [] },
      ]}
    />,
  );
  const items = page.getByRole('list', { name: 'Competências' }).getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    '1Norma escrita 160 de 200Cuide da vírgula.',
    '5Proposta 0 de 200',
  ]);
});
