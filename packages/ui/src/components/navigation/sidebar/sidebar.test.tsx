import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LogOut, School, UsersRound } from '../../../icons.ts';
import { LinkProvider, type LinkComponentProps } from '../../foundations/link-provider/link-provider.tsx';
import { Sidebar } from './sidebar.tsx';

/** Moves inside the page only, as a router's link does. */
const Link = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`#${href}`}>
    {children}
  </a>
);

const shown = async (width: number) => {
  await page.viewport(width, 800);
  const onLeave = vi.fn<() => void>();
  const screen = await render(
    <LinkProvider component={Link}>
      <Sidebar
        label="Principal"
        items={[
          { href: '/selecao', label: 'Selecionar aluno', icon: School, current: true },
          { href: '/alunos', label: 'Alunos', icon: UsersRound, current: false },
        ]}
        brand={{ full: 'Luneta', mark: 'L' }}
        person={{ name: 'Regina Alves', detail: 'Coordenação' }}
        action={{ label: 'Sair', icon: LogOut, onClick: onLeave }}
        words={{ fold: 'Recolher menu', unfold: 'Expandir menu' }}
      />
    </LinkProvider>,
  );
  return { screen, onLeave };
};

afterEach(() => page.viewport(360, 800));

describe('the column', () => {
  it.each([
    ['open', 1280, 'Recolher menu', true],
    ['folded', 1000, 'Expandir menu', false],
  ])('is %s at %i px', async (_name, width, toggle, person) => {
    const { screen } = await shown(width);
    await expect.element(screen.getByRole('button', { name: toggle })).toBeVisible();
    expect(screen.getByText('Regina Alves').elements()).toHaveLength(person ? 1 : 0);
  });

  it('folds to icons that keep their names, and opens again', async () => {
    const { screen } = await shown(1280);
    const width = () => screen.getByRole('banner').element().getBoundingClientRect().width;
    const open = width();
    await screen.getByRole('button', { name: 'Recolher menu' }).click();
    const unfold = screen.getByRole('button', { name: 'Expandir menu' });
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(screen.getByRole('link', { name: 'Selecionar aluno' }))
      .toHaveAttribute('aria-current', 'page');
    expect(width()).toBeLessThan(open - 100);
    await unfold.click();
    await expect.element(screen.getByText('Coordenação')).toBeVisible();
  });

  it.each([1280, 1000])('at %i px the way out is in sight', async (width) => {
    const { screen, onLeave } = await shown(width);
    await screen.getByRole('button', { name: 'Sair' }).click();
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

it('is not there on a phone', async () => {
  const { screen } = await shown(360);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});
