import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { House } from '../../../icons.ts';
import { BottomNav } from '../../navigation/bottom-nav/bottom-nav.tsx';
import { type LinkComponentProps, LinkProvider } from '../link-provider/link-provider.tsx';
import { ThemeProvider } from '../theme-provider/theme-provider.tsx';
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

it.each([
  [
    'a link',
    70,
    <a key="link" href="#b">
      Biologia
    </a>,
  ],
  [
    'a card',
    140,
    <Card key="card" as="article">
      <CardLink href="/biologia">Biologia</CardLink>
      <p>12 assuntos</p>
      <p>Plano de Ação</p>
    </Card>,
  ],
])('%s reached by key stands clear of the bar at the foot, with its ring', async (_what, above, focused) => {
  const screen = await render(
    <ThemeProvider tema="claro" movimento="reduzido">
      {/* Its words are partly in sight: Chrome then scrolls no further than it has to. */}
      <div style={{ height: window.innerHeight - above }} />
      {focused}
      <div style={{ height: 2000 }} />
      <BottomNav label="Principal" items={[{ href: '#home', label: 'Home', icon: House, current: true }]} />
    </ThemeProvider>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Biologia' }).element();
  expect(document.activeElement).toBe(link);
  const box = link.closest('article') ?? link;
  const bar = screen.getByRole('navigation').element();
  const space = () => bar.getBoundingClientRect().top - box.getBoundingClientRect().bottom;
  await expect.poll(space).toBeGreaterThanOrEqual(5);
});
