import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type LinkComponentProps, LinkProvider } from '../link-provider/link-provider.tsx';
import { Card, CardLink } from './card.tsx';

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a href={`/app${href}`} {...rest}>
    {children}
  </a>
);

it('is one link whose hit area is the whole card', async () => {
  const screen = await render(
    <LinkProvider component={RouterLink}>
      <Card as="article">
        <CardLink href="/biologia">Biologia</CardLink>
        <p>12 assuntos</p>
      </Card>
    </LinkProvider>,
  );
  const card = screen.getByRole('article').element().getBoundingClientRect();
  const link = screen.getByRole('link', { name: 'Biologia' }).element();
  expect(link).toHaveAttribute('href', '/app/biologia');
  expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(link);
});
