import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RouteTabs } from './route-tabs.tsx';

it.each([
  ['Questões', 'page'],
  ['Redação', null],
])('%s has aria-current %s', async (name, current) => {
  const screen = await render(
    <RouteTabs
      label="Partes da prova"
      tabs={[
        { href: '#q', label: 'Questões', current: true },
        { href: '#r', label: 'Redação', current: false },
      ]}
    />,
  );
  const tab = screen.getByRole('navigation', { name: 'Partes da prova' }).getByRole('link', { name });
  expect(tab.element().getAttribute('aria-current')).toBe(current);
});
