import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkProvider } from '../../foundations/link-provider/link-provider.tsx';
import { ButtonLink } from './button-link.tsx';
import { ChevronRight } from '../../../icons.ts';
import { Button } from './button.tsx';

it.each([
  ['sm', 44],
  ['md', 48],
  ['lg', 52],
] as const)('size %s is %i px high', async (size, height) => {
  const screen = await render(<Button size={size}>RESPONDER</Button>);
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(height);
});

it('keeps width, name and focus while busy, and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(<Button onClick={onClick}>RESPONDER</Button>);
  const button = screen.getByRole('button', { name: 'RESPONDER' });
  const width = button.element().getBoundingClientRect().width;
  await button.click();
  await screen.rerender(
    <Button onClick={onClick} busy>
      RESPONDER
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button.element());
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

it.each([
  ['as wide as its words', false, 'sm'],
  ['as wide as its parent', true, 'lg'],
] as const)('keeps the wheel of a busy button beside its words, clear of the edge: %s', async (_name, block, size) => {
  const screen = await render(
    <Button busy block={block} size={size}>
      Tentar de novo
    </Button>,
  );
  const button = screen.getByRole('button').element();
  const wheel = button.querySelector('svg')?.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(screen.getByText('Tentar de novo').element());
  const text = [...words.getClientRects()].at(-1);
  if (!wheel || !text) throw new Error('no wheel, no words');
  const { left, right } = button.getBoundingClientRect();
  expect(text.left - wheel.right).toBeCloseTo(4, 0);
  expect(wheel.left - left).toBeGreaterThanOrEqual(5);
  expect(right - text.right).toBeCloseTo(wheel.left - left, 0);
});

it('puts the wheel in the place of the icon after the words', async () => {
  const face = (busy: boolean) => (
    <Button busy={busy} iconEnd={ChevronRight}>
      Próxima
    </Button>
  );
  const screen = await render(face(false));
  const place = () => screen.getByRole('button').element().querySelector('svg')?.getBoundingClientRect().left;
  const before = place();
  await screen.rerender(face(true));
  expect(screen.getByRole('button').element().querySelectorAll('svg')).toHaveLength(1);
  expect(place()).toBeCloseTo(before ?? 0, 0);
});

it('says why it cannot be used, and leads there', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <Button onClick={onClick} disabledReason="Sem internet.">
      Entregar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Entregar' });
  await expect.element(button).toHaveAccessibleDescription('Sem internet.');
  (button.element() as HTMLButtonElement).click();
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Sem internet.');
});

it.each([
  ['usable', {}, 1],
  ['busy', { busy: true }, 0],
  ['disabled with a reason', { disabledReason: 'Preencha a senha.' }, 0],
])('%s submit sends the form %i times', async (_name, props, times) => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" {...props}>
        ENTRAR
      </Button>
    </form>,
  );
  (screen.getByRole('button').element() as HTMLButtonElement).click();
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

it('says its reason by a sentence elsewhere on screen', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <>
      <p id="motivo">Você está apenas visualizando.</p>
      <Button onClick={onClick} disabledReason={{ id: 'motivo' }}>
        Editar avatar
      </Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Editar avatar' });
  await expect.element(button).toHaveAccessibleDescription('Você está apenas visualizando.');
  (button.element() as HTMLButtonElement).click();
  expect(onClick).not.toHaveBeenCalled();
});

it('navigates through the router of the app', async () => {
  const screen = await render(
    <LinkProvider component={({ href, children }) => <a href={`/v2${href}`}>{children}</a>}>
      <ButtonLink href="/home">Início</ButtonLink>
    </LinkProvider>,
  );
  await expect.element(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/v2/home');
});

it('warns that an outside link opens a new tab', async () => {
  const screen = await render(
    <ButtonLink href="https://example.org" external>
      Saber mais
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Saber mais (abre em nova aba)' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});
