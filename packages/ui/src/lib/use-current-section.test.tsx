import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useCurrentSection } from './use-current-section.ts';

const ids = ['um', 'dois', 'tres'];
const Reading = () => {
  const current = useCurrentSection(ids);
  return (
    <>
      <output style={{ position: 'fixed' }}>{current ?? 'antes'}</output>
      <div style={{ height: 600 }} />
      {ids.map((id) => (
        <section key={id} id={id} style={{ height: 1500 }} />
      ))}
    </>
  );
};

it('follows the reader down and up, also through parts taller than the screen', async () => {
  await render(<Reading />);
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent('antes');
  for (const [top, id] of [
    [1000, 'um'],
    [2200, 'dois'],
    [4000, 'tres'],
    [1200, 'um'],
    [0, 'antes'],
  ] as const) {
    window.scrollTo({ top, behavior: 'instant' });
    await expect.element(said).toHaveTextContent(id);
  }
});
