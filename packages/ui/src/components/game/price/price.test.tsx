import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Price } from './price.tsx';

it.each([
  [15, 'Pular explicação · 15 moedas'],
  [1, 'Pular explicação · 1 moeda'],
])('a price of %i is part of the name', async (moedas, name) => {
  const screen = await render(
    <Button>
      Pular explicação <Price moedas={moedas} />
    </Button>,
  );
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

it('does not make the button higher', async () => {
  const screen = await render(
    <Button size="sm">
      Pular explicação <Price moedas={15} />
    </Button>,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(44);
});

it('cannot be paid without the coins, and says so', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <Button onClick={onClick} disabledReason="saldo insuficiente">
      Pular explicação <Price moedas={15} />
    </Button>,
  );
  const button = screen.getByRole('button');
  await expect.element(button).toHaveAccessibleDescription('saldo insuficiente');
  (button.element() as HTMLButtonElement).click();
  expect(onClick).not.toHaveBeenCalled();
});
