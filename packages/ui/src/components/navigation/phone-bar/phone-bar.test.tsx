import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LogOut, School, UsersRound } from '../../../icons.ts';
import { LinkProvider, type LinkComponentProps } from '../../foundations/link-provider/link-provider.tsx';
import { PhoneBar } from './phone-bar.tsx';

/** Moves inside the page only, as a router's link does. */
const Link = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`#${href}`}>
    {children}
  </a>
);
const NAMES = ['Hoje', 'Alunos', 'Provas', 'Questões', 'Correções', 'Escola', 'Auditoria'];

const shown = async ({ width = 360, current = 'Hoje', places = 7 } = {}) => {
  await page.viewport(width, 800);
  const onLeave = vi.fn<() => void>();
  const screen = await render(
    <LinkProvider component={Link}>
      <PhoneBar
        label="Principal"
        items={NAMES.slice(0, places).map((label) => ({
          href: `/${label}`,
          label,
          icon: label === 'Escola' ? School : UsersRound,
          current: label === current,
        }))}
        person={{ name: 'Regina Alves', detail: 'Coordenação' }}
        action={{ label: 'Sair', icon: LogOut, onClick: onLeave }}
        words={{ more: 'Mais', title: 'Mais opções' }}
      />
    </LinkProvider>,
  );
  return { screen, onLeave };
};
const opened = async (options?: Parameters<typeof shown>[0]) => {
  const { screen, onLeave } = await shown(options);
  await screen.getByRole('button', { name: 'Mais' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Mais opções' });
  await expect.element(sheet).toBeVisible();
  return { screen, sheet, onLeave };
};

afterEach(() => page.viewport(360, 800));

it('shows five destinations and keeps the others behind one button', async () => {
  const { screen } = await shown();
  const bar = screen.getByRole('navigation', { name: 'Principal' });
  expect(
    bar
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(NAMES.slice(0, 5));
  await expect.element(screen.getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page');
});

it('six words on a narrow phone have space between them', async () => {
  const { screen } = await shown();
  const boxes = screen
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('listitem')
    .elements()
    .map((place) => {
      const words = document.createRange();
      words.selectNodeContents(place.firstElementChild?.lastChild ?? place);
      return words.getBoundingClientRect();
    });
  const gaps = boxes.slice(1).map(({ left }, n) => left - (boxes[n]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

it('the rest holds the other destinations, the person and the way out', async () => {
  const { sheet, onLeave } = await opened({ current: 'Escola' });
  await expect.element(sheet.getByRole('link', { name: 'Escola' })).toHaveAttribute('aria-current', 'page');
  expect(sheet.getByRole('link').elements()).toHaveLength(2);
  await expect.element(sheet.getByText('Regina Alves')).toBeVisible();
  await sheet.getByRole('button', { name: 'Sair' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});

it('with few destinations the rest is the person and the way out alone', async () => {
  const { sheet } = await opened({ places: 4 });
  expect(sheet.getByRole('navigation').elements()).toHaveLength(0);
  await expect.element(sheet.getByRole('button', { name: 'Sair' })).toBeVisible();
});

it('closes by Escape and gives the focus back', async () => {
  const { screen, sheet } = await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
});

it('closes when a destination is taken', async () => {
  const { sheet } = await opened();
  await sheet.getByRole('link', { name: 'Auditoria' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

it.each([320, 360, 600])('six words stand side by side at %i px, each within its own place', async (width) => {
  const { screen } = await shown({ width });
  const cells = [...screen.getByRole('list').element().children];
  expect(cells).toHaveLength(6);
  for (const cell of cells) {
    const words = document.createRange();
    words.selectNodeContents(cell);
    expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(cell.getBoundingClientRect().width);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('is not there on a wide screen', async () => {
  const { screen } = await shown({ width: 1280 });
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});
