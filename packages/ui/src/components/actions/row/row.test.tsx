import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeyRound } from '../../../icons.ts';
import { LinkProvider } from '../../foundations/link-provider/link-provider.tsx';
import { RowButton, RowLink } from './row.tsx';

it.each([
  ['usable', undefined, 1],
  ['disabled with a reason', 'motivo', 0],
])('%s: one tap acts %s times', async (_name, disabledReason, times) => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <>
      <RowButton
        icon={KeyRound}
        onClick={onClick}
        disabledReason={disabledReason === undefined ? undefined : { id: disabledReason }}
      >
        Alteração de senha
      </RowButton>
      <p id="motivo">Você está apenas visualizando.</p>
    </>,
  );
  const row = screen.getByRole('button', { name: 'Alteração de senha' });
  (row.element() as HTMLButtonElement).click();
  expect(onClick).toHaveBeenCalledTimes(times);
  await expect
    .element(row)
    .toHaveAccessibleDescription(disabledReason === undefined ? '' : 'Você está apenas visualizando.');
});

it('as a link goes through the router of the app', async () => {
  const screen = await render(
    <LinkProvider component={({ href, children }) => <a href={`/v2${href}`}>{children}</a>}>
      <RowLink icon={KeyRound} href="/conta">
        Sua Conta
      </RowLink>
    </LinkProvider>,
  );
  await expect.element(screen.getByRole('link', { name: 'Sua Conta' })).toHaveAttribute('href', '/v2/conta');
});
