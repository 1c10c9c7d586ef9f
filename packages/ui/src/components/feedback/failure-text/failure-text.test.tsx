import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FailureText } from './failure-text.tsx';

it('is red, centred, small, and told when it comes', async () => {
  const screen = await render(<FailureText>{null}</FailureText>);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeInTheDocument();
  await screen.rerender(<FailureText>Erro interno do servidor.</FailureText>);
  await expect.element(alert).toHaveTextContent('Erro interno do servidor.');
  await expect.element(alert).toHaveStyle({ textAlign: 'center', fontSize: '14px' });
});
