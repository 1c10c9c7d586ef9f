import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FactsList } from './facts-list.tsx';

it('pairs each term with its value', async () => {
  await render(
    <FactsList
      facts={[
        { term: 'Aplicação', value: 'Online' },
        { term: 'Ciclo', value: 2 },
      ]}
    />,
  );
  const texts = (role: 'term' | 'definition') =>
    page
      .getByRole(role)
      .elements()
      .map((item) => item.textContent);
  expect(texts('term')).toEqual(['Aplicação', 'Ciclo']);
  expect(texts('definition')).toEqual(['Online', '2']);
});
