import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { StickyNotices } from './sticky-notices.tsx';

it.each([
  ['with something to say it takes space', false, true],
  ['quiet it takes none, and is still there', true, false],
])('%s', async (_name, quiet, space) => {
  const screen = await render(
    <StickyNotices label="Avisos" quiet={quiet}>
      {quiet ? <div role="status" /> : <p>Sem internet</p>}
    </StickyNotices>,
  );
  const region = screen.getByRole('region', { name: 'Avisos' });
  expect(region.element().getBoundingClientRect().height > 0).toBe(space);
});

it('stays in sight while the page scrolls', async () => {
  const screen = await render(
    <div>
      <div style={{ height: 3000 }} />
      <StickyNotices label="Avisos">
        <p>Sem internet</p>
      </StickyNotices>
    </div>,
  );
  scrollTo(0, 500);
  const region = screen.getByRole('region', { name: 'Avisos' });
  await expect.poll(() => region.element().getBoundingClientRect().bottom).toBe(innerHeight);
  scrollTo(0, 0);
});
