import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Logo } from './logo.tsx';

it('mono is a named picture in the colour of the text around it', async () => {
  const screen = await render(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Logo variant="mono" height={48} label="Luneta" />
    </div>,
  );
  const mark = screen.getByRole('img', { name: 'Luneta' });
  await expect.element(mark).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' });
  const { width, height } = mark.element().getBoundingClientRect();
  expect([width, height]).toEqual([48, 48]);
  expect(getComputedStyle(mark.element()).maskImage).toContain('logo-mono.svg');
});

it.each(['mark', 'mono', 'horizontal', 'horizontalOnDark'] as const)(
  '%s is silent inside a link that has a name',
  async (variant) => {
    const screen = await render(<Logo variant={variant} label="" />);
    expect(screen.getByRole('img').elements()).toHaveLength(0);
  },
);
