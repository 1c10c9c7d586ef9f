import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type LinkComponentProps, LinkProvider } from '../../foundations/link-provider/link-provider.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a href={`/app${href}`} {...rest}>
    {children}
  </a>
);

it('links the parents through the router of the app and marks the page we are on', async () => {
  const screen = await render(
    <LinkProvider component={RouterLink}>
      <Breadcrumb parents={[{ href: '/trilhas', label: 'Roteiro de estudos' }]} current="Biologia" />
    </LinkProvider>,
  );
  await expect.element(screen.getByRole('navigation')).toHaveAccessibleName();
  const [parent, current] = screen.getByRole('listitem').elements();
  expect(parent?.querySelector('a')?.getAttribute('href')).toBe('/app/trilhas');
  expect(current?.getAttribute('aria-current')).toBe('page');
  expect(current?.querySelector('a')).toBeNull();
});
