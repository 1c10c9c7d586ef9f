import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TriSteps } from './tri-steps.tsx';

it('tells the steps in order; each picture is its own', async () => {
  const { container } = await render(
    <TriSteps
      label="Como a TRI funciona"
      steps={[
        { picture: 'difficulty', title: 'Um', text: 'a' },
        { picture: 'coherent', title: 'Dois', text: 'b' },
        { picture: 'guess', title: 'Três', text: 'c' },
      ]}
    />,
  );
  await expect.element(page.getByRole('list', { name: 'Como a TRI funciona' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Uma', 'Doisb', 'Trêsc']);
  expect(new Set([...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)).size).toBe(3);
});
