import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link, LinkButton } from './link.tsx';

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

it('an action within words is a button that looks like a link, 44 px high', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(
    <LinkButton expanded={false} onClick={press}>
      Fale conosco
    </LinkButton>,
  );
  const button = screen.getByRole('button', { name: 'Fale conosco', expanded: false });
  await expect.element(button).toHaveStyle({ textDecorationLine: 'underline', fontWeight: '600' });
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await button.click();
  expect(press).toHaveBeenCalledTimes(1);
});
