/** A fault that axe finds is told with its rule, the element and what is wrong. */
import { axeViolations } from '@luneta/testing/axe';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('a broken rule is told with the markup of the element that breaks it', async () => {
  await render(
    <main style={{ background: 'white' }}>
      <h1 style={{ color: 'black' }}>Provas</h1>
      <p style={{ color: 'silver' }}>Ainda não há provas.</p>
    </main>,
  );
  const [told, ...others] = await axeViolations();
  expect(told).toMatch(
    /^color-contrast: <p style="color: silver;">Ainda não há provas\.<\/p> Fix any of the following:/u,
  );
  expect(others).toEqual([]);
});
