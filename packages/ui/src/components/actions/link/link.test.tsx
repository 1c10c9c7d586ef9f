import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link } from './link.tsx';

it.each([
  ['inside', false, 'Fale conosco', null],
  ['outside', true, 'Fale conosco (abre em nova aba)', '_blank'],
])('%s link is named "%3$s"', async (_name, external, name, target) => {
  const screen = await render(
    <Link href="/ajuda" external={external}>
      Fale conosco
    </Link>,
  );
  const link = screen.getByRole('link', { name, exact: true });
  await expect.element(link).toBeInTheDocument();
  expect(link.element().getAttribute('target')).toBe(target);
  await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' });
});
