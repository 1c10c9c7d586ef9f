import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Carousel } from './carousel.tsx';

const items = (count: number, name = 'Cartão') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}${index}`,
    content: <a href={`#${index}`}>{`${name} ${index + 1}`}</a>,
  }));

const Shown = ({ count, name }: { count: number; name?: string }) => (
  <ThemeProvider tema="claro" movimento="reduzido">
    <Announcer>
      <Carousel title="Matemática" items={items(count, name)} />
    </Announcer>
  </ThemeProvider>
);
const region = () => page.getByRole('region', { name: 'Matemática' });
const view = () => region().getByRole('group', { name: 'Matemática' });
const next = () => page.getByRole('button', { name: 'Próximos' });
const previous = () => page.getByRole('button', { name: 'Anteriores' });

afterEach(() => page.viewport(360, 800));

describe('Carousel', () => {
  it('turns pages with the buttons, which stop at the ends, and tells where it is', async () => {
    await render(<Shown count={3} />);
    await expect.element(previous()).toBeDisabled();
    await next().click();
    await expect.poll(() => view().element().scrollLeft).toBeGreaterThan(200);
    await expect.element(page.getByRole('status')).toHaveTextContent('Página 2 de 3');
    await expect.element(previous()).toBeEnabled();
    await next().click();
    await expect.element(next()).toBeDisabled();
    await expect.element(view()).toHaveFocus();
  });

  it('Tab reaches every card, in or out of sight', async () => {
    await render(<Shown count={3} />);
    page.getByRole('link', { name: 'Cartão 2' }).element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Cartão 3' })).toHaveFocus();
    await expect.element(next()).toBeDisabled();
  });

  it('the arrow keys scroll the row', async () => {
    await render(<Shown count={3} />);
    view().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => view().element().scrollLeft).toBeGreaterThan(0);
  });

  it.each([
    [6, false],
    [7, true],
  ])('%i items: counter %s', async (count, counted) => {
    await render(<Shown count={count} />);
    await expect.element(next()).toBeVisible();
    expect(
      region()
        .getByText(/^\d+\/\d+$/)
        .elements(),
    ).toHaveLength(counted ? 1 : 0);
  });

  it('returns to its start when the list changes, not when it is drawn again', async () => {
    const screen = await render(<Shown count={7} />);
    await next().click();
    await expect.element(page.getByText('2/7')).toBeVisible();
    await screen.rerender(<Shown count={7} />);
    await expect.element(page.getByText('2/7')).toBeVisible();
    await screen.rerender(<Shown count={7} name="Outro" />);
    await expect.element(page.getByText('1/7')).toBeVisible();
    expect(view().element().scrollLeft).toBe(0);
  });

  it('has no buttons when everything fits', async () => {
    await page.viewport(1280, 800);
    await render(<Shown count={3} />);
    await expect.element(page.getByRole('link', { name: 'Cartão 3' })).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
